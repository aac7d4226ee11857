import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A program of its own, since pdfjs is an ES module: `pdf-picture.mjs FILE PAGE` writes that page as PNG.

const SCALE = 2;
const [file, number] = process.argv.slice(2);
const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
const page = await document.getPage(Number(number));
const viewport = page.getViewport({ scale: SCALE });
const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
process.stdout.write(canvas.toBuffer('image/png'));
