import { parseCustomerContact } from './customer-contact';

describe('by what somebody asks for their data', () => {
  it.each([
    ['Ada@Example.com ', { kind: 'email', value: 'ada@example.com' }],
    ['(503) 555-0119', { kind: 'phone', value: '+15035550119' }],
    ['+44 20 7946 0958', { kind: 'phone', value: '+442079460958' }],
    ['0049 30 901820', { kind: 'phone', value: '+4930901820' }],
  ] as const)('is %s', (typed, contact) => {
    expect(parseCustomerContact(typed)).toEqual(contact);
  });

  it.each(['030 901820', '333 123 4567', '0171 1234567', '12345'])(
    'is no number without its country’s code, for it could be anybody’s: %j',
    (typed) => {
      expect(() => parseCustomerContact(typed)).toThrow(
        expect.objectContaining({
          code: 'privacy.country_code_missing',
          message: expect.stringContaining('such as +39 333 123 4567'),
        }),
      );
    },
  );

  it.each(['', 'Ada', 'ada@example', '+1', '+1 23456', '+1 333 123 4567', '0039'])(
    'is nothing to which a code could be sent: %j',
    (typed) => {
      expect(() => parseCustomerContact(typed)).toThrow(expect.objectContaining({ code: 'privacy.contact_invalid' }));
    },
  );
});
