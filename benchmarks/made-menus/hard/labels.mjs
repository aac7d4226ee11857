/**
 * Reads back from a drawn menu what stands where: for each run of text and each of its lines the text as drawn, its
 * role, its item and category, its place.
 * @param {import('playwright-core').Page} page @param {string} language
 * @returns {Promise<{ text: string, role: string, part?: string, item?: number, category?: number, page: number, x:
 * number, y: number, w: number, h: number, size: number, bold?: boolean, italic?: boolean, turned?: boolean }[]>}
 */
export function readLabels(page, language) {
  return page.evaluate((lang) => {
    const labels = /** @type {any[]} */ ([]);
    for (const [at, sheet] of [...document.querySelectorAll('.page')].entries()) {
      const origin = sheet.getBoundingClientRect();
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = /** @type {Text} */ (walker.currentNode);
        const element = node.parentElement;
        if (!element || !node.data.trim()) continue;
        const owner = /** @type {HTMLElement | null} */ (element.closest('[data-r]'));
        const item = /** @type {HTMLElement | null} */ (element.closest('[data-i]'));
        const category = /** @type {HTMLElement | null} */ (element.closest('[data-c]'));
        const style = getComputedStyle(element);
        const shown = (/** @type {string} */ text) =>
          style.textTransform === 'uppercase'
            ? text.toLocaleUpperCase(lang)
            : style.textTransform === 'lowercase'
              ? text.toLocaleLowerCase(lang)
              : text;
        const turned = element.closest('.turned, .watermark') !== null;
        const common = {
          role: owner?.dataset.r ?? 'other',
          ...(owner?.dataset.p
            ? { part: owner.dataset.p }
            : owner
              ? {}
              : { part: element.dataset.leader ? 'leader' : 'separator' }),
          ...(item ? { item: Number(item.dataset.i) } : {}),
          ...(category ? { category: Number(category.dataset.c) } : {}),
          page: at,
          size: Math.round(parseFloat(style.fontSize) * 10) / 10,
          ...(Number(style.fontWeight) >= 600 ? { bold: true } : {}),
          ...(style.fontStyle === 'italic' ? { italic: true } : {}),
          ...(style.fontVariantCaps === 'small-caps' ? { smallCaps: true } : {}),
          ...(turned ? { turned: true } : {}),
        };
        /** @type {any} */
        let line;
        const range = document.createRange();
        for (const word of node.data.matchAll(/\S+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          // A word with a hyphen may stand on two lines: it is then one label with the first line's place.
          const rect = range.getClientRects()[0];
          if (!rect) continue;
          const joins =
            line &&
            (turned
              ? Math.abs(line.x0 - rect.left) < rect.width / 2
              : Math.abs(line.y0 - rect.top) < rect.height / 2 && rect.left >= line.x0);
          if (joins) {
            line.text += ` ${shown(word[0])}`;
            line.x1 = Math.max(line.x1, rect.right);
            line.y1 = Math.max(line.y1, rect.bottom);
            line.x0 = Math.min(line.x0, rect.left);
            line.y0 = Math.min(line.y0, rect.top);
          } else {
            line = { ...common, text: shown(word[0]), x0: rect.left, y0: rect.top, x1: rect.right, y1: rect.bottom };
            labels.push(line);
          }
        }
      }
      const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
      for (const label of labels.filter((each) => each.page === at && 'x0' in each)) {
        const { x0, y0, x1, y1 } = label;
        for (const key of ['x0', 'y0', 'x1', 'y1']) delete label[key];
        Object.assign(label, {
          x: round(x0 - origin.left),
          y: round(y0 - origin.top),
          w: round(x1 - x0),
          h: round(y1 - y0),
        });
      }
    }
    return labels;
  }, language);
}
