import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';

const DPI = 200;
const POINTS_PER_INCH = 72;
/** A gap of more than this many letters between two pieces is a jump to another column. */
const JUMP_LETTERS = 2;

/** @param {string} file @returns {Promise<import('pdfjs-dist').PDFDocumentProxy>} */
async function open(file) {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (/** @type {string} */ name) => `${path.join(home, name)}${path.sep}`;
  return pdfjs.getDocument({
    data: new Uint8Array(await readFile(file)),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
}

/** The pages of a PDF as pictures. @param {string} file @returns {Promise<Buffer[]>} PNG */
export async function drawPages(file) {
  const document = await open(file);
  try {
    const pages = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: DPI / POINTS_PER_INCH });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({
        canvas: /** @type {any} */ (canvas),
        canvasContext: /** @type {any} */ (canvas.getContext('2d')),
        viewport,
        background: '#ffffff',
      }).promise;
      pages.push(canvas.toBuffer('image/png'));
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** The text layer, line by line over the whole width of the page, as plain converters give it. @param {string} file */
export async function textLines(file) {
  const document = await open(file);
  try {
    const lines = [];
    for (let number = 1; number <= document.numPages; number += 1)
      lines.push(...linesOf((await (await document.getPage(number)).getTextContent()).items));
    return lines.join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}

/** @param {readonly unknown[]} items */
function linesOf(items) {
  const pieces = items.flatMap((item) => {
    const { str, transform, width, height } =
      /** @type {{ str?: string, transform: number[], width: number, height: number }} */ (item);
    return str?.trim() ? [{ text: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height }] : [];
  });
  /** @type {(typeof pieces)[]} */
  const lines = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].y - piece.y) < piece.height / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    let text = '';
    let end = -Infinity;
    for (const piece of line.sort((a, b) => a.x - b.x)) {
      const letter = piece.width / piece.text.length;
      text += piece.x - end > JUMP_LETTERS * letter ? '   ' : piece.x - end > 0.2 * letter ? ' ' : '';
      text += piece.text;
      end = piece.x + piece.width;
    }
    return text.trim();
  });
}
