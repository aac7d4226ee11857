import { MENU_SIZE } from '@chalkboard/contracts/limits';
import { z } from 'zod';
import type { PageSelection } from '../../domain/reading/grounding-selection';
import { jsonIn } from './json-answer';
import { ModelFault } from './model-fault';

/** Letters of an answer; a menu of 1500 items has some 200,000. */
const LONGEST_ANSWER = 400_000;

// Strict schemas know no optional fields and hardly any bounds. Servers that cannot hold themselves to a schema leave
// empty lists out, or give the one id of a span of one word.
const id = z.number().int();
const span = z.preprocess(
  (value) => (typeof value === 'number' ? { from: value, to: value } : value),
  z.object({ from: id, to: id }),
);
const list = <T extends z.ZodType>(of: T) => z.preprocess((value) => value ?? [], z.array(of));
const spans = list(span);

/** What the model is asked for. It holds integers only, so that there is no field to write a text into. */
const PageAnswer = z.object({
  restaurantName: spans,
  sections: z.array(
    z.object({
      heading: spans,
      items: z.array(
        z.object({ name: spans, description: spans, prices: list(z.object({ label: spans, amount: span })) }),
      ),
    }),
  ),
});

/** The same for servers, as JSON schema. */
export const PAGE_ANSWER_SCHEMA = jsonSchema();

function jsonSchema(): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(PageAnswer, {
    override: ({ jsonSchema: part }) => void (part.type === 'integer' && withoutBounds(part)),
  });
  return schema;
}

function withoutBounds(part: { minimum?: number; maximum?: number }): void {
  delete part.minimum;
  delete part.maximum;
}

/**
 * The selection in a model's answer.
 *
 * @param content JSON; servers without structured output put it between words or code fences
 * @param words how many words and amounts the page has
 * @throws ModelFault when it is anything else, or larger than the page can be
 */
export function selectionIn(content: string, words: number): PageSelection {
  if (content.length > LONGEST_ANSWER) throw new ModelFault('unusable', `The answer has ${content.length} letters`);
  const parsed = PageAnswer.safeParse(jsonIn(content));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ModelFault(
      'unusable',
      `The answer does not follow the schema: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  const { sections } = parsed.data;
  const items = sections.reduce((count, section) => count + section.items.length, 0);
  if (items > Math.min(words, MENU_SIZE.itemsInCategory) || sections.length > MENU_SIZE.categories) {
    throw new ModelFault(
      'unusable',
      `The answer has ${items} items in ${sections.length} sections, more than the page can have`,
    );
  }
  return parsed.data;
}
