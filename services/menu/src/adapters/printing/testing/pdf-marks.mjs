import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A program of its own, since pdfjs is an ES module: `pdf-marks.mjs FILE…` prints, by file and page, each run of
// letters and each shape with its place. Lengths are points from the bottom left of the page.

const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const SEEN = new Map([
  [OPS.fill, 'fill'],
  [OPS.eoFill, 'fill'],
  [OPS.stroke, 'stroke'],
  [OPS.fillStroke, 'fill'],
  [OPS.eoFillStroke, 'fill'],
]);

function boxOf([left, bottom, right, top], matrix, by = 0) {
  const points = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x, y]) => times(matrix, [1, 0, 0, 1, x, y]).slice(4));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - by,
    right: Math.max(...xs) + by,
    bottom: Math.min(...ys) - by,
    top: Math.max(...ys) + by,
  };
}

/** What is filled, stroked or shown as a picture; white on white paper is not seen. */
function shapesOf({ fnArray, argsArray }) {
  const shapes = [];
  const kept = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000000', width: 1 };
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (operator === OPS.save) kept.push(state);
    else if (operator === OPS.restore) state = kept.pop() ?? state;
    else if (operator === OPS.transform) state = { ...state, matrix: times(state.matrix, args) };
    else if (operator === OPS.setFillRGBColor) state = { ...state, fill: args[0] };
    else if (operator === OPS.setLineWidth) state = { ...state, width: args[0] };
    else if (operator === OPS.paintImageXObject) shapes.push({ kind: 'picture', ...boxOf([0, 0, 1, 1], state.matrix) });
    else if (operator === OPS.constructPath && SEEN.has(args[0]) && args[2]) {
      const kind = SEEN.get(args[0]);
      if (kind === 'stroke' || state.fill !== '#ffffff')
        shapes.push({ kind, ...boxOf(args[2], state.matrix, kind === 'stroke' ? state.width / 2 : 0) });
    }
  });
  return shapes;
}

function textsOf(items) {
  return items
    .filter(({ str }) => str.trim())
    .map(({ str, transform: [, , c, d, x, y], width }) => {
      const upsideDown = d < 0;
      return {
        text: str,
        size: Math.hypot(c, d),
        upsideDown,
        left: upsideDown ? x - width : x,
        right: upsideDown ? x : x + width,
        baseline: y,
      };
    });
}

const files = [];
for (const file of process.argv.slice(2)) {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), disableFontFace: true, verbosity: 0 })
    .promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width, height] = page.view;
    pages.push({
      width,
      height,
      texts: textsOf((await page.getTextContent()).items),
      shapes: shapesOf(await page.getOperatorList()),
    });
  }
  files.push(pages);
  await document.destroy();
}
process.stdout.write(JSON.stringify(files));
