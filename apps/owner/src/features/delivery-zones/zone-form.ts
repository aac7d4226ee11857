import type { DeliveryRules, DeliveryZone, GeoPoint, ZoneArea } from '@chalkboard/contracts';
import { LETTERS, ORDER } from '@chalkboard/contracts/limits';
import { currencyExponent, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { typedAmount } from '@chalkboard/menu-rules/typed-price';
import { crossesItself, isOnOneLine, plainPostcode } from '@chalkboard/menu-rules/zone-area';
import { faultSentence } from '../../shared/prices/fault-sentence';
import { texts } from '../../texts';

const t = texts.deliveryZones.faults;

/** A zone as it is typed; what is typed for another kind of area stays until it is saved. */
export interface ZoneForm {
  readonly id: string;
  readonly name: string;
  readonly kind: ZoneArea['kind'];
  readonly postcodes: string;
  readonly centre: string;
  readonly radiusKm: string;
  readonly points: string;
  readonly fee: string;
  readonly minimum: string;
  readonly freeFrom: string;
  readonly minutes: string;
}

export interface DeliveryForm {
  readonly offered: boolean;
  readonly zones: readonly ZoneForm[];
}

export type ZoneFaults = Partial<Record<Exclude<keyof ZoneForm, 'id' | 'kind'>, string>>;

export function newZone(id: string, currency: string, like?: ZoneForm): ZoneForm {
  const nothing = (0).toFixed(currencyExponent(currency));
  return {
    id,
    name: '',
    kind: like?.kind ?? 'postcodes',
    postcodes: '',
    centre: like?.centre ?? '',
    radiusKm: '',
    points: '',
    fee: '',
    minimum: like?.minimum ?? nothing,
    freeFrom: '',
    minutes: '',
  };
}

/** What the fields show of the saved rule. */
export function toForm(rules: DeliveryRules | undefined, currency: string): DeliveryForm {
  if (!rules) return { offered: true, zones: [] };
  const amount = (minor: number) => minorToDecimal(minor, currency).toFixed(currencyExponent(currency));
  return {
    offered: rules.offered,
    zones: rules.zones.map(({ id, name, area, fee, minimumOrder, freeFrom, minutes }) => ({
      ...newZone(id, currency),
      name,
      kind: area.kind,
      ...(area.kind === 'postcodes' && { postcodes: area.postcodes.join(', ') }),
      ...(area.kind === 'circle' && { centre: pointText(area.centre), radiusKm: String(area.radiusMeters / 1000) }),
      ...(area.kind === 'polygon' && { points: area.points.map(pointText).join('\n') }),
      fee: amount(fee),
      minimum: amount(minimumOrder),
      freeFrom: freeFrom === undefined ? '' : amount(freeFrom),
      minutes: minutes === undefined ? '' : String(minutes),
    })),
  };
}

/** What is saved; null: one fee everywhere, as without the rule. Only of a form without faults. */
export function toRule({ offered, zones }: DeliveryForm, currency: string): DeliveryRules | null {
  if (offered && zones.length === 0) return null;
  const amount = (text: string) => {
    const typed = typedAmount(text, currency);
    return typed.kind === 'amount' ? typed.minor : 0;
  };
  return {
    offered,
    zones: zones.map((zone): DeliveryZone => ({
      id: zone.id,
      name: zone.name.trim(),
      area: areaOf(zone),
      fee: amount(zone.fee),
      minimumOrder: amount(zone.minimum),
      ...(zone.freeFrom.trim() && { freeFrom: amount(zone.freeFrom) }),
      ...(zone.minutes.trim() && { minutes: Number(zone.minutes) }),
    })),
  };
}

/** What is wrong with a zone, by field, in words. */
export function faultsOf(zone: ZoneForm, { zones }: Pick<DeliveryForm, 'zones'>, currency: string): ZoneFaults {
  const name = zone.name.trim().toLowerCase();
  const isTaken = zones.some((other) => other.id !== zone.id && other.name.trim().toLowerCase() === name);
  const minutes = zone.minutes.trim();
  const found: Record<string, string | undefined> = {
    name: name === '' ? t.name : isTaken ? t.sameName : undefined,
    ...areaFaults(zone),
    fee: amountFault(zone.fee, currency, true),
    minimum: amountFault(zone.minimum, currency, true),
    freeFrom: amountFault(zone.freeFrom, currency, false),
    minutes: minutes === '' || (/^\d+$/.test(minutes) && Number(minutes) <= ORDER.maxMinutes) ? undefined : t.minutes,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/**
 * Postcodes as they are typed: between commas, semicolons or lines, each once. Spaces divide those alone that are
 * figures of four or more: "77002 77003" are two, "SW1A 1AA" and "123 45" are one.
 */
export function postcodesOf(text: string): string[] {
  const written = text
    .split(/[,;\n]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .flatMap((part) => (/^\d{4,}\*?( \d{4,}\*?)+$/.test(part) ? part.split(' ') : [part]))
    .filter((part) => plainPostcode(part) !== '');
  return [...new Map(written.map((postcode) => [plainPostcode(postcode), postcode])).values()];
}

/** "52.5219, 13.4132". Undefined: that is none. */
export function pointOf(text: string): GeoPoint | undefined {
  const [, lat, lon] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : undefined;
}

export function pointText({ lat, lon }: GeoPoint): string {
  return `${Number(lat.toFixed(6))}, ${Number(lon.toFixed(6))}`;
}

/** The corners that are typed so far. */
export function pointsOf(text: string): GeoPoint[] {
  return linesOf(text).flatMap((line) => pointOf(line) ?? []);
}

function areaOf(zone: ZoneForm): ZoneArea {
  if (zone.kind === 'postcodes') return { kind: 'postcodes', postcodes: postcodesOf(zone.postcodes) };
  if (zone.kind === 'polygon') return { kind: 'polygon', points: pointsOf(zone.points) };
  const centre = pointOf(zone.centre) ?? { lat: 0, lon: 0 };
  return { kind: 'circle', centre, radiusMeters: Math.round(kilometres(zone.radiusKm) * 1000) };
}

function areaFaults(zone: ZoneForm): ZoneFaults {
  if (zone.kind === 'postcodes') {
    const postcodes = postcodesOf(zone.postcodes);
    const long = postcodes.find((postcode) => postcode.length > LETTERS.postcode);
    if (long !== undefined) return { postcodes: t.longPostcode({ written: long }) };
    return postcodes.length === 0 ? { postcodes: t.postcodes } : {};
  }
  if (zone.kind === 'circle') {
    const km = kilometres(zone.radiusKm);
    return {
      ...(!pointOf(zone.centre) && { centre: t.centre }),
      ...(!(km >= 0.05 && km <= 100) && { radiusKm: t.radius }),
    };
  }
  const wrong = linesOf(zone.points).find((line) => !pointOf(line));
  if (wrong !== undefined) return { points: t.point({ line: wrong.trim() }) };
  const points = pointsOf(zone.points);
  if (points.length < 3) return { points: t.points };
  if (isOnOneLine(points)) return { points: t.flat };
  return crossesItself(points) ? { points: t.crosses } : {};
}

function amountFault(text: string, currency: string, needed: boolean): string | undefined {
  const amount = typedAmount(text, currency);
  if (amount.kind === 'fault') return faultSentence(amount.sentence, currency);
  return needed && amount.kind === 'nothing' ? t.amount : undefined;
}

/** What is typed as a radius; NaN: it is no number. */
export function kilometres(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
