import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { paymentTexts as t } from '../../../texts';

/** Enough against glare on a screen, and the code stays coarse enough for any camera. */
const CORRECTION = 'M';
/** Modules of white around it, as the standard asks for. */
const QUIET = 4;

/** The address as a code for another phone: dark on white, on a dark page as well. */
export default function PaymentCode({ address, host }: { readonly address: string; readonly host: string }) {
  const { path, side } = useMemo(() => drawn(address), [address]);
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={t.codeFor({ host })}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64 rounded-card border border-hairline"
      >
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption className="text-small text-quiet">{t.codeHint}</figcaption>
    </figure>
  );
}

function drawn(address: string): { readonly path: string; readonly side: number } {
  const code = qrcode(0, CORRECTION);
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  const cells = Array.from({ length: modules * modules }, (_, at) => [Math.floor(at / modules), at % modules] as const);
  return {
    path: cells
      .filter(([row, column]) => code.isDark(row, column))
      .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
      .join(''),
    side: modules + 2 * QUIET,
  };
}
