import type { PdfFont } from './pdf-glyphs';
import type { Matrix } from './pdf-matrix';

const USUAL_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0];

/** What pdfjs tells of a font. */
export function readFont(id: string, font: unknown): PdfFont {
  const facts = typeof font === 'object' && font !== null ? (font as Record<string, unknown>) : {};
  const name = typeof facts['name'] === 'string' ? facts['name'].replace(/^[A-Z]{6}\+/, '') : id;
  const matrix = (facts['fontMatrix'] as Matrix | undefined) ?? USUAL_MATRIX;
  const height =
    facts['isType3Font'] === true ? drawnHeight(matrix, facts['bbox'] as ArrayLike<number> | undefined) : undefined;
  return {
    name,
    bold: facts['bold'] === true || facts['black'] === true || /bold|black|heavy|semibold|demi/i.test(name),
    italic: facts['italic'] === true || /italic|oblique/i.test(name),
    matrix,
    ...(height === undefined ? {} : { drawnHeight: height }),
  };
}

/** Height of the letters of a font that draws them itself: of all its letters together. */
function drawnHeight(matrix: Matrix, box: ArrayLike<number> | undefined): number | undefined {
  const height = Math.abs(((box?.[3] ?? 0) - (box?.[1] ?? 0)) * (matrix[3] ?? 0));
  return height > 0 ? height : undefined;
}
