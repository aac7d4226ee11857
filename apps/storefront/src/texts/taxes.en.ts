import type { OrderTax } from '@chalkboard/contracts';

/** Words about tax, on the checkout of a restaurant that has tax rates. */
export const taxTexts = {
  serviceCharge: 'Service charge',
  tax: 'Tax',
  /** In the place of the sentence that says no tax is added. */
  terms: ({ included }: Pick<OrderTax, 'included'>) =>
    `${included ? 'Tax is included in the prices' : 'Tax is added as shown'}; prices are the restaurant’s own. You pay the restaurant directly.`,
};
