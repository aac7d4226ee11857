import { assertTakesOrders } from './business-state';

describe('orders', () => {
  it('are taken unless the menu’s business was rejected or is closed, which is said plainly', () => {
    expect(() => assertTakesOrders({}, 'open')).not.toThrow();
    expect(() => assertTakesOrders({}, 'rejected')).toThrow(
      expect.objectContaining({ code: 'ordering.orders_stopped' }),
    );
    expect(() => assertTakesOrders({}, 'closed')).toThrow(expect.objectContaining({ code: 'ordering.menu_withdrawn' }));
  });

  it('are not taken by a location that was removed', () =>
    expect(() => assertTakesOrders({ closed: true }, 'open')).toThrow(
      expect.objectContaining({ code: 'ordering.menu_withdrawn', detail: expect.stringContaining('closed for good') }),
    ));
});
