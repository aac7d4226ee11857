import type { DeliveryZone, QuoteResponse } from '@chalkboard/contracts';
import { menuWith } from '../../testing/menu.factory';
import { deliveryByMenu, deliveryByQuote, isDeliveryOffered } from './delivery-terms';

const ZONE: DeliveryZone = {
  id: 'z',
  name: 'Centre',
  area: { kind: 'postcodes', postcodes: ['77002'] },
  fee: 300,
  minimumOrder: 1500,
  freeFrom: 5000,
};
const zoned = menuWith({ rules: { delivery: { offered: true, zones: [ZONE] } } });

it('a delivery is counted by the menu where the server was not asked', () => {
  expect(deliveryByMenu(menuWith({}), {}, 2000)).toEqual({ feeMinor: 500, minimumMinor: 0 });
  expect(deliveryByMenu(zoned, { postcode: '77002' }, 2000)).toEqual({
    feeMinor: 300,
    minimumMinor: 1500,
    zone: 'Centre',
    freeFromMinor: 5000,
  });
  expect(deliveryByMenu(zoned, { postcode: '77002' }, 5000).feeMinor).toBe(0);
});

it('where the fee is not known, no fee is shown, and the first thing that lacks is asked for', () => {
  expect(deliveryByMenu(zoned, {}, 2000)).toMatchObject({
    feeMinor: 0,
    problem: { code: 'ordering.postcode_required', refusal: { title: 'Postcode Required', fields: ['postcode'] } },
  });
  expect(deliveryByMenu(zoned, { postcode: '90210' }, 2000).problem?.code).toBe('ordering.outside_delivery_area');
});

it('the server’s word counts, and what it does not name is as on the menu', () => {
  const quote = { deliveryFee: 300, minimumOrder: 1500 } as QuoteResponse;
  expect(deliveryByQuote(quote)).toBeUndefined();
  expect(deliveryByQuote({ ...quote, zone: { name: 'Centre', freeFrom: 5000 } })).toEqual({
    feeMinor: 300,
    minimumMinor: 1500,
    zone: 'Centre',
    freeFromMinor: 5000,
  });
  const problem = { code: 'ordering.outside_delivery_area', detail: 'Outside.' };
  expect(deliveryByQuote({ ...quote, zone: { problem } })?.problem?.code).toBe('ordering.outside_delivery_area');
});

it('delivery is offered until the owner says otherwise', () => {
  expect([isDeliveryOffered(menuWith({})), isDeliveryOffered(zoned)]).toEqual([true, true]);
  expect(isDeliveryOffered(menuWith({ rules: { delivery: { offered: false, zones: [] } } }))).toBe(false);
});
