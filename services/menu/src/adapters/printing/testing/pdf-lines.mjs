import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A program of its own, since pdfjs is an ES module: `pdf-lines.mjs FILE [PICTURE]` prints what stands on the pages,
// and draws the first one.
const [, , file, picture] = process.argv;
const PIXELS_PER_POINT = 2;

const document = await getDocument({ data: new Uint8Array(readFileSync(file)), disableFontFace: true, verbosity: 0 })
  .promise;
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const lines = [];
  let line;
  for (const { str, hasEOL, transform, width } of (await page.getTextContent()).items) {
    // What stands on its head is written from its right end.
    const x = transform[3] < 0 ? transform[4] - width : transform[4];
    if (str.trim()) {
      line ??= { text: '', x, y: transform[5], right: x };
      line.x = Math.min(line.x, x);
      line.right = Math.max(line.right ?? x, x + width);
    }
    if (line) line.text += str;
    if (hasEOL && line) {
      lines.push(line);
      line = undefined;
    }
  }
  if (line) lines.push(line);
  pages.push(lines.map(({ text, ...place }) => ({ text: text.replace(/\s+/g, ' ').trim(), ...place })));
}
if (picture) {
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  writeFileSync(picture, canvas.toBuffer('image/png'));
}
process.stdout.write(JSON.stringify(pages));
