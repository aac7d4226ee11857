import { qrCodeOf, qrPathOf } from '@chalkboard/qr-code';
import { useMemo } from 'react';
import { paymentTexts as t } from '../../../texts';

/** The address as a code for another phone: dark on white, on a dark page as well. */
export default function PaymentCode({ address, host }: { readonly address: string; readonly host: string }) {
  const code = useMemo(() => qrCodeOf(address, 'on-screen'), [address]);
  const { side } = code;
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
        <path fill="#000" d={qrPathOf(code)} />
      </svg>
      <figcaption className="text-small text-quiet">{t.codeHint}</figcaption>
    </figure>
  );
}
