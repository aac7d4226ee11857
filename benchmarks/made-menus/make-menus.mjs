import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tools/platform/chromium.mjs';
import { loadThemes } from './dishes.mjs';
import { fontFaces } from './faces.mjs';
import { makeHard } from './hard/make-hard.mjs';
import { drawHardPlans } from './hard/plans.mjs';
import { loadVocabulary } from './hard/vocabulary.mjs';
import { drawMenu } from './menu-draw.mjs';
import { photographed, scanned } from './paper.mjs';
import { drawPlans } from './plans.mjs';
import { seeded } from './random.mjs';
import { sheetHtml } from './sheet-html.mjs';
import { drawStyle } from './sheet-style.mjs';
import { describe, truthOf } from './truth.mjs';

const SMALL_PX = 760;
/** Pixels of a sheet's width: what phones and office scanners give. */
const PIXELS = { scan: [1700, 2500], 'pdf-scan': [1500, 2300], photo: [2100, 3000] };
/** Long menus get fewer pixels to the inch, as a camera has only so many. */
const MAX_PIXELS_LONG = 4200;
const POINTS_PER_PX = 0.75;

/**
 * Draws the menu of a plan. Leaders are filled in with as many dots as fit, as type-setting programs do.
 * @param {import('playwright-core').Page} page @param {string} html @param {string} css
 */
async function layOut(page, html, css) {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${fontFaces()}${css}</style>${html}`, {
    waitUntil: 'load',
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-leader]'))) {
      const room = element.clientWidth;
      const leader = element.dataset.leader ?? '.';
      element.textContent = leader.repeat(20);
      const probe = document.createRange();
      probe.selectNodeContents(element);
      const each = probe.getBoundingClientRect().width / 20;
      element.textContent = leader.repeat(Math.max(1, Math.floor(room / each) - 1));
    }
  });
}

/** @param {import('playwright-core').Page} page @returns {Promise<Buffer[]>} PNG of each sheet */
async function pictures(page) {
  const sheets = [];
  for (const sheet of await page.locator('.page').all()) sheets.push(await sheet.screenshot({ type: 'png' }));
  return sheets;
}

/** Of each sheet, in CSS px. @param {import('playwright-core').Page} page */
function heightsOf(page) {
  return page.locator('.page').evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().height));
}

/**
 * A PDF with a text layer; its sheets have the size of what stands on them. @param {import('playwright-core').Page}
 * page @param {number} width
 */
async function textPdf(page, width) {
  const height = Math.ceil(Math.max(...(await heightsOf(page)))) + 2;
  const pdf = await page.pdf({
    width: `${width}px`,
    height: `${height}px`,
    printBackground: true,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
  });
  // The only bytes that would differ between two runs.
  return Buffer.from(pdf.toString('latin1').replaceAll(/\((D:\d{14})/g, '(D:20260101000000'), 'latin1');
}

/**
 * Pictures on the pages of a PDF, as scanners make them; perhaps with a stamp as the only text. @param {readonly
 * Buffer[]} scans JPEG @param {number} width CSS px @param {string | undefined} stamp
 */
async function picturePdf(scans, width, stamp) {
  const document = await PDFDocument.create();
  const epoch = new Date('2026-01-01T00:00:00Z');
  document.setCreationDate(epoch);
  document.setModificationDate(epoch);
  for (const scan of scans) {
    const image = await document.embedJpg(scan);
    const size = { width: width * POINTS_PER_PX, height: (width * POINTS_PER_PX * image.height) / image.width };
    const page = document.addPage([size.width, size.height]);
    page.drawImage(image, { x: 0, y: 0, ...size });
    if (stamp) page.drawText(stamp, { x: 8, y: 6, size: 7, font: await document.embedFont(StandardFonts.Helvetica) });
  }
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/**
 * @param {import('playwright-core').Browser} browser @param {import('./plans.mjs').Plan} plan @param {readonly
 * import('./dishes.mjs').Theme[]} themes @param {number} seed
 */
async function make(browser, plan, themes, seed) {
  const random = seeded(seed);
  const menu = drawMenu(plan, themes, random);
  const { css, width, background } = drawStyle(plan, random);
  const html = sheetHtml(plan, menu, random);
  const wanted = plan.small
    ? SMALL_PX
    : plan.kind === 'pdf-text'
      ? width
      : random.whole(/** @type {number} */ (PIXELS[plan.kind][0]), /** @type {number} */ (PIXELS[plan.kind][1]));
  const page = await browser.newPage({
    viewport: { width: width + 40, height: 1000 },
    deviceScaleFactor: plan.kind === 'pdf-text' ? 1 : Math.max(2, wanted / width),
  });
  try {
    await layOut(page, html, css);
    const truth = truthOf(plan, menu);
    if (plan.kind === 'pdf-text') return { truth, file: 'menu.pdf', content: await textPdf(page, width) };
    const sheets = await pictures(page);
    const sheet = /** @type {Buffer} */ (sheets[0]);
    const tallest = Math.max(...(await heightsOf(page)));
    const pixels = Math.min(wanted, Math.round((MAX_PIXELS_LONG * width) / tallest));
    if (plan.kind === 'photo')
      return { truth, file: 'menu.jpg', content: await photographed(sheet, random, { width: pixels }) };
    if (plan.kind === 'scan')
      return { truth, file: 'menu.jpg', content: await scanned(sheet, random, { background, width: pixels }) };
    const scans = [];
    for (const each of sheets) scans.push(await scanned(each, random, { background, width: pixels }));
    return {
      truth,
      file: 'menu.pdf',
      content: await picturePdf(
        scans,
        width,
        random.chance(0.4) ? `${menu.restaurantName} · scanned by copier` : undefined,
      ),
    };
  } finally {
    await page.close();
  }
}

/** How many hard menus of each kind a set has. @type {Record<import('./plans.mjs').Kind, number>} */
const HARD_COUNTS = { 'pdf-text': 24, scan: 8, 'pdf-scan': 6, photo: 8 };
const KINDS = /** @type {import('./plans.mjs').Kind[]} */ (Object.keys(HARD_COUNTS));
/** A page is replaced after so many menus, since its memory grows. */
const MENUS_PER_PAGE = 50;

/**
 * Makes one set of menus, in the shape of a corpus. The same seed gives the same menus; another combines layouts and
 * dishes otherwise.
 * @param {{ out: string, seed: number, set?: 'regular' | 'hard' | undefined, kinds?: readonly string[] | undefined,
 * count?: number | undefined, only?: readonly string[] | undefined, log?: (line: string) => void }} options `only`: the
 * ids of some; `count`: of hard menus of each kind
 */
export async function makeMenus({ out, seed, set = 'regular', kinds = KINDS, count, only, log = () => undefined }) {
  const browser = await chromium.launch({
    executablePath: findChromium({ log }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const wanted = (/** @type {{ id: string, kind: string }} */ plan) =>
    kinds.includes(plan.kind) && (!only || only.includes(plan.id));
  try {
    if (set === 'hard')
      await makeHardMenus(
        browser,
        KINDS.flatMap((kind) => drawHardPlans(seed, kind, count ?? HARD_COUNTS[kind], seeded)).filter(wanted),
        { out, seed, log },
      );
    else
      await makeRegularMenus(
        browser,
        [...drawPlans(seeded(seed)).entries()].filter(([, plan]) => wanted(plan)),
        { out, seed, log },
      );
  } finally {
    await browser.close();
  }
}

/** @typedef {{ out: string, seed: number, log: (line: string) => void }} Job */

/**
 * @param {import('playwright-core').Browser} browser @param {readonly [number, import('./plans.mjs').Plan][]} plans
 * @param {Job} job
 */
async function makeRegularMenus(browser, plans, { out, seed, log }) {
  const themes = loadThemes();
  for (const [index, plan] of plans) {
    const { truth, file, content } = await make(browser, plan, themes, seed * 1000 + index);
    await write(path.join(out, plan.id), { [file]: content, 'truth.json': json(truth) });
    log(line(plan, truth, content, describe(plan)));
  }
}

/**
 * @param {import('playwright-core').Browser} browser @param {readonly import('./hard/plans.mjs').HardPlan[]} plans
 * @param {Job} job
 */
async function makeHardMenus(browser, plans, { out, seed, log }) {
  const vocabulary = loadVocabulary();
  const pages = { flat: 0, sharp: 0 };
  /** @type {Partial<Record<'flat' | 'sharp', import('playwright-core').Page>>} */
  const open = {};
  for (const plan of plans) {
    const name = plan.kind === 'pdf-text' ? 'flat' : 'sharp';
    if (open[name] && (pages[name] += 1) % MENUS_PER_PAGE === 0) {
      await open[name]?.close();
      delete open[name];
    }
    const page = (open[name] ??= await browser.newPage({ deviceScaleFactor: name === 'flat' ? 1 : 2 }));
    const { truth, labels, file, content } = await makeHard(page, plan, vocabulary, seed * 100_003 + seedOf(plan.id), {
      textPdf,
      pictures,
      picturePdf,
    });
    await write(path.join(out, plan.id), {
      [file]: content,
      'truth.json': json(truth),
      'labels.json': `${JSON.stringify(labels)}\n`,
    });
    log(line(plan, truth, content, truth.plan.speciality.join(', ')));
  }
}

/** @param {string} id */
const seedOf = (id) => [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

/** @param {string} dir @param {Record<string, string | Buffer>} files */
async function write(dir, files) {
  await mkdir(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dir, name), content);
}

const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * @param {{ id: string, language: string }} plan @param {{ categories: { items: unknown[] }[] }} truth @param {Buffer}
 * content @param {string} what
 */
const line = (plan, truth, content, what) =>
  `${plan.id}  ${truth.categories.reduce((sum, { items }) => sum + items.length, 0)} dishes  ${(content.length / 1024).toFixed(0)} KiB  ${plan.language}  ${what}`;
