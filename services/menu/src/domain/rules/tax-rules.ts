import type { TaxRules } from '@chalkboard/contracts';
import { MenuError } from '../menu/menu.errors';

/**
 * Checks what the shape of tax rules cannot say.
 * @throws MenuError `menu.invalid_rules`
 */
export function assertTaxRules({
  rates,
  defaultRateId,
  categoryRates,
  itemRates,
  deliveryRateId,
  serviceCharge,
}: TaxRules): void {
  const ids = new Set(rates.map(({ id }) => id));
  if (ids.size < rates.length) throw invalid('Two tax rates have the same id. Please add one of them again.');
  const names = new Set<string>();
  for (const { name, pickup, delivery } of rates) {
    const key = name.toLowerCase();
    if (names.has(key)) throw invalid(`Two tax rates are called “${name}”. Please give each a name of its own.`);
    names.add(key);
    for (const percent of [pickup, delivery]) assertPercent(percent, `“${name}”`);
  }
  if (!ids.has(defaultRateId))
    throw invalid('The rate for all other dishes is not one of your rates. Please choose it again.');
  if (Object.values(categoryRates).some((id) => !ids.has(id)))
    throw invalid('A category has a tax rate that is not one of your rates. Please choose it again.');
  if (Object.values(itemRates).some((id) => !ids.has(id)))
    throw invalid('A dish has a tax rate that is not one of your rates. Please choose it again.');
  if (deliveryRateId !== undefined && !ids.has(deliveryRateId))
    throw invalid('The delivery fee has a tax rate that is not one of your rates. Please choose it again.');
  if (!serviceCharge) return;
  assertPercent(serviceCharge.percent, 'The service charge');
  if (serviceCharge.rateId !== undefined && !ids.has(serviceCharge.rateId))
    throw invalid('The service charge has a tax rate that is not one of your rates. Please choose it again.');
  if (!serviceCharge.pickup && !serviceCharge.delivery)
    throw invalid('The service charge is for no order. Please choose pickup or delivery, or turn it off.');
}

function assertPercent(percent: number, what: string): void {
  if (!(percent >= 0 && percent <= 100))
    throw invalid(`${what} is ${percent} %. Please write a rate between 0 and 100 %.`);
  if (Math.abs(percent * 1000 - Math.round(percent * 1000)) > 1e-6)
    throw invalid(`${what} is ${percent} %. Please write at most three decimals, such as 8.875.`);
}

function invalid(detail: string): MenuError {
  return new MenuError('menu.invalid_rules', detail);
}
