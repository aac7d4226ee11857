import type { CartLine, Menu } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { lowestOfZones } from '@chalkboard/menu-rules/lowest-zone';
import { MENU_TEXTS_ID, type TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Badge, Card, LinkButton } from '@chalkboard/ui';
import { formatList, formatMoney } from '@chalkboard/web-kit';
import { Leaf, TriangleAlert } from 'lucide-react';
import { shownAllergen, shownDiet } from '../../shared/allergens/shown-names';
import { CheckoutLink } from '../../shared/cart/checkout-link';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';
import { legendOf } from './diet-marks';
import { orderWaysOf, type OrderWay } from './order-ways';

const FLAGS = [
  'hasVegetarianOptions',
  'hasVeganOptions',
  'hasGlutenFreeOptions',
  'hasHalalOptions',
  'hasKosherOptions',
] as const;

/**
 * What the kitchen offers and what to beware of; only what the owner stated. `statesAllergens`: single dishes say what
 * they contain.
 */
export function DietaryPanel({
  menu,
  read,
  statesAllergens,
}: {
  readonly menu: Menu;
  readonly read: TextReader;
  readonly statesAllergens: boolean;
}) {
  const offered = FLAGS.filter((flag) => menu[flag]);
  const note = menu.allergyNote ? read(MENU_TEXTS_ID, 'note', menu.allergyNote) : undefined;
  const legend = legendOf(menu.categories);
  const stated = offered.length > 0 || menu.commonAllergens.length > 0 || note !== undefined;
  return (
    <Card>
      <h2 className="text-lead">{texts.dietary.heading}</h2>
      {offered.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {offered.map((flag) => (
            <Badge key={flag}>
              <Leaf aria-hidden className="size-3.5" />
              {texts.dietary.offered[flag]}
            </Badge>
          ))}
        </p>
      )}
      {menu.commonAllergens.length > 0 && (
        <p className="mt-3 flex gap-2 text-small">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
          <span>
            <span className="font-medium">{texts.dietary.uses}</span>{' '}
            {menu.commonAllergens.map(shownAllergen).join(', ')}
          </span>
        </p>
      )}
      {note && (
        <p {...textAttributes(note)} className="mt-3 text-small text-quiet">
          {note.text}
        </p>
      )}
      {legend.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {legend.map(({ mark, diet }) => (
            <div key={mark} className="flex gap-1.5">
              <dt className="font-semibold">{mark}</dt>
              <dd className="text-quiet">{shownDiet(diet)}</dd>
            </div>
          ))}
        </dl>
      )}
      {statesAllergens && <p className="mt-3 text-small text-quiet">{texts.allergens.atDishes}</p>}
      {!statesAllergens && stated && (
        <p className="mt-3 text-small text-quiet">
          <span className="font-medium text-ink">{texts.allergens.ofDishes}</span> {texts.allergens.unstated}
        </p>
      )}
      {!statesAllergens && !stated && <p className="mt-2 text-small text-quiet">{texts.dietary.unstated}</p>}
    </Card>
  );
}

/** How an order goes with this restaurant: only what it takes and accepts. */
export function HowToOrderPanel({
  menu,
  lines,
  framed,
}: {
  readonly menu: Menu;
  readonly lines: readonly CartLine[];
  readonly framed: boolean;
}) {
  const { howToOrder: t } = texts;
  const amount = (decimal: string) => formatMoney(decimalToMinor(decimal, menu.currency), menu.currency);
  const lowest = lowestOfZones(menu.rules?.delivery);
  const feeMinor = lowest?.fee ?? decimalToMinor(menu.deliveryFee, menu.currency);
  const money = formatMoney(feeMinor, menu.currency);
  const fee = lowest ? t.from({ fee: money }) : feeMinor === 0 ? t.free : money;
  const minimum = decimalToMinor(menu.minimumOrder, menu.currency);
  const ways = orderWaysOf(menu);
  const [only] = ways;
  return (
    <Card>
      <h2 className="text-lead">{t.heading}</h2>
      {!only && <p className="mt-3 text-small text-quiet">{t.none}</p>}
      {only && (
        <ol className="mt-3 grid list-decimal gap-1.5 ps-5 text-small text-quiet marker:text-ink">
          <li>{t.add}</li>
          <li>
            {ways.length > 1
              ? t.choose.both({ fee })
              : only.type === 'pickup'
                ? t.choose.pickup
                : t.choose.delivery({ fee })}
          </li>
          <li>{t.pay({ ways: payText(ways) })}</li>
        </ol>
      )}
      {only && minimum > 0 && <p className="mt-3 text-small">{t.minimum({ amount: amount(menu.minimumOrder) })}</p>}
      {lines.length > 0 && (
        <LinkButton
          as={CheckoutLink}
          shareId={menu.shareId}
          lines={lines}
          framed={framed}
          variant="primary"
          block
          className="mt-4 lg:hidden"
        >
          {t.checkout}
        </LinkButton>
      )}
    </Card>
  );
}

/** "card or cash at the door or counter", or each place by itself where they differ. */
function payText(ways: readonly OrderWay[]): string {
  const { howToOrder: t } = texts;
  const methods = ({ payments }: OrderWay) =>
    formatList(
      payments.map((method) => t.methods[method]),
      'or',
    );
  const [first, second] = ways;
  if (first && second && methods(first) === methods(second))
    return t.by({ methods: methods(first), place: t.places.both });
  return formatList(
    ways.map((way) => t.by({ methods: methods(way), place: t.places[way.type] })),
    'or',
  );
}
