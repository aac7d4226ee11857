import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ReadMenu } from './domain/reading/menu-from-reading';
import { buildWorker, fixture, type BuiltWorker } from './extraction/testing/built-worker';

interface TruthItem {
  name: string;
  description?: string;
  price?: string;
  variants?: { label: string; price: string }[];
  dietary?: string[];
}
type Truth = Pick<ReadMenu, 'restaurantName' | 'restaurantAddress' | 'restaurantPhone' | 'currency'> & {
  categories: { name: string; items: TruthItem[] }[];
};

describe('The digitise command', () => {
  let built: BuiltWorker;
  beforeAll(() => {
    built = buildWorker();
  });
  afterAll(() => built.remove());

  const digitise = (...files: string[]) =>
    spawnSync(process.execPath, [built.digitiseFile, ...files], { encoding: 'utf8' });

  it.each([
    ['a text PDF', 'text-menu.pdf', 'text-menu'],
    ['a scan', 'scanned-menu.jpg', 'scanned-menu'],
    ['a scanned PDF', 'scanned-menu.pdf', 'scanned-menu'],
    ['a photo by phone', 'phone-photo.jpg', 'phone-photo'],
  ])('reads every name and price of %s', (_, file, truthName) => {
    const truth = JSON.parse(readFileSync(fixture(`${truthName}.truth.json`), 'utf8')) as Truth;
    const { status, stdout, stderr } = digitise(fixture(file));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const menu = JSON.parse(stdout) as ReadMenu;
    const { restaurantName, restaurantAddress, restaurantPhone, currency } = menu;
    expect({ restaurantName, restaurantAddress, restaurantPhone, currency }).toEqual({
      restaurantName: truth.restaurantName,
      restaurantAddress: truth.restaurantAddress,
      restaurantPhone: truth.restaurantPhone,
      currency: truth.currency,
    });
    const read = menu.categories.map((category) => ({
      name: category.name,
      items: category.items.map(({ name, description, price, variants, dietary }) => ({
        name,
        ...(description ? { description } : {}),
        ...(price ? { price } : {}),
        ...(variants ? { variants: variants.map((variant) => ({ label: variant.label, price: variant.price })) } : {}),
        ...(dietary ? { dietary } : {}),
      })),
    }));
    expect(read).toEqual(truth.categories);
    expect(menu.categories.flatMap((category) => category.items).filter((item) => item.uncertain)).toEqual([]);
  });

  it('joins several files as the pages of one menu', () => {
    const { stdout } = digitise(fixture('text-menu.pdf'), fixture('phone-photo.jpg'));
    const menu = JSON.parse(stdout) as ReadMenu;
    const pages = new Set(menu.categories.flatMap((category) => category.items).map((item) => item.source?.name?.page));
    expect([...pages]).toEqual([1, 2]);
  });

  it.each([
    ['an empty file', 'bad/empty.pdf', /couldn't open this file/],
    ['a damaged PDF', 'bad/corrupt.pdf', /couldn't open this file/],
    ['a text file named PDF', 'bad/text-renamed.pdf', /couldn't open this file/],
    ['half a picture', 'bad/truncated.jpg', /couldn't open this file/],
    ['a locked PDF', 'bad/encrypted.pdf', /remove the password/],
    ['a picture without text', 'bad/no-text.jpg', /sharper, brighter photo/],
    ['a file that is not there', 'bad/missing.pdf', /no file/],
  ])('says in one sentence why it cannot read %s', (_, file, sentence) => {
    const { status, stdout, stderr } = digitise(fixture(file));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
