import type { Menu } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020';
import fc from 'fast-check';
import { googleFoodMenus } from './google-food-menus';
import { squareCatalog } from './square-catalog';
import type { SquareItem } from './square-objects';
import { anyMenu } from './testing/any-menu';
import { GOOGLE_SCHEMA } from './testing/google.schema';
import { SQUARE_SCHEMA } from './testing/square.schema';
import { UBER_EATS_SCHEMA } from './testing/uber-eats.schema';
import { uberEatsMenu } from './uber-eats-menu';

const LINK = 'https://menus.example/menu/abc';
const ajv = new Ajv2020({ allErrors: true, strict: false });
const fits = (schema: AnySchema) => {
  const validate = ajv.compile(schema);
  return (body: object) => {
    // As it is received: what is undefined is not there.
    validate(JSON.parse(JSON.stringify(body)));
    expect(validate.errors).toBeNull();
  };
};
const fitsUber = fits(UBER_EATS_SCHEMA);
const fitsSquare = fits(SQUARE_SCHEMA);
const fitsGoogle = fits(GOOGLE_SCHEMA);

/** What a dish costs in each of its sizes, by its id; of those that can be sold. */
function pricesOf({ categories }: Menu): Record<string, number[]> {
  return Object.fromEntries(
    categories
      .flatMap(({ items }) => items)
      .filter(({ uncertain }) => !uncertain)
      .map(({ id, priceMinor, variants = [] }): [string, number[]] => [
        id,
        (variants.length > 0 ? variants.map((size) => size.priceMinor) : [priceMinor]).filter(
          (price) => price !== undefined,
        ),
      ])
      .filter(([, prices]) => prices.length > 0),
  );
}
const extrasOf = ({ categories }: Menu, id: string) =>
  categories
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)!
    .addOns!.flatMap(({ priceMinor }) => priceMinor ?? []);

test('any menu fits the shape of Uber Eats, and costs there what it costs here', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const { body } = uberEatsMenu(menu);
      fitsUber(body);
      const items = new Map(body.items.map((item) => [item.id, item]));
      const groups = new Map(body.modifier_groups.map((group) => [group.id, group]));
      const optionsOf = (id: string) =>
        groups.get(id)?.modifier_options.map((option) => items.get(option.id)!.price_info.price);
      // No id leads nowhere.
      for (const { modifier_group_ids } of body.items)
        for (const id of modifier_group_ids?.ids ?? []) expect(groups.has(id)).toBe(true);
      for (const { modifier_options } of body.modifier_groups)
        for (const { id } of modifier_options) expect(items.has(id)).toBe(true);
      const sold = body.categories.flatMap(({ entities }) => entities.map(({ id }) => id));
      expect(
        Object.fromEntries(
          sold.map((id) => {
            const base = items.get(id)!.price_info.price;
            return [id, (optionsOf(`${id}.sizes`) ?? [0]).map((more) => base + more)];
          }),
        ),
      ).toEqual(pricesOf(menu));
      for (const id of sold) expect(optionsOf(`${id}.extras`) ?? []).toEqual(extrasOf(menu, id));
    }),
  );
});

test('any menu fits the shape of Square, and costs there what it costs here', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const { body } = squareCatalog(menu);
      fitsSquare(body);
      const objects = body.batches.flatMap((batch) => batch.objects);
      const ids = objects.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const items = objects.filter((object): object is SquareItem => object.type === 'ITEM');
      const money = items.flatMap(({ item_data }) =>
        item_data.variations.map(({ item_variation_data }) => item_variation_data.price_money),
      );
      expect(money.every(({ currency }) => currency === menu.currency)).toBe(true);
      expect(
        Object.fromEntries(
          items.map(({ id, item_data }) => [
            id.replace('#dish.', ''),
            item_data.variations.map(({ item_variation_data }) => item_variation_data.price_money.amount),
          ]),
        ),
      ).toEqual(pricesOf(menu));
      for (const { id, item_data } of items) {
        for (const named of [
          ...(item_data.tax_ids ?? []),
          ...item_data.categories.map((category) => category.id),
          ...(item_data.modifier_list_info ?? []).map((list) => list.modifier_list_id),
        ])
          expect(ids).toContain(named);
        const list = objects.find((object) => object.id === id.replace('#dish.', '#extras.'));
        expect(
          list?.type === 'MODIFIER_LIST'
            ? list.modifier_list_data.modifiers.map(({ modifier_data }) => modifier_data.price_money.amount)
            : [],
        ).toEqual(extrasOf(menu, id.replace('#dish.', '')));
      }
    }),
  );
});

test('any menu fits the shape of Google, and costs there what it costs here', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const { body } = googleFoodMenus(menu, LINK);
      fitsGoogle(body);
      const [{ sections }] = body.menus as [(typeof body.menus)[number]];
      const decimal = ({ units, nanos }: { units: string; nanos: number }) => Number(units) + nanos / 1e9;
      expect(
        sections.flatMap(({ items }) =>
          items.map(({ attributes, options }) =>
            (options ?? [{ attributes }]).map((one) => decimal(one.attributes.price)),
          ),
        ),
      ).toEqual(
        Object.values(pricesOf(menu)).map((prices) =>
          prices.map((price) => expect.closeTo(minorToDecimal(price, menu.currency), 6) as number),
        ),
      );
    }),
  );
});

test('any menu says in sentences what is left out, in a header of ASCII letters', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      for (const { notExported } of [uberEatsMenu(menu), squareCatalog(menu), googleFoodMenus(menu, LINK)])
        for (const sentence of notExported) expect(sentence).toMatch(/^[A-Z][^]*\.$/u);
    }),
  );
});
