import { assertOrderable, channelsOf } from './order-rules';
import { aMenu, anOrder } from './testing/order.factory';

describe('the checks at checkout', () => {
  const check =
    (order: object, menu = aMenu()) =>
    () =>
      assertOrderable(menu, { ...anOrder(menu), ...order }, { subtotal: 2500, minimumOrder: menu.fees.minimumOrder });

  it('come in the spec’s order: details, address, minimum, payment', () => {
    const strict = aMenu({
      fees: { delivery: 500, minimumOrder: 9900 },
      accepts: { cardPickup: false, cashPickup: false, cardDelivery: false, cashDelivery: false },
    });
    const nothing = { customerInfo: { name: '', phone: '' }, orderType: 'delivery', paymentMethod: 'card' };
    expect(check(nothing, strict)).toThrow('Please fill in your name and phone number.');
    expect(check({ ...nothing, customerInfo: { name: 'Ada', phone: '1' } }, strict)).toThrow(
      'Please enter your delivery address.',
    );
    expect(check({ ...nothing, customerInfo: { name: 'Ada', phone: '1', address: 'Here' } }, strict)).toThrow(
      'Minimum order is $99.00. Please add more items.',
    );
    expect(
      check(
        { orderType: 'delivery', paymentMethod: 'card', customerInfo: { name: 'Ada', phone: '1', address: 'Here' } },
        { ...strict, fees: { delivery: 500, minimumOrder: 2500 } },
      ),
    ).toThrow('Card payments are not accepted for delivery.');
  });

  it('at a table ask for no name and no number, and go by what is taken there', () => {
    const service = { on: true, payAtTable: true, payAtCounter: true, card: true, cash: false };
    const atTable = (order: object) => () =>
      assertOrderable(
        aMenu(),
        { ...anOrder(aMenu()), customerInfo: { name: '', phone: '' }, ...order },
        { subtotal: 2500, minimumOrder: 0 },
        service,
      );
    expect(atTable({ paymentMethod: 'card' })).not.toThrow();
    expect(atTable({ paymentMethod: 'cash' })).toThrow('Cash payments are not accepted at the table.');
    expect(atTable({ paymentMethod: 'card', customerInfo: { name: '', phone: '12345' } })).toThrow('Please check it');
  });

  it('let an order of exactly the minimum pass', () => {
    expect(check({}, aMenu({ fees: { delivery: 500, minimumOrder: 2500 } }))).not.toThrow();
  });

  it('refuse a number that cannot be one, after all of them and by the restaurant’s country', () => {
    const withPhone = (phone: string, menu = aMenu()) => check({ customerInfo: { name: 'Ada', phone } }, menu);
    expect(withPhone('12345')).toThrow(
      expect.objectContaining({
        code: 'ordering.phone_not_valid',
        detail:
          'This cannot be a phone number. Please check it; a number of another country needs its country code, such as +44.',
      }),
    );
    expect(
      check(
        { paymentMethod: 'card', customerInfo: { name: 'Ada', phone: '12345' } },
        aMenu({ accepts: { cardPickup: false, cashPickup: true, cardDelivery: true, cashDelivery: true } }),
      ),
    ).toThrow('Card payments are not accepted for pickup.');
    expect(withPhone('030 12345678')).toThrow('Please check it');
    expect(
      withPhone('030 12345678', aMenu({ currency: 'EUR', restaurantPhone: '030 901820', timeZone: 'Europe/Berlin' })),
    ).not.toThrow();
    expect(withPhone('+49 30 1234567')).not.toThrow();
  });

  it('look at the payment accepted for the chosen order type', () => {
    const menu = aMenu({ accepts: { cardPickup: false, cashPickup: true, cardDelivery: true, cashDelivery: false } });
    expect(check({ paymentMethod: 'cash' }, menu)).not.toThrow();
    expect(check({ paymentMethod: 'card' }, menu)).toThrow('Card payments are not accepted for pickup.');
  });
});

describe('the restaurant is told on the channels', () => {
  it('that are on', () => {
    expect(channelsOf(aMenu({ channels: { sms: true, whatsapp: true, print: false } }))).toEqual(['sms', 'whatsapp']);
  });

  it('and that can reach it: without a number, none but paper', () => {
    expect(
      channelsOf(aMenu({ restaurantPhone: undefined, channels: { sms: true, whatsapp: true, print: true } })),
    ).toEqual(['print']);
  });

  it('and no WhatsApp chat is offered with a number whose country cannot be told', () => {
    expect(
      channelsOf(
        aMenu({
          restaurantPhone: '030 1234567',
          currency: 'EUR',
          channels: { sms: true, whatsapp: true, print: false },
        }),
      ),
    ).toEqual(['sms']);
  });
});
