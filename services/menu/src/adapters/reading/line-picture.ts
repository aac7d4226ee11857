import type { Pixels } from './page-pixels';
import { pointIn, type RotatedBox } from './rotated-box';

/** Lines longer than this (in heights) are shown narrower. */
const LONGEST = 66;

/** Cuts a line out of a page and shows it level. @param height pixels */
export function linePicture(page: Pixels, box: RotatedBox, height: number): Pixels {
  const scale = height / box.height;
  const width = Math.max(4, Math.min(LONGEST * height, Math.round(box.width * scale)));
  const data = new Uint8Array(3 * width * height);
  const [stepX, stepY] = [box.width / width, box.height / height];
  // A pixel of the line that covers several of the page is their mean.
  const fine = Math.max(1, Math.min(4, Math.ceil(stepY - 0.25)));
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const colour = [0, 0, 0];
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      colour[0] = colour[1] = colour[2] = 0;
      const [px, py] = pointIn(box, (x + 0.5) * stepX, (y + 0.5) * stepY);
      for (let j = 0; j < fine; j++) {
        const v = ((j + 0.5) / fine - 0.5) * stepY;
        for (let i = 0; i < fine; i++) {
          const u = ((i + 0.5) / fine - 0.5) * stepX;
          addSample(page, px + u * cos - v * sin - 0.5, py + u * sin + v * cos - 0.5, colour);
        }
      }
      for (let c = 0; c < 3; c++) data[to + c] = Math.round(colour[c]! / (fine * fine));
    }
  }
  return { data, width, height };
}

/** Adds the colour at a place between pixels. */
function addSample({ data, width, height }: Pixels, x: number, y: number, sum: number[]): void {
  const [left, top] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [fx, fy] = [left - x0, top - y0];
  const across = x0 + 1 < width ? 3 : 0;
  const down = y0 + 1 < height ? 3 * width : 0;
  const at = 3 * (y0 * width + x0);
  for (let c = 0; c < 3; c++) {
    const above = data[at + c]! * (1 - fx) + data[at + across + c]! * fx;
    const below = data[at + down + c]! * (1 - fx) + data[at + down + across + c]! * fx;
    sum[c]! += above * (1 - fy) + below * fy;
  }
}
