import { SECRET_IN_PATH } from './routes';

describe('What a log keeps of a path', () => {
  it.each([
    ['/api/orders/track/AbC-123/events', '/api/orders/track/…/events'],
    ['/order/AbC-123', '/order/…'],
    ['/board/AbC-123', '/board/…'],
    ['/account/closed/AbC-123', '/account/closed/…'],
    ['/api/account/closures/AbC-123', '/api/account/closures/…'],
    ['/api/notify/cloudprnt/AbC-123', '/api/notify/cloudprnt/…'],
    ['/api/notify/epson/AbC-123', '/api/notify/epson/…'],
    ['/api/orders/board/menu-1/seen', '/api/orders/board/menu-1/seen'],
    ['/menu/menu-1/orders', '/menu/menu-1/orders'],
  ])('of %s is %s', (path, kept) => expect(path.replace(SECRET_IN_PATH, '$1…')).toBe(kept));
});
