const MEASURE = String.raw`(?:\d{1,3}(?:[.,]\d{1,2})?|1/2|½|¼|½)\s?(?:fl\.?\s?)?(?:oz|cl|ml|dl|l|lt|ltr|g|gr|kg|lbs?|inch|in|cm|pcs?|pieces?|pers|people|stk|stück|pz|uds?|ct|["”″])(?:\.|(?![\p{L}\d]))(?:\s(?:pour|glass|bottle|can|draft|draught|cut))?`;
const WORDS = [
  'x-?small', 'x-?large', 'extra large', 'small', 'medium', 'large', 'regular', 'sml', 'med', 'lrg', 'lge', 'reg', 'sm', 'lg', 'xl', 'mini',
  'glass', 'gls', 'gl', 'by the glass', 'bottle', 'btl', 'bot', 'carafe', 'pitcher', 'jug', 'pint', 'half pint', 'pt', 'qt', 'quart', 'cup', 'bowl', 'pot', 'can', 'draft', 'tap',
  'half doz(?:en)?', '(?:1/2|½|%) doz(?:en)?', 'dozen', 'doz', 'half', 'full', 'whole', 'slice', 'single', 'double', 'triple', 'ind(?:ividual)?', 'each', 'ea', 'pair',
  'lunch', 'dinner', 'kids?', 'child', 'adult', 'to go', 'dine in', 'personal', 'family', 'side', 'entr[ée]e', 'starter', 'main', 'plate', 'platter', 'tasting', 'portion',
  'glas', 'flasche', 'klein', 'mittel', 'gro(?:ß|ss)', 'kanne', 'tasse', 'becher', 'krug', 'portion',
  'verre', 'bouteille', 'petite?', 'moyenne?', 'grande?', 'demi', 'pichet', 'calice', 'bicchiere', 'bottiglia', 'piccol[oa]', 'medi[oa]', 'mezz[oa]', 'caraffa',
  'copa', 'botella', 'media', 'medio', 'raci[oó]n', 'tapa', 'peque[ñn][oa]', 'mediano', 'vaso', 'jarra', 'ca[ñn]a', 'copo', 'garrafa', 'ta[çc]a', 'meia', 'dose', 'inteira', 'peq', 'med', 'gr',
];
const LABEL = String.raw`(?:${MEASURE}|(?:${WORDS.join('|')}|[sml](?=\s|$|\.))(?![\p{L}\d])\.?)`;

// Without the flag `i`, and each with as few copies of all labels as can be: patterns so long take longer to compile than to read a page with.
const ONLY_LABEL = new RegExp(`^(?:${LABEL})$`, 'u');
const ONLY_LABELS = new RegExp(String.raw`^[(:]?(?:${LABEL})(?=[\s/|,–-])(?:(?:\s*[/|,–-]\s*|\s+:?)(?:${LABEL}))*\)?$`, 'u');

/** Whether a text is nothing but one size label. */
export function isSizeLabel(text: string): boolean {
  return ONLY_LABEL.test(text.toLowerCase());
}

/** Whether a text is nothing but size labels, two at least, as the head of a table of prices is. */
export function isSizeHeader(text: string): boolean {
  return ONLY_LABELS.test(text.trim().toLowerCase());
}
