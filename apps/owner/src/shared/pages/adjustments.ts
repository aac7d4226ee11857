import type { PageAdjustment } from '@chalkboard/contracts';
import type { CropBox } from './crop-box';
import type { PreparedPage } from './page-list';

/**
 * The upload's text field `adjustments`.
 * @returns undefined when every page is sent as it is
 */
export function adjustmentsOf(pages: readonly Pick<PreparedPage, 'rotate' | 'crop'>[]): string | undefined {
  const adjustments = pages.map(({ rotate, crop }): PageAdjustment | null =>
    rotate === 0 && !crop ? null : { rotate, ...(crop ? { crop: rounded(crop) } : {}) },
  );
  return adjustments.some(Boolean) ? JSON.stringify(adjustments) : undefined;
}

/** To a ten-thousandth, which is less than a point of any photo's thumbnail, and short; never beyond the picture. */
function rounded({ x, y, width, height }: CropBox): CropBox {
  const short = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    x: short(x),
    y: short(y),
    width: Math.min(short(width), short(1 - short(x))),
    height: Math.min(short(height), short(1 - short(y))),
  };
}
