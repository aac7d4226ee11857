import type { DeliveryRules } from '@chalkboard/contracts';

/** The lowest fee and minimum of all zones, to be shown as "from"; undefined where there are no zones. */
export function lowestOfZones(
  rules: DeliveryRules | undefined,
): { readonly fee: number; readonly minimumOrder: number } | undefined {
  if (!rules?.offered || rules.zones.length === 0) return undefined;
  const lowest = (amounts: readonly number[]) => Math.min(...amounts);
  return {
    fee: lowest(rules.zones.map(({ fee }) => fee)),
    minimumOrder: lowest(rules.zones.map(({ minimumOrder }) => minimumOrder)),
  };
}
