import sharp from 'sharp';
import type { Printed } from '../../domain/sharing/menu-printer';
import { openPdf } from '../reading/pdfjs-page-source';

/** Pixels: sharp on a phone's screen, where it is shown a third as wide as the screen. */
const LONG_SIDE = 800;

/** The first page of a PDF of ours as a picture (PNG). */
export async function pictureOfFirstPage({ bytes, missingLetters }: Printed): Promise<Printed> {
  const document = await openPdf(bytes);
  try {
    const page = await document.page(1);
    const { data, width, height } = await page.draw(LONG_SIDE);
    return {
      bytes: await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .png({ palette: true, effort: 4 })
        .toBuffer(),
      missingLetters,
    };
  } finally {
    await document.close();
  }
}
