import type { Menu, ReadingFacts } from '@chalkboard/contracts';
import { acceptAll, houseRows, likelyZone, zonesFor } from './house-rows';

const menu = (more: Partial<Menu> = {}) =>
  ({
    restaurantName: 'Osteria Lucia',
    restaurantPhone: '(207) 555-0142',
    restaurantAddress: '218 Wharf Street, Portland, ME',
    currency: 'USD',
    timeZone: 'America/New_York',
    categories: [{ id: 'c', name: 'Pasta', items: [] }],
    ...more,
  }) as Menu;
const source = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.02 };
const reading = (hours?: string) =>
  ({ house: { name: source, ...(hours !== undefined && { hours: { text: hours, source } }) } }) as ReadingFacts;
const MAINE = ['America/New_York'];

describe('What is accepted of the house', () => {
  it('is all that has a value, in one change', () => {
    expect(acceptAll(houseRows(menu(), { timeZones: MAINE }))).toEqual({
      settledDetails: ['name', 'phone', 'address', 'currency', 'timeZone'],
    });
  });

  it('takes the printed hours where they are clear, and leaves them open where they are not', () => {
    expect(acceptAll(houseRows(menu(), { reading: reading('Sat 10am-2pm'), timeZones: MAINE }))).toMatchObject({
      openingHours: { weekly: [{ day: 6, from: '10:00', to: '14:00' }] },
      settledDetails: expect.arrayContaining(['hours']) as unknown,
    });
    expect(
      acceptAll(houseRows(menu(), { reading: reading('Sat 10-2 or so'), timeZones: MAINE }))?.settledDetails,
    ).not.toContain('hours');
  });

  it('keeps hours that the menu has, whatever the paper says', () => {
    const openingHours = { weekly: [{ day: 1, from: '09:00', to: '10:00' }], exceptions: [] };
    const all = acceptAll(houseRows(menu({ openingHours }), { reading: reading('Sat 10am-2pm'), timeZones: MAINE }));
    expect(all).not.toHaveProperty('openingHours');
    expect(all?.settledDetails).toContain('hours');
  });

  it('is never a name that nobody gave', () => {
    for (const restaurantName of ['My Restaurant', 'PASTA'])
      expect(acceptAll(houseRows(menu({ restaurantName }), { timeZones: MAINE }))?.settledDetails).toEqual([
        'phone',
        'address',
        'currency',
        'timeZone',
      ]);
  });

  it('has the currency that stands to choose where none is printed, and says it, which settles it', () => {
    expect(acceptAll(houseRows(menu({ currencyAssumed: true }), { timeZones: MAINE }))).toMatchObject({
      currency: 'USD',
    });
    expect(acceptAll(houseRows(menu({ currencyAssumed: true }), { timeZones: MAINE, currency: 'CAD' }))).toMatchObject({
      currency: 'CAD',
    });
    expect(acceptAll(houseRows(menu(), { timeZones: MAINE }))).not.toHaveProperty('currency');
  });

  it('is taken to be by the clock of this device where it has no address to tell, and that is one of those it may have', () => {
    const zones = ['America/New_York', 'America/Chicago'];
    expect(zonesFor({}, zones, 'America/Chicago')).toEqual(['America/Chicago']);
    expect(zonesFor({}, zones, 'Europe/Rome')).toEqual(zones);
    // Else a menu of which nothing is known would go by the clock of New York.
    expect(zonesFor({}, [], 'Europe/Rome')).toEqual(['Europe/Rome']);
    expect(zonesFor({ restaurantAddress: '1 Elm St, Smallville, KS' }, zones, 'America/Chicago')).toEqual(zones);
  });

  it('has the zone that follows from the address, and asks where there are several', () => {
    expect(acceptAll(houseRows(menu(), { timeZones: ['America/Chicago'] }))).toMatchObject({
      timeZone: 'America/Chicago',
    });
    expect(
      acceptAll(houseRows(menu(), { timeZones: ['America/Chicago', 'America/Denver'] }))?.settledDetails,
    ).not.toContain('timeZone');
    expect(likelyZone(menu({ settledDetails: ['timeZone'] }), ['America/Chicago'])).toBe('America/New_York');
  });

  it('leaves out what is settled, and is nothing when all is', () => {
    const rows = houseRows(menu({ settledDetails: ['name', 'phone', 'currency'] }), { timeZones: MAINE });
    expect(acceptAll(rows)?.settledDetails).toEqual(['address', 'timeZone']);
    expect(
      acceptAll(houseRows(menu({ settledDetails: ['name', 'phone', 'address', 'hours', 'currency', 'timeZone'] }), {})),
    ).toBeUndefined();
  });

  it('names the place on the paper where each was read', () => {
    const at = new Map(
      houseRows(menu(), { reading: reading('Sat 10am-2pm') }).map(({ detail, region }) => [detail, region]),
    );
    expect([at.get('name'), at.get('hours'), at.get('phone'), at.get('currency')]).toEqual([
      source,
      source,
      undefined,
      undefined,
    ]);
  });
});
