import type { Page } from 'playwright-core';

export interface DrawnLogo {
  readonly letters: string;
  /** CSS colours; no ground: see-through. */
  readonly ink: string;
  readonly ground?: string;
  readonly width?: number;
  readonly height?: number;
}

/** A logo made for one story, as a PNG. */
export async function drawLogo(
  page: Page,
  { letters, ink, ground = 'transparent', width = 640, height = 320 }: DrawnLogo,
): Promise<Buffer> {
  const address = await page.evaluate(
    (logo) => {
      const canvas = document.createElement('canvas');
      canvas.width = logo.width;
      canvas.height = logo.height;
      const context = canvas.getContext('2d')!;
      context.fillStyle = logo.ground;
      context.fillRect(0, 0, logo.width, logo.height);
      context.fillStyle = logo.ink;
      context.font = `bold ${Math.round(logo.height * 0.6)}px serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(logo.letters, logo.width / 2, logo.height / 2);
      return canvas.toDataURL('image/png');
    },
    { letters, ink, ground, width, height },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
