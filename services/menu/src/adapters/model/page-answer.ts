import { MENU_SIZE } from '@chalkboard/contracts/limits';
import { z } from 'zod';

import type { ClaimedItem, ClaimedPage } from '../../domain/reading/grounding-claims';
import { jsonIn } from './json-answer';
import { ModelFault } from './model-fault';

// Strict schemas know no optional fields and hardly any bounds: what is absent is null. Answers of servers that cannot
// hold themselves to a schema leave such fields out, or write prices as numbers.
const written = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? null)), z.string().nullable());
const line = z.preprocess((value) => value ?? null, z.number().int().nullable());
const list = <T extends z.ZodType>(of: T) => z.preprocess((value) => value ?? [], z.array(of));

/** What the model is asked for. */
const PageAnswer = z.object({
  restaurantName: text,
  sections: z.array(
    z.object({
      heading: text,
      line,
      note: text,
      items: z.array(
        z.object({
          name: z.string(),
          line,
          description: text,
          price: text,
          variants: list(z.object({ label: written, price: written })),
          addOns: list(z.object({ name: z.string(), price: written })),
        }),
      ),
    }),
  ),
});
type PageAnswer = z.infer<typeof PageAnswer>;

/** The same for servers, as JSON schema. */
export const PAGE_ANSWER_SCHEMA = jsonSchema();

function jsonSchema(): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(PageAnswer, { override: ({ jsonSchema: part }) => void (part.type === 'integer' && withoutBounds(part)) });
  return schema;
}

function withoutBounds(part: { minimum?: number; maximum?: number }): void {
  delete part.minimum;
  delete part.maximum;
}

/** Longer texts than this are no names, and longer ones than that no descriptions. */
const LONGEST_NAME = 200;
const LONGEST_TEXT = 2000;

/**
 * The claims in a model's answer.
 *
 * @param content JSON; servers without structured output put it between words or code fences
 * @throws ModelFault when it is anything else, or larger than a menu can be
 */
export function claimsIn(content: string): ClaimedPage {
  const parsed = PageAnswer.safeParse(jsonIn(content));
  if (!parsed.success) throw new ModelFault('unusable', `The answer does not follow the schema: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`);
  const { restaurantName, sections } = parsed.data;
  if (sections.length > MENU_SIZE.categories || sections.some((section) => section.items.length > MENU_SIZE.itemsInCategory)) throw new ModelFault('unusable', 'The answer is larger than a menu can be');
  return {
    ...given('restaurantName', restaurantName, LONGEST_NAME),
    sections: sections.map((section) => ({
      ...given('heading', section.heading, LONGEST_NAME),
      ...given('note', section.note, LONGEST_TEXT),
      ...(section.line === null ? {} : { line: section.line }),
      items: section.items.filter(({ name }) => clean(name) !== '' && name.length <= LONGEST_NAME).map(claimedItem),
    })),
  };
}

function claimedItem({ name, line: number, description, price, variants, addOns }: PageAnswer['sections'][number]['items'][number]): ClaimedItem {
  const priced = variants.filter((variant) => clean(variant.price) !== '' && variant.label.length <= LONGEST_NAME).slice(0, MENU_SIZE.variants);
  // One variant is no choice.
  const single = priced.length === 1 ? priced[0]!.price : price;
  return {
    name: clean(name),
    ...(number === null ? {} : { line: number }),
    ...given('description', description, LONGEST_TEXT),
    ...(priced.length > 1 ? {} : given('price', single, LONGEST_NAME)),
    variants: priced.length > 1 ? priced.map((variant) => ({ label: clean(variant.label), price: clean(variant.price) })) : [],
    addOns: addOns.filter((addOn) => clean(addOn.name) !== '' && addOn.name.length <= LONGEST_NAME).slice(0, MENU_SIZE.addOns).map((addOn) => ({ name: clean(addOn.name), price: clean(addOn.price) })),
  };
}

function given<K extends string>(key: K, value: string | null, longest: number): Partial<Record<K, string>> {
  const cleaned = value === null ? '' : clean(value);
  return cleaned === '' || cleaned.length > longest ? {} : ({ [key]: cleaned } as Record<K, string>);
}

const clean = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
