import type { Page } from 'playwright-core';

/**
 * A picture as a careless photographer would have it.
 * @param turn degrees clockwise; `blur` points out of focus
 * @returns JPEG
 */
export async function redrawn(
  page: Page,
  picture: Buffer,
  { turn = 0, blur = 0 }: { readonly turn?: 0 | 90 | 180 | 270; readonly blur?: number },
): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ({ base64, degrees, points }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
      );
      const onItsSide = degrees % 180 !== 0;
      const canvas = new OffscreenCanvas(
        onItsSide ? bitmap.height : bitmap.width,
        onItsSide ? bitmap.width : bitmap.height,
      );
      const context = canvas.getContext('2d')!;
      context.filter = points > 0 ? `blur(${points}px)` : 'none';
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((degrees * Math.PI) / 180);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: picture.toString('base64'), degrees: turn, points: blur },
  );
  return Buffer.from(jpeg, 'base64');
}
