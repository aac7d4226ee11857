import type { Page } from 'playwright-core';

export interface DrawnPhoto {
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Turns all colours, so that two photos can be told apart (degrees). */
  readonly hue?: number;
}

/** A plate of food as a camera would see it, more or less: a JPEG. */
export function drawPhoto(page: Page, photo: DrawnPhoto = {}): Promise<Buffer> {
  return drawn(page, { photo });
}

/** A picture (PNG) with such a photo printed on it. @param at where its upper left corner is */
export function printPhotoOn(
  page: Page,
  picture: Buffer,
  at: { readonly x: number; readonly y: number },
  photo: DrawnPhoto = {},
): Promise<Buffer> {
  return drawn(page, { photo, at, ground: `data:image/png;base64,${picture.toString('base64')}` });
}

async function drawn(
  page: Page,
  what: {
    readonly photo: DrawnPhoto;
    readonly at?: { readonly x: number; readonly y: number };
    readonly ground?: string;
  },
): Promise<Buffer> {
  // An empty page has no policy of what may be opened on it.
  const sheet = await page.context().newPage();
  const address = await sheet.evaluate(
    async ({ photo: { width = 1600, height = 1200, hue = 0 }, at = { x: 0, y: 0 }, ground }) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      [canvas.width, canvas.height] = [width, height];
      if (ground) {
        const paper = await createImageBitmap(await (await fetch(ground)).blob());
        [canvas.width, canvas.height] = [paper.width, paper.height];
        context.drawImage(paper, 0, 0);
      }
      context.translate(at.x, at.y);
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      const colour = (angle: number, share: number, light: number) => `hsl(${(angle + hue) % 360} ${share}% ${light}%)`;
      for (let y = 0; y < height; y += 6) {
        context.fillStyle = colour(25 + 10 * Math.sin(y / 40), 35 + (y % 12), 28 + 8 * Math.sin(y / 17));
        context.fillRect(0, y, width, 6);
      }
      const [middleX, middleY, plate] = [width / 2, height / 2, Math.min(width, height) * 0.42];
      const disc = (x: number, y: number, radius: number, inner: string, outer: string) => {
        const shade = context.createRadialGradient(x - radius / 3, y - radius / 3, radius / 10, x, y, radius);
        shade.addColorStop(0, inner);
        shade.addColorStop(1, outer);
        context.fillStyle = shade;
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fill();
      };
      disc(middleX, middleY, plate, 'hsl(40 20% 92%)', 'hsl(35 12% 74%)');
      disc(middleX, middleY, plate * 0.8, 'hsl(42 25% 96%)', 'hsl(38 16% 84%)');
      for (let at = 0; at < 90; at += 1) {
        const [angle, far] = [at * 2.4, plate * 0.68 * Math.sqrt(at / 90)];
        disc(
          middleX + far * Math.cos(angle),
          middleY + far * Math.sin(angle),
          plate * (0.08 + (at % 5) * 0.012),
          colour([12, 28, 45, 95, 120][at % 5]!, 75, 58),
          colour([8, 22, 38, 100, 130][at % 5]!, 70, 30),
        );
      }
      return ground ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.9);
    },
    what,
  );
  await sheet.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
