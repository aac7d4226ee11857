import sharp from 'sharp';
import { photographed, scanned } from '../paper.mjs';
import { seeded } from '../random.mjs';
import { drawHardMenu } from './draw.mjs';
import { readLabels } from './labels.mjs';
import { hardHtml } from './render.mjs';
import { hardStyle } from './style.mjs';
import { hardTruth } from './truth.mjs';

/** Size of a menu's text in CSS px, from and to. */
const TEXT = { from: 7.5, to: 19 };
const WIDE_PAGE_PX = 900;
/** Pixels of a sheet's width. @type {Record<string, [number, number]>} */
const PIXELS = { scan: [1300, 2400], 'pdf-scan': [1200, 2200], photo: [1500, 2800] };
const FEW_PIXELS = /** @type {const} */ ([620, 900]);

/**
 * Fits the text to the sheet as designers do, fills leaders in, and gives the sheets their size.
 * @param {import('playwright-core').Page} page @param {{ width: number, height: number, from: number, to: number,
 * wanted: number }} sheet
 * @returns {Promise<number>} height of the sheets in CSS px
 */
function fit(page, sheet) {
  return page.evaluate(async ({ height, from, to, wanted }) => {
    await document.fonts.ready;
    const pages = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.page')]);
    const tallest = (/** @type {number} */ size) => {
      document.body.style.fontSize = `${size}px`;
      return Math.max(...pages.map((each) => each.getBoundingClientRect().height));
    };
    let [low, high] = [from, Math.min(to, wanted)];
    if (tallest(high) > height) {
      for (let turn = 0; turn < 6; turn += 1) {
        const middle = (low + high) / 2;
        if (tallest(middle) > height) high = middle;
        else low = middle;
      }
    } else low = high;
    const drawn = tallest(low);
    // Paper is cut to what stands on it where half of it would stay empty.
    const needed = Math.ceil(drawn < 0.8 * height ? drawn * 1.05 : Math.max(height, drawn));
    for (const each of pages) each.style.height = `${needed}px`;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-leader]'))) {
      const room = element.clientWidth;
      const leader = element.dataset.leader ?? '.';
      element.textContent = leader.repeat(20);
      const probe = document.createRange();
      probe.selectNodeContents(element);
      const each = probe.getBoundingClientRect().width / 20;
      element.textContent = leader.repeat(Math.max(1, Math.floor(room / each) - 1));
    }
    return needed;
  }, sheet);
}

/**
 * Wear that the scanner or the camera adds. @param {Buffer} picture JPEG @param {string} wear @param
 * {import('../random.mjs').Random} random @param {boolean} [flat] from a scanner, whose shadows lie at an edge
 */
async function worn(picture, wear, random, flat = false) {
  const image = sharp(picture).keepExif();
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  if (wear === 'jpeg-blocks')
    return image.jpeg({ quality: random.whole(18, 38), chromaSubsampling: '4:2:0' }).toBuffer();
  if (wear === 'blur')
    return image
      .blur(random.between(1.1, 2) * Math.max(0.5, width / 2000))
      .jpeg({ quality: 80 })
      .toBuffer();
  if (wear === 'glare' || wear === 'shadow') {
    const [cx, cy, r] = [
      flat ? random.pick([-10, 110]) : random.whole(15, 85),
      random.whole(15, 85),
      flat ? 60 : random.whole(14, 34),
    ];
    const spot = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="${cx}%" cy="${cy}%" r="${r}%"><stop offset="0" stop-color="${wear === 'glare' ? '#fff' : '#000'}" stop-opacity="${wear === 'glare' ? '.8' : '.5'}"/><stop offset="1" stop-color="${wear === 'glare' ? '#fff' : '#000'}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
    return image
      .composite([{ input: Buffer.from(spot) }])
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  return picture;
}

/**
 * Makes one hard menu on a page that is kept for the next.
 * @param {import('playwright-core').Page} page @param {import('./plans.mjs').HardPlan} plan @param
 * {import('./vocabulary.mjs').Vocabulary} vocabulary @param {number} seed
 * @param {{ textPdf: (page: import('playwright-core').Page, width: number) => Promise<Buffer>, pictures: (page:
 * import('playwright-core').Page) => Promise<Buffer[]>, picturePdf: (scans: readonly Buffer[], width: number, stamp:
 * string | undefined) => Promise<Buffer> }} output
 */
export async function makeHard(page, plan, vocabulary, seed, { textPdf, pictures, picturePdf }) {
  const random = seeded(seed);
  const menu = drawHardMenu(plan, vocabulary, random);
  const { css, width, height, background } = hardStyle(plan, random);
  if (['dark', 'black', 'red', 'teal'].includes(plan.paper)) menu.used.add('dark-ground');
  const html = hardHtml(plan, menu, random);
  await page.setViewportSize({ width: width + 40, height: 1000 });
  await page.setContent(
    `<!doctype html><html lang="${plan.language}"><meta charset="utf-8"><style>${css}</style>${html}`,
    { waitUntil: 'load' },
  );
  const to = TEXT.to * Math.max(1, width / WIDE_PAGE_PX);
  const wanted = random.chance(0.7) ? to : random.between(12, to);
  const needed = await fit(page, { width, height, from: TEXT.from, to, wanted });
  const labels = { width, height: needed, runs: await readLabels(page, plan.language) };
  const finish = (/** @type {string} */ file, /** @type {Buffer} */ content) => ({
    truth: hardTruth(plan, menu),
    labels,
    file,
    content,
  });
  if (plan.kind === 'pdf-text') return finish('menu.pdf', await textPdf(page, width));
  const few = plan.wear === 'low-resolution';
  if (plan.wear !== 'none') menu.used.add(plan.wear);
  const [least, limit] = few ? FEW_PIXELS : /** @type {[number, number]} */ (PIXELS[plan.kind]);
  const pixels = Math.round(random.whole(least, limit) * (width > WIDE_PAGE_PX ? 1.25 : 1));
  const sheets = await pictures(page);
  const sheet = /** @type {Buffer} */ (sheets[0]);
  if (plan.kind === 'photo')
    return finish('menu.jpg', await worn(await photographed(sheet, random, { width: pixels }), plan.wear, random));
  if (plan.kind === 'scan')
    return finish(
      'menu.jpg',
      await worn(await scanned(sheet, random, { background, width: pixels }), plan.wear, random, true),
    );
  const scans = [];
  for (const each of sheets)
    scans.push(await worn(await scanned(each, random, { background, width: pixels }), plan.wear, random, true));
  return finish('menu.pdf', await picturePdf(scans, width, undefined));
}
