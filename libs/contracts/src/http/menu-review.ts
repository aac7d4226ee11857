import { z } from 'zod';
import { Menu, MenuItem, SourceRegion } from './menu';

/**
 * Where the words of a menu came from: the text of a PDF, recognition, both, or a vision model checked against them.
 */
export const READERS = ['text-layer', 'ocr', 'mixed', 'model'] as const;

/** What is known of how a menu was read. */
export const ReadingFacts = z.object({
  reader: z.enum(READERS),
  /** What the owner should know of it, as a sentence; for example that the model could not be used. */
  note: z.string().optional(),
  /** Prices found on the paper, how many have a place in the menu, and where the others stand. */
  prices: z.object({
    seen: z.number().int(),
    placed: z.number().int(),
    unplaced: z.array(z.object({ text: z.string(), beside: z.string().optional(), source: SourceRegion.optional() })),
  }),
  /**
   * Share (0 to 1) of the print that has a place in the menu, and where the rest stands; without text where print was
   * seen and could not be read. Absent for menus that were read before it was counted.
   */
  print: z
    .object({ placed: z.number(), unplaced: z.array(z.object({ text: z.string().optional(), source: SourceRegion })) })
    .optional(),
  /** Where the details of the house stand on the paper; `text`: the opening hours as printed. */
  house: z
    .object({
      name: SourceRegion,
      phone: SourceRegion,
      address: SourceRegion,
      hours: z.object({ text: z.string(), source: SourceRegion }),
    })
    .partial()
    .optional(),
  verdict: z.enum(['publish-ready', 'please-review']),
  /** Why a look is asked for, as sentences. */
  reasons: z.array(z.string()),
});
export type ReadingFacts = z.infer<typeof ReadingFacts>;

/** One page of the paper as a picture, upright; `url` needs the edit right. */
export const SourcePage = z.object({
  page: z.number().int().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  url: z.string(),
});
export type SourcePage = z.infer<typeof SourcePage>;

/** The paper, as long as it is kept. */
export const SourcePages = z.object({ keptUntil: z.iso.datetime(), pages: z.array(SourcePage) });
export type SourcePages = z.infer<typeof SourcePages>;

/**
 * The menu with its evidence and the paper beside it. `reading` is absent for a menu that was not read; `source` when
 * the paper is deleted.
 */
export const MenuReview = z.object({
  menu: Menu,
  reading: ReadingFacts.optional(),
  source: SourcePages.optional(),
  /**
   * IANA zones that its address, else its number, its currency or its language allow, the likeliest first; one: it is
   * that.
   */
  timeZones: z.array(z.string()).optional(),
});
export type MenuReview = z.infer<typeof MenuReview>;

const item = { itemId: z.string(), name: z.string(), category: z.string() };
const evidence = { source: SourceRegion.optional(), uncertain: z.boolean(), uncertainReason: z.string().optional() };

/** One difference between the menu as it is and the menu as it was photographed again; `id` names it in the list. */
export const MenuChange = z.discriminatedUnion('kind', [
  /** `otherPrice`: the other amount that `to` may be, written as `to`. */
  z.object({
    id: z.string(),
    kind: z.literal('price'),
    ...item,
    variantId: z.string().optional(),
    label: z.string().optional(),
    from: z.string(),
    to: z.string(),
    otherPrice: z.string().optional(),
    ...evidence,
  }),
  z.object({ id: z.string(), kind: z.literal('renamed'), ...item, to: z.string(), ...evidence }),
  /** `category` is the section's name; `categoryId` when the menu has it. */
  z.object({
    id: z.string(),
    kind: z.literal('new'),
    category: z.string(),
    categoryId: z.string().optional(),
    item: MenuItem,
    ...evidence,
  }),
  z.object({ id: z.string(), kind: z.literal('gone'), ...item }),
]);
export type MenuChange = z.infer<typeof MenuChange>;

/** What new photos of a menu would change. Nothing changes until the owner sends it. */
export const MenuUpdateProposal = z.object({
  shareId: z.string(),
  jobId: z.string(),
  baseVersion: z.number().int().min(1),
  changes: z.array(MenuChange),
  unchanged: z.number().int(),
  reading: ReadingFacts,
  source: SourcePages.optional(),
});
export type MenuUpdateProposal = z.infer<typeof MenuUpdateProposal>;
