import type { Menu } from '@chalkboard/contracts';
import { Badge, Card, LinkButton } from '@chalkboard/ui';
import { decimalToMinor, formatMoney } from '@chalkboard/web-kit';
import { Leaf, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';

const DIETARY = [
  ['hasVegetarianOptions', 'Vegetarian'],
  ['hasVeganOptions', 'Vegan'],
  ['hasGlutenFreeOptions', 'Gluten-free'],
  ['hasHalalOptions', 'Halal'],
  ['hasKosherOptions', 'Kosher'],
] as const;

/** What the kitchen offers and what to beware of; only what the owner stated. */
export function DietaryPanel({ menu }: { readonly menu: Menu }) {
  const offered = DIETARY.filter(([flag]) => menu[flag]);
  return (
    <Card>
      <h2 className="text-lead">Dietary &amp; allergy information</h2>
      {offered.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {offered.map(([flag, label]) => (
            <Badge key={flag}>
              <Leaf aria-hidden className="size-3.5" />
              {label}
            </Badge>
          ))}
        </p>
      )}
      {menu.commonAllergens.length > 0 && (
        <p className="mt-3 flex gap-2 text-small">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
          <span>
            <span className="font-medium">The kitchen uses:</span> {menu.commonAllergens.join(', ')}
          </span>
        </p>
      )}
      {menu.allergyNote && <p className="mt-3 text-small text-quiet">{menu.allergyNote}</p>}
      {offered.length === 0 && menu.commonAllergens.length === 0 && !menu.allergyNote && (
        <p className="mt-2 text-small text-quiet">The restaurant has not stated any. Please ask before you order.</p>
      )}
    </Card>
  );
}

export function HowToOrderPanel({ menu, count }: { readonly menu: Menu; readonly count: number }) {
  const amount = (decimal: string) => formatMoney(decimalToMinor(decimal, menu.currency), menu.currency);
  const minimum = decimalToMinor(menu.minimumOrder, menu.currency);
  return (
    <Card>
      <h2 className="text-lead">How to Order</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-small text-quiet marker:text-ink">
        <li>Add dishes to your cart.</li>
        <li>Choose pickup (free) or delivery ({amount(menu.deliveryFee)}).</li>
        <li>Pay by card or cash at the door or counter; nothing is paid here.</li>
      </ol>
      {minimum > 0 && <p className="mt-3 text-small">Minimum order {amount(menu.minimumOrder)}.</p>}
      {count > 0 && (
        <LinkButton as={Link} to={`/checkout/${menu.shareId}`} variant="primary" block className="mt-4">
          Checkout
        </LinkButton>
      )}
    </Card>
  );
}
