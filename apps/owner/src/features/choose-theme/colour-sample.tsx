import type { ReportedPair } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';

type Place = ReportedPair['place'];

const [section] = texts.look.sample;
const [dish] = section.dishes;
/** In cents. */
const PRICE = 750;

/** What stands in each place, where it is words. */
const WORDS: Readonly<Partial<Record<Place, string>>> = {
  text: dish.name,
  card: dish.name,
  quiet: dish.text,
  price: formatMoney(PRICE, 'USD'),
  heading: section.name,
  band: texts.look.preview.unnamed,
  button: texts.look.preview.cart,
  link: dish.name,
};
const LOOKS: Readonly<Partial<Record<Place, string>>> = {
  text: 'font-medium',
  card: 'font-medium',
  price: 'tabular font-semibold',
  heading: 'font-serif',
  band: 'font-serif font-medium',
  button: 'font-medium',
  link: 'underline',
};
const SIZES: Readonly<Partial<Record<Place, number>>> = { price: 15, heading: 17, band: 13 };
const SIZE = 12;

/** Two colours as they stand in a place of the menu. A picture, and no text: it may show what cannot be read. */
export function ColourSample({
  place,
  ink,
  ground,
}: {
  readonly place: Place;
  readonly ink: string;
  readonly ground: string;
}) {
  const words = WORDS[place];
  return (
    <svg aria-hidden viewBox="0 0 112 56" className="h-14 w-28 shrink-0 rounded-card border border-hairline">
      <rect width="112" height="56" fill={ground} />
      {words === undefined ? (
        <Shape place={place} ink={ink} />
      ) : (
        <text
          x="56"
          y="28"
          textAnchor="middle"
          dominantBaseline="central"
          fill={ink}
          fontSize={SIZES[place] ?? SIZE}
          className={LOOKS[place]}
        >
          {words}
        </text>
      )}
    </svg>
  );
}

/** The edge of a band, the frame of the focus, or the shape of a button. */
function Shape({ place, ink }: { readonly place: Place; readonly ink: string }) {
  if (place === 'bandMark') return <rect width="10" height="56" fill={ink} />;
  if (place === 'focus')
    return <rect x="25.5" y="15.5" width="61" height="25" rx="4" fill="none" stroke={ink} strokeWidth="3" />;
  return <rect x="24" y="14" width="64" height="28" rx="14" fill={ink} />;
}
