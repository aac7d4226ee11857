import type { PageAdjustment } from '@chalkboard/contracts';
import type { UploadedFile } from './extraction-job';
import { MenuError } from './menu.errors';

/** Fractions are rounded by their sender. */
const ROUNDING = 0.001;

/**
 * Gives each file the turn and the cut that its sender made.
 *
 * @param adjustments one for each file in order, null for a file that was left as it is; absent when none was changed
 * @throws MenuError `menu.invalid_adjustment`, in plain words: for a wrong count, a cut beyond the picture's edge, and
 * for a PDF, which has no picture that could have been turned
 */
export function withAdjustments(
  files: readonly Omit<UploadedFile, 'adjustment'>[],
  adjustments?: readonly (PageAdjustment | null)[],
): UploadedFile[] {
  if (adjustments && adjustments.length !== files.length) {
    throw refused(
      `There are ${files.length} files and ${adjustments.length} adjustments. Please send one for each file, and null for a file that stays as it is.`,
    );
  }
  return files.map((file, index) => {
    const adjustment = adjustments?.[index];
    if (!adjustment || isNone(adjustment)) return { ...file, adjustment: null };
    if (file.mimeType === 'application/pdf')
      throw refused('A PDF cannot be turned or cropped. Please send it as it is.');
    const { crop } = adjustment;
    if (crop && (crop.x + crop.width > 1 + ROUNDING || crop.y + crop.height > 1 + ROUNDING))
      throw refused('The crop goes beyond the edge of the picture. Please crop it again.');
    return { ...file, adjustment };
  });
}

function isNone({ rotate, crop }: PageAdjustment): boolean {
  return rotate === 0 && (!crop || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1));
}

function refused(sentence: string): MenuError {
  return new MenuError('menu.invalid_adjustment', sentence);
}
