const currencies = new Intl.DisplayNames('en', { type: 'currency' });

/** Every word of a field for money, wherever it stands. */
export const price = {
  /** What a field takes, for who does not see the sign in it. */
  hint: (currency: string) =>
    `An amount in ${currencies.of(currency) ?? currency} (${currency}), or words such as “market price”`,
  market: 'Market price',
  useMarket: 'It is the market price',
  free: { question: '0 — is it free?', yes: 'Yes, it is free', no: 'No, correct it' },
  fee: (sign: string) => `Delivery fee (${sign})`,
  minimum: (sign: string) => `Minimum order (${sign})`,
};
