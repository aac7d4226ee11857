import { incompleteBusiness } from './signup-draft';

describe('a signup that was left', () => {
  it('is an incomplete business once it names one, and an address or a number', () => {
    expect(incompleteBusiness({ step: 1, fields: { businessName: 'Lavagna' } })).toBeUndefined();
    expect(incompleteBusiness({ step: 1, fields: { email: 'ada@example.com', phone: '1' } })).toBeUndefined();
    expect(
      incompleteBusiness({
        step: 2,
        fields: { businessName: ' Lavagna ', phone: '415 555 0132', subscriptionPlan: 'free', termsAccepted: true },
      }),
    ).toEqual({
      businessName: 'Lavagna',
      ownerName: '',
      email: '',
      phone: '415 555 0132',
      plan: 'free',
    });
  });

  it('has the plan that is chosen by default where it names none that there is', () => {
    expect(
      incompleteBusiness({ step: 1, fields: { businessName: 'L', email: 'a@b.example', subscriptionPlan: 'gold' } })
        ?.plan,
    ).toBe('pro');
  });
});
