import qrcode from 'qrcode-generator';

/** Enough against glare on a screen, and the code stays coarse enough for any camera. */
const CORRECTION = 'M';
/** Modules of white around it, as the standard asks for. */
const QUIET = 4;

/** The dark modules of a text's QR code as the path of an SVG, in a square of `size` units with its quiet zone. */
export function qrPathOf(text: string): { readonly path: string; readonly size: number } {
  const code = qrcode(0, CORRECTION);
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  }
  return { path, size: modules + 2 * QUIET };
}
