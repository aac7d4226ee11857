import type { HeadingLink } from '../heading-links';
import { draftCategories, type Links } from '../item-drafts';
import type { Lexicon } from '../lexicon';
import { menuParts, textOfPart, type Part } from '../menu-parts';
import { menuPrint } from '../menu-print';
import type { MenuStructure } from '../menu-structure';
import type { Page } from '../page';
import { segmentsOf } from '../segments';
import { tagged, type TaggedPrint } from '../tagged-print';
import { ROLE, ROLE_COUNT } from '../token-roles';

/**
 * By the text of a line, the roles of its tokens; the last one is repeated, and one with a question mark is not sure.
 * Tokens of other lines are `other`.
 */
export type RolesByLine = Readonly<Record<string, string>>;

/** What belongs to what, by the printed texts. Each price is taken once, top to bottom. */
export interface LinksByHand {
  /** By name, its prices. */
  readonly prices?: Readonly<Record<string, readonly string[]>>;
  /** By name, its heading. */
  readonly headings?: Readonly<Record<string, string>>;
  /** By heading, the prices that hold for its section. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}

/** How likely the given role of a token is; the others share the rest. */
const CERTAIN = 0.97;
const UNSURE = 0.6;
const LINK = { probability: 0.95, rival: 0.02 };

/** The print of pages with roles given by hand instead of fitted weights; no word is known unless `lexicon` has it. */
export function tagMenu(pages: readonly Page[], roles: RolesByLine, lexicon: Lexicon = {}): TaggedPrint {
  const print = menuPrint(pages.map(segmentsOf), lexicon);
  const known = new Set<string>();
  const probabilities = print.segments.flatMap(({ tokens }) => {
    const line = tokens.map(({ text }) => text).join(' ');
    known.add(line);
    const own = roles[line]?.split(' ') ?? ['other'];
    return tokens.map((_, at) => probabilitiesOf(own[at] ?? own.at(-1)!));
  });
  const missing = Object.keys(roles).filter((line) => !known.has(line));
  if (missing.length > 0) throw new Error(`No line reads “${missing.join('”, “')}”: ${[...known].join(' | ')}`);
  return tagged(print, probabilities);
}

function probabilitiesOf(told: string): Float64Array {
  const role = told.replace('?', '');
  if (!(role in ROLE)) throw new Error(`“${role}” is no role`);
  const likely = role === told ? CERTAIN : UNSURE;
  const probabilities = new Float64Array(ROLE_COUNT).fill((1 - likely) / (ROLE_COUNT - 1));
  probabilities[ROLE[role as keyof typeof ROLE]] = likely;
  return probabilities;
}

/** Links names with prices and headings by hand instead of fitted weights. */
export function linkByHand(print: TaggedPrint, { prices = {}, headings = {}, sections = {} }: LinksByHand): Links {
  const parts = menuParts(print);
  const open = [...parts.prices];
  const priceOf = (text: string): Links['prices'][number]['price'] => {
    const at = open.findIndex(({ token }) => token.text === text);
    if (at < 0) throw new Error(`No price reads “${text}”: ${open.map(({ token }) => token.text).join(' | ')}`);
    return open.splice(at, 1)[0]!;
  };
  return {
    tagged: print,
    parts,
    prices: Object.entries(prices).flatMap(([name, own]) =>
      own.map((text) => ({ price: priceOf(text), name: partOf(parts.names, name), ...LINK })),
    ),
    headings: new Map(
      Object.entries(headings).map(([name, heading]): [Part, HeadingLink] => [
        partOf(parts.names, name),
        { heading: partOf(parts.headings, heading), probability: LINK.probability },
      ]),
    ),
    sections: new Map(
      Object.entries(sections).flatMap(([heading, own]) =>
        own.map(
          (text) =>
            [priceOf(text), { heading: partOf(parts.headings, heading), probability: LINK.probability }] as const,
        ),
      ),
    ),
  };
}

function partOf(parts: readonly Part[], text: string): Part {
  const part = parts.find((candidate) => textOfPart(candidate) === text);
  if (!part) throw new Error(`Nothing reads “${text}”: ${parts.map(textOfPart).join(' | ')}`);
  return part;
}

/** The structure of pages whose roles and links are given by hand. */
export function structureByHand(pages: readonly Page[], roles: RolesByLine, links: LinksByHand): MenuStructure {
  const own = linkByHand(tagMenu(pages, roles), links);
  return { ...own, drafts: draftCategories(own) };
}
