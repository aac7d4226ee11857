import { pageList, pageOf, type PreparedPage } from './page-list';

const page = (name: string): PreparedPage => pageOf(new File(['x'], name, { type: 'image/png' }));
const [a, b, c] = [page('a'), page('b'), page('c')];
const names = (pages: readonly PreparedPage[]) => pages.map(({ file }) => file.name).join('');

test('new pages come last, in the order in which they were chosen', () => {
  expect(names(pageList([c], { type: 'added', files: [a.file, b.file] }))).toBe('cab');
});

test.each([
  ['first', 0, 'bac'],
  ['where it is', 1, 'abc'],
  ['last', 2, 'acb'],
])('a page moved to be %s', (_, to, order) => {
  expect(names(pageList([a, b, c], { type: 'moved', id: b.id, to }))).toBe(order);
});

test('four turns are none', () => {
  const turns = [1, 2, 3, 4].reduce<readonly PreparedPage[][]>(
    (seen) => [...seen, [...pageList(seen.at(-1)!, { type: 'turned', id: a.id })]],
    [[a]],
  );
  expect(turns.map(([turned]) => turned!.rotate)).toEqual([0, 90, 180, 270, 0]);
});

test('what was cut stays cut when the page is turned: its left part is then on top', () => {
  const cut = pageList([a], { type: 'cropped', id: a.id, crop: { x: 0, y: 0, width: 0.5, height: 1 } });
  expect(pageList(cut, { type: 'turned', id: a.id })[0]!.crop).toEqual({ x: 0, y: 0, width: 1, height: 0.5 });
});

test('another crop is looked at anew, a turn is not', () => {
  const seen = pageList([a], { type: 'looked', id: a.id, look: ['glare'] });
  expect(pageList(seen, { type: 'turned', id: a.id })[0]!.look).toEqual(['glare']);
  expect(pageList(seen, { type: 'cropped', id: a.id, crop: undefined })[0]!.look).toBeUndefined();
});

test('a page that was removed is gone, also when something is still said about it', () => {
  const left = pageList([a, b], { type: 'removed', id: a.id });
  expect(names(pageList(left, { type: 'looked', id: a.id, look: [] }))).toBe('b');
  expect(pageList(left, { type: 'cleared' })).toEqual([]);
});
