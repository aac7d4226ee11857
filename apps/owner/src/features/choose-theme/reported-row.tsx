import { Badge, figureOf, type ColourPair, type ReportedPair } from '@chalkboard/ui';
import { formatDecimal } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { ColourSample } from './colour-sample';

const t = texts.look.reading;

/** One pair of colours: what it means for guests, and both as chosen and as drawn where the page corrects it. */
export function ReportedRow({ pair }: { readonly pair: ReportedPair }) {
  const { place, isText, chosen, shown } = pair;
  const corrected = chosen.ink !== shown.ink || chosen.ground !== shown.ground;
  return (
    <li className="grid gap-3 px-4 py-3">
      <div>
        <p className="text-small font-medium">{t.places[place]}</p>
        <p className="text-small text-quiet">{meaningOf(pair)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Measure pair={chosen} place={place} isText={isText} label={corrected ? t.chosen : undefined} />
        {corrected && <Measure pair={shown} place={place} isText={isText} label={t.shown} />}
      </div>
    </li>
  );
}

/** In plain words what the level of the chosen colours means for guests. */
function meaningOf({ place, isText, chosen: { level } }: ReportedPair): string {
  const fails: Partial<Record<ReportedPair['place'], string>> = t.fails;
  if (level === 'fails') return fails[place] ?? t.failing;
  return isText ? t.says[level] : t.sees;
}

function Measure({
  pair,
  place,
  isText,
  label,
}: Pick<ReportedPair, 'place' | 'isText'> & { readonly pair: ColourPair; readonly label: string | undefined }) {
  const { ink, ground, ratio, level } = pair;
  return (
    <div className="flex min-w-0 flex-[1_1_15rem] items-center gap-3">
      <ColourSample place={place} ink={ink} ground={ground} />
      <div className="min-w-0">
        {label && <p className="text-caption text-quiet">{label}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          <span className="tabular font-semibold">{formatDecimal(figureOf(ratio), 2)}:1</span>
          <Badge state={level === 'fails' ? 'failed' : 'ready'}>{level === 'fails' ? t.failing : level}</Badge>
        </p>
        <p className="text-caption text-quiet">{isText ? t.pair({ ink, ground }) : t.fill({ ink, ground })}</p>
      </div>
    </div>
  );
}
