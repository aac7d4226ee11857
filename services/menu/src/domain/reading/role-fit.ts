import type { LineFeatures } from './line-features';
import { NEVER, NOTES, type LineRole } from './line-roles';

/** Words that make a price hold for a whole section. */
const FOR_ALL = /(?:^|\s)(?:all|any|every|each|your choice|choice of|choose|todos|todas|cada|alle|jede[rs]?|tous|toutes|chaque|tutti|tutte|ogni)(?:\s|$)/iu;

/** Where items are numbered, a line with a number begins one. */
export function numberedFit(role: LineRole): number {
  return role === 'item' || role === 'name' || role === 'shared-price-name' ? 2 : -1;
}

/** What was taken for the headings of single items are names. */
export function loneFit(role: LineRole): number {
  return role === 'name' ? 2 : role === 'heading' ? -4 : 0;
}

/** What goes on from the line before seldom does so across the edge of a column, or over much white. */
export function breakCost(line: LineFeatures, above: LineFeatures | undefined, role: LineRole): number {
  const goesOn = role === 'description' || role === 'description-before-price' || role === 'description-end' || role === 'name-end' || role === 'name-more' || role === 'item-more' || role === 'price' || role === 'shared-price-description';
  if (!goesOn) return above?.goesOn && !line.startsBlock && line.gapAbove < 1 && role !== 'add-on' && !NOTES.includes(role) ? -1.8 : 0;
  if (line.startsBlock) return -2;
  return line.gapAbove > 1.6 ? -1 : 0;
}

/** How well a line fits a role by itself, before the menu's own styles are known (log weights). `next` and `above` are its neighbours. */
export function roleFit(line: LineFeatures, role: LineRole, next: LineFeatures | undefined, above: LineFeatures | undefined): number {
  const long = Math.max(0, line.words - 6);
  const aside = line.aside !== '' ? 1 : 0;
  const unsure = (line.confidence < 0.5 ? 1.5 : 0) + (line.wordless ? 1.5 : 0);
  const house = !line.aboutHouse ? 0 : line.tellsWhen ? 6 : 4;
  const large = line.size > 2 ? 2 : line.size > 1.6 ? 0.8 : 0;
  const emphasis = (line.capitals ? 0.8 : 0) + (line.bold ? 0.6 : 0);
  const running = (line.lowerStart ? 0.8 : 0) + Math.min(1.6, 0.5 * line.commas) + (line.italic ? 0.3 : 0) + (line.size < 0.93 ? 0.5 : 0) + (line.words > 6 ? 0.6 : 0) + (line.endsWithStop ? 0.4 : 0) + (line.inBrackets ? 0.8 : 0);
  switch (role) {
    case 'heading':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return headingFit(line, next) + emphasis - house - unsure - (line.wordless ? 3 : 0);
    case 'priced-heading':
      if (!line.priced || line.source.inPairs || next?.priced) return NEVER;
      return headingFit(line, next) + emphasis - house - 3 - (line.size < 1.12 ? 0.5 : 0);
    case 'note':
    case 'shared-note':
    case 'closing-note':
      if (line.addOnOnly && role !== 'closing-note') return 0;
      if (line.priceOnly || line.words === 0) return NEVER;
      return running * 0.9 - 0.8 - emphasis * 0.5 - (line.size > 1.2 ? 1 : 0) - (line.priced ? 5 : 0) - unsure;
    case 'priced-note':
      return line.priced && FOR_ALL.test(line.text) ? 1.5 : NEVER;
    case 'section-price':
      return line.priceOnly ? 0.5 : NEVER;
    case 'size-header':
      return line.sizeHeader ? 3 : NEVER;
    case 'item':
      if (line.source.inPairs) return 0.6;
      if (!line.priced) return NEVER;
      return 1 - 0.15 * long - 0.25 * line.commas - house - large + (line.lowerStart ? -0.4 : 0.2) - (line.inBrackets ? 2 : 0) - (line.priceStart ? 3 : 0) + (line.nameColon ? 0.8 : 0);
    case 'name':
    case 'shared-price-name':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return emphasis * 0.7 - 0.25 * long - 0.5 * line.commas - (line.lowerStart ? 0.6 : 0) - (line.endsWithStop ? 0.8 : 0) - (line.inBrackets ? 1.5 : 0) - house - unsure + 0.4 * aside - (role === 'name' ? large : 0) - (line.goesOn ? 1.2 : 0) + (leadsToDescription(next) ? 0.8 : 0) - (role === 'shared-price-name' && isSmallerUnder(line, above) ? 1.2 : 0);
    case 'item-more':
    case 'name-more':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader || !above || !line.likeAbove || above.aside !== '') return NEVER;
      return emphasis * 0.5 + (above.goesOn || line.lowerStart ? 0.5 : line.typeKnown ? 0.8 : -1.8) - 0.7 * line.commas - (line.endsWithStop ? 0.6 : 0) - (line.inBrackets ? 1 : 0) - house - (above.fill > 0.55 ? 0.6 : 1.4);
    case 'name-end':
      if (!line.priced) return NEVER;
      return emphasis * 0.7 - 0.25 * long - 0.5 * line.commas - 0.4 - house;
    case 'description-before-price':
    case 'shared-price-description':
    case 'description':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return running - emphasis - house * 0.7 - aside - (line.gapAbove > 1.3 ? 0.6 : 0) - (line.size > 1.15 ? 1.5 : 0) - unsure * 0.5;
    case 'description-end':
      if (!line.priced) return NEVER;
      return running - emphasis * 0.8 - house - (line.nameColon ? 2.5 : 0) - 0.3 - (line.gapAbove > 1.3 ? 0.8 : 0);
    case 'price':
      return line.priceOnly ? 1.5 : NEVER;
    case 'add-on':
    case 'shared-add-on':
      return line.addOnOnly ? 3 : NEVER;
    case 'other':
      return house + unsure * 1.5 + (line.atEdge ? 0.8 + (line.words > 8 ? 1 : 0) : 0) + (line.repeated ? 3 : 0) - 1.5 - (line.priced && !line.aboutHouse ? 2.5 : 0) - (line.priceOnly ? 1.5 : 0) + (line.words === 0 && !line.priceOnly ? 3 : 0);
  }
}

/** Whether a line stands close under a larger one that is no heading: where no prices tell names, such a line describes. */
function isSmallerUnder(line: LineFeatures, above: LineFeatures | undefined): boolean {
  return above !== undefined && !line.startsBlock && above.size < 1.4 && line.size < 0.9 * above.size && line.gapAbove < 0.8;
}

/** Whether the next line is running text with a price at its end: what comes before is then a name. */
function leadsToDescription(next: LineFeatures | undefined): boolean {
  return next !== undefined && next.priced && next.lowerStart && next.commas > 0 && !next.startsBlock;
}

function headingFit(line: LineFeatures, next: LineFeatures | undefined): number {
  const size = line.size > 1.5 ? 2.6 : line.size > 1.25 ? 1.8 : line.size > 1.1 ? 0.7 : line.size < 0.9 ? -1.2 : 0;
  const place = Math.min(0.9, 0.5 * Math.max(0, line.gapAbove - 0.4)) + (line.startsBlock ? 0.4 : 0);
  const leads = leadsToDescription(next) ? -1.5 : next && (next.priced || next.sizeHeader) ? 0.6 : 0;
  const far = !next || next.startsBlock ? 0 : line.gapBelow > 6 ? -2.5 : line.gapBelow > 4 ? -1.2 : 0;
  return size + place + leads + far + (line.endsWithColon ? 0.7 : 0) - 0.6 * Math.max(0, line.words - 4) - 1.2 * line.commas - (line.lowerStart ? 0.5 : 0) - (line.endsWithStop ? 1.2 : 0) - (line.inBrackets ? 1.5 : 0) - (line.goesOn ? 1 : 0) - 0.8;
}
