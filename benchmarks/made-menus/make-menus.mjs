import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { chromium } from 'playwright-core';

import { findChromium } from '../../tools/platform/chromium.mjs';
import { loadThemes } from './dishes.mjs';
import { fontFaces } from './faces.mjs';
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
const MOST_PIXELS_LONG = 4200;
const POINTS_PER_PX = 0.75;

/**
 * Draws the menu of a plan. Leaders are filled in with as many dots as fit, as type-setting programs do.
 * @param {import('playwright-core').Page} page @param {string} html @param {string} css
 */
async function layOut(page, html, css) {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${fontFaces()}${css}</style>${html}`, { waitUntil: 'load' });
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

/** A PDF with a text layer; its sheets have the size of what stands on them. @param {import('playwright-core').Page} page @param {number} width */
async function textPdf(page, width) {
  const height = Math.ceil(Math.max(...(await heightsOf(page)))) + 2;
  const pdf = await page.pdf({ width: `${width}px`, height: `${height}px`, printBackground: true, margin: { top: 0, right: 0, bottom: 0, left: 0 } });
  // The only bytes that would differ between two runs.
  return Buffer.from(pdf.toString('latin1').replaceAll(/\((D:\d{14})/g, '(D:20260101000000'), 'latin1');
}

/** Pictures on the pages of a PDF, as scanners make them; perhaps with a stamp as the only text. @param {readonly Buffer[]} scans JPEG @param {number} width CSS px @param {string | undefined} stamp */
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

/** @param {import('playwright-core').Browser} browser @param {import('./plans.mjs').Plan} plan @param {readonly import('./dishes.mjs').Theme[]} themes @param {number} seed */
async function make(browser, plan, themes, seed) {
  const random = seeded(seed);
  const menu = drawMenu(plan, themes, random);
  const { css, width, background } = drawStyle(plan, random);
  const html = sheetHtml(plan, menu, random);
  const wanted = plan.small ? SMALL_PX : plan.kind === 'pdf-text' ? width : random.whole(/** @type {number} */ (PIXELS[plan.kind][0]), /** @type {number} */ (PIXELS[plan.kind][1]));
  const page = await browser.newPage({ viewport: { width: width + 40, height: 1000 }, deviceScaleFactor: plan.kind === 'pdf-text' ? 1 : Math.max(2, wanted / width) });
  try {
    await layOut(page, html, css);
    const truth = truthOf(plan, menu);
    if (plan.kind === 'pdf-text') return { truth, file: 'menu.pdf', content: await textPdf(page, width) };
    const sheets = await pictures(page);
    const sheet = /** @type {Buffer} */ (sheets[0]);
    const tallest = Math.max(...(await heightsOf(page)));
    const pixels = Math.min(wanted, Math.round((MOST_PIXELS_LONG * width) / tallest));
    if (plan.kind === 'photo') return { truth, file: 'menu.jpg', content: await photographed(sheet, random, { width: pixels }) };
    if (plan.kind === 'scan') return { truth, file: 'menu.jpg', content: await scanned(sheet, random, { background, width: pixels }) };
    const scans = [];
    for (const each of sheets) scans.push(await scanned(each, random, { background, width: pixels }));
    return { truth, file: 'menu.pdf', content: await picturePdf(scans, width, random.chance(0.4) ? `${menu.restaurantName} · scanned by copier` : undefined) };
  } finally {
    await page.close();
  }
}

/**
 * Makes one set of menus, in the shape of a corpus. The same seed gives the same menus; another combines layouts and dishes otherwise.
 * @param {{ out: string, seed: number, only?: readonly string[] | undefined, log?: (line: string) => void }} options `only`: the ids of some
 */
export async function makeMenus({ out, seed, only, log = () => undefined }) {
  const themes = loadThemes();
  const browser = await chromium.launch({ executablePath: findChromium({ log }), args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
  try {
    for (const [index, plan] of drawPlans(seeded(seed)).entries()) {
      if (only && !only.includes(plan.id)) continue;
      const { truth, file, content } = await make(browser, plan, themes, seed * 1000 + index);
      const dir = path.join(out, plan.id);
      await mkdir(dir, { recursive: true });
      await writeFile(path.join(dir, file), content);
      await writeFile(path.join(dir, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
      log(`${plan.id}  ${truth.categories.reduce((sum, { items }) => sum + items.length, 0)} dishes  ${(content.length / 1024).toFixed(0)} KiB  ${plan.language}  ${describe(plan)}`);
    }
  } finally {
    await browser.close();
  }
}
