import { qrPathOf, type QrCode } from '@chalkboard/qr-code';

/** A QR code as SVG: black on white, so that it is read on a dark page as well. */
export function qrSvg(code: QrCode): string {
  const { side } = code;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${qrPathOf(code)}"/></svg>`;
}
