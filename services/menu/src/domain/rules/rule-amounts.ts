import type { ChoiceOption, MenuRules } from '@chalkboard/contracts';

/**
 * Rules with every amount as the same number in a currency of other decimals, as prices are when a menu changes its
 * currency: 5.00 becomes 5, and 5 becomes 5.00.
 * @param decimals of the currency before and after
 */
export function rulesInDecimals(
  rules: MenuRules,
  { before, after }: { readonly before: number; readonly after: number },
): MenuRules {
  if (before === after) return rules;
  const amount = (minor: number) => Math.round(minor * 10 ** (after - before));
  const option = ({ unitPrice, sizePrices, ...rest }: ChoiceOption): ChoiceOption => ({
    ...rest,
    unitPrice: amount(unitPrice),
    ...(sizePrices && {
      sizePrices: Object.fromEntries(Object.entries(sizePrices).map(([size, minor]) => [size, amount(minor)])),
    }),
  });
  const { delivery, happyHours, choices } = rules;
  return {
    ...rules,
    ...(delivery && {
      delivery: {
        ...delivery,
        zones: delivery.zones.map(({ fee, minimumOrder, freeFrom, ...zone }) => ({
          ...zone,
          fee: amount(fee),
          minimumOrder: amount(minimumOrder),
          ...(freeFrom !== undefined && { freeFrom: amount(freeFrom) }),
        })),
      },
    }),
    ...(happyHours && {
      happyHours: happyHours.map(({ off, ...hour }) => ({
        ...hour,
        off: off.kind === 'amount' ? { ...off, amount: amount(off.amount) } : off,
      })),
    }),
    ...(choices && {
      choices: {
        ...choices,
        groups: choices.groups.map((group) => ({ ...group, options: group.options.map(option) })),
      },
    }),
  };
}
