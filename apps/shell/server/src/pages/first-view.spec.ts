import { drawnFrom, firstViewOf } from './first-view';

describe('The first view of a page', () => {
  it.each([
    ['a menu', '/menu/:shareId', '/api/menu/demo', '/fragments/menu/demo', true],
    ['a checkout', '/checkout/:shareId', '/api/menu/demo', undefined, false],
    ['the directory', '/restaurant-directory', undefined, '/fragments/directory', false],
  ])('%s', (_, path, reads, drawnAt, inLanguages) => {
    expect(firstViewOf({ path, params: { shareId: 'demo' } })).toEqual({ reads, drawnAt, inLanguages });
  });

  it('is drawn again where what it was drawn from has changed', () => {
    expect(drawnFrom('/api/menu/:shareId', { shareId: 'demo' })).toEqual(['/fragments/menu/demo']);
    expect(drawnFrom('/api/orders', {})).toEqual([]);
  });

  it('of other pages is drawn by scripts alone', () => {
    expect(firstViewOf({ path: '/sign-in', params: {} })).toBeUndefined();
  });

  it('stays at its address whatever the part of the page is', () => {
    const reads = (shareId: string) => firstViewOf({ path: '/menu/:shareId', params: { shareId } })?.reads;
    expect(reads('a%2Fb')).toBe('/api/menu/a%2Fb');
    expect(reads('..')).toBe('/api/menu/..');
    expect(reads('%E0%A4%A')).toBe('/api/menu/%25E0%25A4%25A');
  });
});
