import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reviewResults } from './review-results.mjs';
import { reviewed } from './simulated-owner.mjs';

let questions: unknown;
beforeAll(async () => {
  // Built in a process of its own: the bundler is no module that tests can load.
  const bundler = pathToFileURL(path.join(import.meta.dirname, '../reading-fit/reading-bundle.mjs')).href;
  const script = `import { bundleReview } from '${bundler}'; process.stdout.write(JSON.stringify(await bundleReview()));`;
  const files = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as { questions: string };
  questions = await import(files.questions);
});

const dish = (name: string, price: string) => ({ name, price, variants: [] });
const truth = {
  restaurantName: 'Lucia',
  currency: 'USD',
  categories: [
    { name: 'Soups', items: [dish('Leek Soup', '5.00'), dish('Pea Soup', '6.00'), dish('Gazpacho', '7.00')] },
  ],
};
const item = (id: string, name: string, price: string, more: object = {}) => ({
  id,
  name,
  price,
  confidence: { name: 0.9, price: 0.5 },
  source: {},
  ...more,
});
const doubt = (kind: string, more: object = {}) => ({ uncertain: true, doubt: { kind, ...more } });
const facts = (text: string[] = []) => ({
  prices: { unplaced: [] },
  print: {
    unplaced: text.map((line, index) => ({
      text: line,
      source: { page: 1, x: 0.1, y: 0.1 * index, width: 0.3, height: 0.02 },
    })),
  },
});
const predicted = (items: { name: string; price: string }[]) => ({
  categories: [
    {
      name: 'Soups',
      items: items.map(({ name, price }) => ({ name, price, variants: [], addOns: [], description: '' })),
    },
  ],
  unplaced: [],
});

function review(items: ReturnType<typeof item>[], print: string[] = [], dishes = truth.categories[0]!.items) {
  const menu = { restaurantName: 'Lucia', currency: 'USD', categories: [{ id: 'soups', name: 'Soups', items }] };
  const known = { ...truth, categories: [{ name: 'Soups', items: dishes }] };
  const done = reviewed({ truth: known, menu, facts: facts(print), questions });
  return { done, figures: reviewResults({ id: 'one', kind: 'scan', truth: known, predicted: predicted(items) }, done) };
}

describe('An owner who knows the menu', () => {
  it('finds what is right, right together, the house with it: one answer', () => {
    const { figures: results } = review([
      item('a', 'Leek Soup', '5.00', doubt('price')),
      item('b', 'Pea Soup', '6.00', doubt('price')),
      item('c', 'Gazpacho', '7.00'),
    ]);
    expect(results).toMatchObject({ answers: 1, f1: 1, wrongAsked: 0 });
  });

  it('corrects what is wrong, leaves out what is none, and makes a dish of print', () => {
    const { figures: results, done } = review(
      [
        item('a', 'Leek Soup', '50.00', doubt('lost-point', { otherPrice: '5.00' })),
        item('b', 'Pea Soup', '', doubt('no-price')),
        item('x', 'Chef: Anna', '3.00', doubt('price')),
      ],
      ['Gazpacho 7.00'],
    );
    // Nothing is left to find right, so that the house is accepted by itself.
    expect(done.byKind).toEqual({ print: 1, 'lost-point': 1, 'no-price': 1, 'delete price': 1, house: 1 });
    expect(results).toMatchObject({ f1: 1, wrongAsked: 0, shownAndMissing: 0 });
  });

  it('chooses another currency and writes the name, an answer each', () => {
    const menu = {
      restaurantName: 'My Restaurant',
      currency: 'EUR',
      currencyAssumed: true,
      categories: [{ id: 'soups', name: 'Soups', items: [] }],
    };
    expect(reviewed({ truth, menu, facts: facts(), questions }).byKind).toEqual({ house: 3 });
  });

  it('leaves out what is left without a price in all categories at once', () => {
    const none = (id: string) => item(id, id, '', doubt('no-price'));
    const { done, figures: results } = review([
      item('a', 'Leek Soup', '', doubt('no-price')),
      none('Chef: Anna'),
      none('Follow us'),
      item('b', 'Pea Soup', '6.00'),
      item('c', 'Gazpacho', '7.00'),
    ]);
    expect(done.byKind).toEqual({ 'no-price': 1, delete: 1, house: 1 });
    expect(results).toMatchObject({ f1: 1, wrongAsked: 0 });
  });

  it('names sizes once where most dishes want the same, and writes those that want others', () => {
    const wine = (name: string, ...labels: string[]) => ({
      name,
      price: null,
      variants: labels.map((label, index) => ({ label, price: `${index + 4}.00` })),
    });
    const sized = (id: string, name: string) =>
      item(id, name, '', {
        ...doubt('unnamed-sizes'),
        variants: [1, 2].map((number) => ({
          id: `${id}${number}`,
          label: `Price ${number}`,
          price: `${number + 3}.00`,
          priceMinor: (number + 3) * 100,
        })),
      });
    const wines = {
      restaurantName: 'Lucia',
      currency: 'USD',
      categories: [
        { name: 'White', items: [wine('Riesling', 'glass', 'bottle'), wine('Grauburgunder', 'glass', 'bottle')] },
        { name: 'Red', items: [wine('Merlot', 'glass', 'bottle'), wine('Sangria', 'glass', 'jug')] },
      ],
    };
    const categories = [
      { id: 'white', name: 'White', items: [sized('a', 'Riesling'), sized('b', 'Grauburgunder')] },
      { id: 'red', name: 'Red', items: [sized('c', 'Merlot'), sized('d', 'Sangria')] },
    ];
    const done = reviewed({
      truth: wines,
      menu: { restaurantName: 'Lucia', currency: 'USD', categories },
      facts: facts(),
      questions,
    });
    expect(done.byKind).toEqual({ sizes: 2, confirm: 1 });
    expect(
      done.draft.flatMap(({ items }: { items: { variants: { label: string }[] }[] }) =>
        items.map(({ variants }) => variants[1]!.label),
      ),
    ).toEqual(['bottle', 'bottle', 'bottle', 'jug']);
  });

  it('does not know of what is wrong and was not asked, and of what is missing and was not shown', () => {
    const { figures: results } = review([item('a', 'Leek Soup', '9.00'), item('b', 'Pea Soup', '6.00')]);
    expect(results).toMatchObject({ wrongUnasked: 1, lost: 1, answers: 1 });
  });

  it('completes a name that was read in part, and leaves out the rest of it, when asked about it', () => {
    const { figures: results, done } = review(
      [
        item('a', 'Leek Soup', '5.00'),
        item('b', 'Andalusian', '', doubt('no-price')),
        item('c', 'Gazpacho Verde', '7.50', doubt('name')),
      ],
      [],
      [dish('Leek Soup', '5.00'), dish('Andalusian Gazpacho Verde', '7.50')],
    );
    expect(done.byKind).toMatchObject({ name: 1, 'delete name': 1 });
    expect(results).toMatchObject({ f1: 1, wrongUnasked: 0, lost: 0 });
  });

  it('does not make a dish a second time that is there, its name read in part', () => {
    const { figures: results, done } = review(
      [item('a', 'Leek Soup', '5.00'), item('b', 'Andalusian', '7.50')],
      ['Andalusian Gazpacho Verde 7.50'],
      [dish('Leek Soup', '5.00'), dish('Andalusian Gazpacho Verde', '7.50')],
    );
    expect(done.byKind).toMatchObject({ name: 1 });
    expect(done.byKind).not.toHaveProperty('print');
    expect(results).toMatchObject({ f1: 1, shownAndMissing: 0 });
  });
});
