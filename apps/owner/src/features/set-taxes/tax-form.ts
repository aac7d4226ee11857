import type { TaxRules } from '@chalkboard/contracts';
import { randomKey } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import type { CountryTax } from './country-taxes';

const t = texts.taxes;

/** A rate as it is typed. */
export interface RateRow {
  readonly id: string;
  readonly name: string;
  readonly pickup: string;
  readonly delivery: string;
  /** Eaten at the table; empty: as for pickup. */
  readonly table: string;
}

/** Tax rules as they are edited: percentages as they are typed, and `''` for "no rate". */
export interface TaxForm {
  readonly on: boolean;
  readonly included: boolean;
  readonly rounding: TaxRules['rounding'];
  readonly rates: readonly RateRow[];
  readonly defaultRateId: string;
  readonly categoryRates: Readonly<Record<string, string>>;
  readonly itemRates: Readonly<Record<string, string>>;
  readonly deliveryRateId: string;
  readonly service: {
    readonly on: boolean;
    readonly name: string;
    readonly percent: string;
    readonly pickup: boolean;
    readonly delivery: boolean;
    /** Undefined: as for pickup. */
    readonly table?: boolean;
    readonly rateId: string;
  };
}

const NO_SERVICE: TaxForm['service'] = {
  on: false,
  name: t.service.defaultName,
  percent: '10',
  pickup: true,
  delivery: true,
  rateId: '',
};

/** A row with nothing in it yet. */
export function newRate(): RateRow {
  return { id: randomKey(), name: '', pickup: '', delivery: '', table: '' };
}

/** Saved rules as a form. @param proposal for a menu that has none */
export function toForm(saved: TaxRules | undefined, proposal: CountryTax | undefined): TaxForm {
  if (!saved) return { ...withCountry(EMPTY, proposal), on: false };
  const { included, rounding, defaultRateId, categoryRates, itemRates, deliveryRateId = '', serviceCharge } = saved;
  return {
    on: true,
    included,
    rounding,
    rates: saved.rates.map(({ pickup, delivery, table, ...rate }) => ({
      ...rate,
      pickup: String(pickup),
      delivery: String(delivery),
      table: table === undefined ? '' : String(table),
    })),
    defaultRateId,
    categoryRates,
    itemRates,
    deliveryRateId,
    service: serviceCharge
      ? { on: true, ...serviceCharge, percent: String(serviceCharge.percent), rateId: serviceCharge.rateId ?? '' }
      : NO_SERVICE,
  };
}

const EMPTY: TaxForm = {
  on: false,
  included: true,
  rounding: 'order',
  rates: [],
  defaultRateId: '',
  categoryRates: {},
  itemRates: {},
  deliveryRateId: '',
  service: NO_SERVICE,
};

/** The form with the usual rates of a country in the place of its own; assignments of rates that are gone go too. */
export function withCountry(form: TaxForm, tax: CountryTax | undefined): TaxForm {
  const rates = (tax?.rates ?? [{ name: t.rates.defaultName, percent: undefined }]).map(({ name, percent }, at) => ({
    // Ids are only compared within their menu.
    id: `${(tax?.country ?? 'tax').toLowerCase()}-${at + 1}`,
    name,
    pickup: percent === undefined ? '' : String(percent),
    delivery: percent === undefined ? '' : String(percent),
    table: '',
  }));
  return withRates(
    { ...form, included: tax?.included ?? form.included, rounding: tax?.rounding ?? form.rounding },
    rates,
  );
}

/** The form with these rates; what names another rate names none. */
export function withRates(form: TaxForm, rates: readonly RateRow[]): TaxForm {
  const ids = new Set(rates.map(({ id }) => id));
  const kept = (record: TaxForm['itemRates']) =>
    Object.fromEntries(Object.entries(record).filter(([, id]) => ids.has(id)));
  const { defaultRateId, deliveryRateId, service } = form;
  return {
    ...form,
    rates,
    defaultRateId: ids.has(defaultRateId) ? defaultRateId : (rates[0]?.id ?? ''),
    categoryRates: kept(form.categoryRates),
    itemRates: kept(form.itemRates),
    deliveryRateId: ids.has(deliveryRateId) ? deliveryRateId : '',
    service: { ...service, rateId: ids.has(service.rateId) ? service.rateId : '' },
  };
}

/** What is to be saved. Null: off. */
export function toRule(form: TaxForm): TaxRules | null {
  if (!form.on) return null;
  const { included, rounding, defaultRateId, categoryRates, itemRates, deliveryRateId, service } = form;
  return {
    included,
    rounding,
    rates: form.rates.map(({ id, name, pickup, delivery, table }) => ({
      id,
      name: name.trim(),
      pickup: percentOf(pickup) ?? 0,
      delivery: percentOf(delivery) ?? 0,
      ...(table.trim() && { table: percentOf(table) ?? 0 }),
    })),
    defaultRateId,
    categoryRates: { ...categoryRates },
    itemRates: { ...itemRates },
    ...(deliveryRateId && { deliveryRateId }),
    ...(service.on && {
      serviceCharge: {
        name: service.name.trim(),
        percent: percentOf(service.percent) ?? 0,
        pickup: service.pickup,
        delivery: service.delivery,
        ...(service.table !== undefined && { table: service.table }),
        ...(service.rateId && { rateId: service.rateId }),
      },
    }),
  };
}

/** A percentage as people type it: "8.25", "8,25 %". Undefined: it is none from 0 to 100 with up to three decimals. */
export function percentOf(typed: string): number | undefined {
  const plain = typed.replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(plain)) return undefined;
  const percent = Number(plain);
  return percent <= 100 ? percent : undefined;
}

/** What is wrong with a percentage, in words; undefined: nothing. */
export function percentFault(typed: string): string | undefined {
  return percentOf(typed) === undefined ? t.percentFault : undefined;
}

/** What is wrong with a rate's name. */
export function nameFault(rates: readonly RateRow[], at: number): string | undefined {
  const name = rates[at]?.name.trim().toLowerCase();
  if (!name) return t.rates.nameMissing;
  return rates.some((other, index) => index < at && other.name.trim().toLowerCase() === name)
    ? t.rates.nameTwice
    : undefined;
}

/** What holds, in few words. */
export function summaryOf(saved: TaxRules | undefined): string {
  if (!saved) return t.off;
  const [first, ...more] = saved.rates;
  const kind = saved.included ? t.state.included : t.state.added;
  return more.length > 0 || !first
    ? t.state.several({ count: saved.rates.length, kind })
    : t.state.one({
        rate: first.pickup === first.delivery ? `${first.pickup} %` : `${first.pickup}–${first.delivery} %`,
        kind,
      });
}
