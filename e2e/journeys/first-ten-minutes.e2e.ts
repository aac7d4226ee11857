import { Menu } from '@chalkboard/contracts';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { CountingOwner, type PaperDish } from '../support/counting-owner';
import { drawMenu, type DrawnMenu } from '../support/drawn-menu';
import { fixtureBytes, truthOf } from '../support/fixtures';
import { redrawn } from '../support/redrawn';
import { chooseFile, sendPages } from '../support/screens/owner';
import { reviewReady } from '../support/screens/review';
import { useSharedSystem } from '../support/system';

jest.setTimeout(300_000);

const system = useSharedSystem();
const windows = useBrowser();

const READING_LIMIT_MS = 120_000;
/** What an owner puts up with. */
const MAX_ANSWERS_PER_DISH = 0.2;
const MAX_TAPS = 40;

const WORDS = {
  first: ['Charred', 'Smoked', 'Roasted', 'Pickled', 'Braised'],
  second: ['Corn', 'Lamb', 'Mushroom', 'Salmon', 'Pumpkin', 'Chicken', 'Fennel', 'Barley'],
};
const SECTIONS = ['Starters', 'Mains', 'Grill', 'Sides'];
/** Forty dishes, in two columns of small print. */
const FORTY: DrawnMenu = {
  title: 'Marrow Lane Kitchen',
  small: true,
  sections: SECTIONS.map((name, section) => ({
    name,
    rows: Array.from(
      { length: 10 },
      (_, at) =>
        [
          `${WORDS.first[(at + section) % 5]} ${WORDS.second[(3 * at + 2 * section) % 8]} ${['Bowl', 'Plate', 'Toast', 'Pot'][section]}`,
          `$${(6 + section * 5 + at).toFixed(0)}.${at % 2 ? '50' : '25'}`,
        ] as const,
    ),
  })),
};

const dishesOf = (categories: readonly { readonly items: readonly PaperDish[] }[]): PaperDish[] =>
  categories.flatMap(({ items }) => items);

const PAPERS = [
  {
    paper: 'a PDF with a text layer',
    kind: 'application/pdf',
    dishes: dishesOf(truthOf('text-menu.pdf').categories),
    file: async () => Buffer.from(fixtureBytes('text-menu.pdf')),
  },
  {
    paper: 'a page from a scanner',
    kind: 'image/jpeg',
    dishes: dishesOf(truthOf('scanned-menu.jpg').categories),
    file: async () => Buffer.from(fixtureBytes('scanned-menu.jpg')),
  },
  {
    paper: 'a photo of forty dishes',
    kind: 'image/jpeg',
    dishes: FORTY.sections.flatMap(({ rows }) => rows.map(([name, price]): PaperDish => ({ name, price }))),
    file: async (page: CountingOwner['page']) => redrawn(page, await drawMenu(page, FORTY), { blur: 0.7 }),
  },
];

test.each(PAPERS)(
  'on a phone, $paper becomes a right, published menu with few presses',
  async ({ paper, kind, dishes, file }) => {
    const page = await windows.open(system().url, { viewport: COMMON_PHONE });
    const owner = new CountingOwner(page, dishes);
    const buffer = await file(page);
    owner.taps += 1;
    await chooseFile(page, { name: kind === 'application/pdf' ? 'menu.pdf' : 'menu.jpg', mimeType: kind, buffer });
    if (kind !== 'application/pdf') {
      owner.taps += 1;
      await sendPages(page);
    }
    const review = page.getByRole('link', { name: 'Review items' });
    await review.waitFor({ timeout: READING_LIMIT_MS });
    await owner.tap(review);
    await reviewReady(page);
    const shareId = /\/menu\/([\w-]+)\/review/.exec(page.url())?.[1] ?? '';
    await owner.review();
    await owner.tap(page.getByRole('button', { name: 'Publish' }).last());
    await page.waitForURL(`${system().url}/menu/${shareId}`);

    const menu = Menu.parse(await (await page.request.get(`${system().url}/api/menu/${shareId}`)).json());
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    const said = ({ name, price = '', variants = [] }: PaperDish) => [
      plain(name),
      variants.length > 0 ? variants.map((size) => size.price) : [price],
    ];
    expect(dishesOf(menu.categories).map(said)).toEqual(dishes.map(said));
    expect(menu).toMatchObject({ status: 'published' });
    process.stdout.write(
      `    ${paper}: ${dishes.length} dishes, ${owner.taps} presses, ${owner.answers} answers (${(owner.answers / dishes.length).toFixed(2)} a dish)\n`,
    );
    expect(owner.answers / dishes.length).toBeLessThanOrEqual(MAX_ANSWERS_PER_DISH);
    expect(owner.taps).toBeLessThanOrEqual(MAX_TAPS);
  },
);
