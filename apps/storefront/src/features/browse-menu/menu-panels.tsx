import type { Menu } from '@chalkboard/contracts';
import { MENU_TEXTS_ID, type TextReader } from '@chalkboard/contracts/menu-texts';
import { Badge, Card, LinkButton } from '@chalkboard/ui';
import { decimalToMinor, formatMoney } from '@chalkboard/web-kit';
import { Leaf, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { textAttributes } from '../choose-language/text-attributes';

const FLAGS = ['hasVegetarianOptions', 'hasVeganOptions', 'hasGlutenFreeOptions', 'hasHalalOptions', 'hasKosherOptions'] as const;

/** What the kitchen offers and what to beware of; only what the owner stated. `statesAllergens`: single dishes say what they contain. */
export function DietaryPanel({ menu, read, statesAllergens }: { readonly menu: Menu; readonly read: TextReader; readonly statesAllergens: boolean }) {
  const offered = FLAGS.filter((flag) => menu[flag]);
  const note = menu.allergyNote ? read(MENU_TEXTS_ID, 'note', menu.allergyNote) : undefined;
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
            <span className="font-medium">{texts.dietary.uses}</span> {menu.commonAllergens.join(', ')}
          </span>
        </p>
      )}
      {note && (
        <p {...textAttributes(note)} className="mt-3 text-small text-quiet">
          {note.text}
        </p>
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

export function HowToOrderPanel({ menu, count }: { readonly menu: Menu; readonly count: number }) {
  const amount = (decimal: string) => formatMoney(decimalToMinor(decimal, menu.currency), menu.currency);
  const minimum = decimalToMinor(menu.minimumOrder, menu.currency);
  return (
    <Card>
      <h2 className="text-lead">{texts.howToOrder.heading}</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-small text-quiet marker:text-ink">
        <li>{texts.howToOrder.add}</li>
        <li>{texts.howToOrder.choose(amount(menu.deliveryFee))}</li>
        <li>{texts.howToOrder.pay}</li>
      </ol>
      {minimum > 0 && <p className="mt-3 text-small">{texts.howToOrder.minimum(amount(menu.minimumOrder))}</p>}
      {count > 0 && (
        <LinkButton as={Link} to={`/checkout/${menu.shareId}`} variant="primary" block className="mt-4">
          {texts.howToOrder.checkout}
        </LinkButton>
      )}
    </Card>
  );
}
