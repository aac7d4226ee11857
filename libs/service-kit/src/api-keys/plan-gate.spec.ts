import type { PlanId } from '@chalkboard/contracts';
import type { Requester } from '../messaging/requester';
import { PlanGate } from './plan-gate';

const BUSINESS = '7b1c3a2e-1111-4222-8333-444455556666';

/** A gate with its switch on or off, where identity tells this plan. */
function gate({ enforces, plan = null }: { readonly enforces: boolean; readonly plan?: PlanId | null }) {
  const ask = jest.fn().mockResolvedValue({ plan });
  const made = new PlanGate({ ask } as unknown as Requester);
  jest.spyOn(made, 'enforces', 'get').mockReturnValue(enforces);
  return { made, ask };
}

test('lets every plan through while the switch is off, and asks nobody', async () => {
  const { made, ask } = gate({ enforces: false });
  await made.assertAllows('webhooks', BUSINESS);
  await made.assertAllows('figures', undefined);
  expect(ask).not.toHaveBeenCalled();
});

test('lets those through that have it in the table, once the switch is on', async () => {
  await gate({ enforces: true, plan: 'pro' }).made.assertAllows('figures', BUSINESS);
  await gate({ enforces: true, plan: 'enterprise' }).made.assertAllows('webhooks', BUSINESS);
  await expect(gate({ enforces: true, plan: 'pro' }).made.assertAllows('webhooks', BUSINESS)).rejects.toMatchObject({
    code: 'access.plan_needed',
    extras: { plans: ['enterprise'] },
  });
});

test('takes a menu of no business, and a business that is gone, for the free plan', async () => {
  const nobody = gate({ enforces: true, plan: 'enterprise' });
  expect(await nobody.made.allows('figures', undefined)).toBe(false);
  expect(nobody.ask).not.toHaveBeenCalled();
  expect(await gate({ enforces: true, plan: null }).made.allows('figures', BUSINESS)).toBe(false);
});
