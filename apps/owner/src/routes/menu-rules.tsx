import type { HostV1, Menu } from '@chalkboard/contracts';
import type { ComponentType } from 'react';
import { AllergenChartSection } from '../features/allergen-chart/allergen-chart-section';
import { ChoicesSection } from '../features/choice-groups/choices-section';
import { DeliveryZones } from '../features/delivery-zones/delivery-zones';
import { PaymentSection } from '../features/get-paid/payment-section';
import { HappyHours } from '../features/happy-hours/happy-hours';
import { ServingTimes } from '../features/serving-times/serving-times';
import { TaxSection } from '../features/set-taxes/tax-section';
import { TablesSection } from '../features/set-up-tables/tables-section';
import { followsAnother } from '../shared/locations/follows-another';

/** One rule's part of the page. */
export type RulePart = ComponentType<{ readonly host: HostV1; readonly menu: Menu }>;

/** The rules in the order in which an owner meets them. */
const PARTS: readonly RulePart[] = [
  DeliveryZones,
  TaxSection,
  ServingTimes,
  HappyHours,
  ChoicesSection,
  AllergenChartSection,
  TablesSection,
  PaymentSection,
];

/** What an owner can turn on beside the settings, each folded until it is wanted and saved alone. */
export function MenuRules({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  return PARTS.filter((Part) => Part !== ChoicesSection || !followsAnother(menu)).map((Part, index) => (
    <Part key={index} host={host} menu={menu} />
  ));
}
