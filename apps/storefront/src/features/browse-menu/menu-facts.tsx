import type { Menu, OrdersNow } from '@chalkboard/contracts';
import { MENU_TEXTS_ID, type TextReader } from '@chalkboard/menu-rules/menu-texts';
import { formatTelephone, telephone } from '@chalkboard/web-kit';
import { ChevronDown, CirclePause, MapPin, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { hoursLine } from '../../shared/hours/hours-text';
import { useNow } from '../../shared/hours/use-now';
import { useOrdersNow } from '../../shared/hours/use-orders-now';
import { WeekHours } from '../../shared/hours/week-hours';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';
import { orderFacts, statusText } from './order-facts';

/** Letters of a description from which it may not stand whole above. */
const LONG_LINE = 48;

/**
 * What is true now, in one line: until when it is open, how soon an order is ready, what delivery costs. On a tap: the
 * week, address and phone.
 */
export function MenuFacts({
  menu,
  read,
  onLeft,
}: {
  readonly menu: Menu;
  readonly read: TextReader;
  /** Called with what is left of the counted dishes, as JSON. */
  onLeft(left: string | undefined): void;
}) {
  const now = useNow();
  const orders = useOrdersNow(menu.shareId);
  useEffect(() => onLeft(JSON.stringify(orders?.left)), [orders, onLeft]);
  const status = statusText(orders, menu.timeZone);
  const hours = hoursLine(menu, now);
  return (
    <details className="menu-facts group">
      <summary>
        <ul className="menu-facts-list">
          {status && (
            <li className="menu-facts-status">
              <CirclePause aria-hidden />
              <span>{status}</span>
            </li>
          )}
          {hours && (
            <li className="menu-facts-hours">
              <span>{hours.text}</span>
            </li>
          )}
          {orderFacts(menu, orders).map(({ key, text }) => (
            <li key={key} data-pending={(key === 'pickup' && orders === undefined) || undefined}>
              <span>{text}</span>
            </li>
          ))}
          <li>
            <span className="menu-facts-more">{texts.facts.more}</span>
            <ChevronDown aria-hidden className="menu-facts-arrow group-open:rotate-180" />
          </li>
        </ul>
      </summary>
      <MenuAbout menu={menu} read={read} orders={orders} now={now} />
    </details>
  );
}

/** What does not stand in the line: all that it says of itself, why it takes no orders, address, phone and the week. */
function MenuAbout({
  menu,
  read,
  orders,
  now,
}: {
  readonly menu: Menu;
  readonly read: TextReader;
  readonly orders: OrdersNow | undefined;
  readonly now: number;
}) {
  const { restaurantAddress, restaurantPhone, openingHours, timeZone } = menu;
  const description =
    menu.restaurantDescription && menu.restaurantDescription.length > LONG_LINE
      ? read(MENU_TEXTS_ID, 'description', menu.restaurantDescription)
      : undefined;
  const why = orders?.taken === 'paused' || orders?.taken === 'never' ? orders.why : undefined;
  return (
    <div className="menu-about">
      {why && <p className="font-medium">{why}</p>}
      {description && <p {...textAttributes(description)}>{description.text}</p>}
      {(restaurantAddress || restaurantPhone) && (
        <address className="flex flex-wrap gap-x-8 not-italic [&_svg]:size-4 [&_svg]:shrink-0">
          {restaurantAddress && (
            <span className="inline-flex min-h-11 items-center gap-2">
              <MapPin aria-hidden />
              {restaurantAddress}
            </span>
          )}
          {restaurantPhone && (
            <a
              href={telephone(restaurantPhone)}
              className="tap inline-flex items-center gap-2 underline underline-offset-4"
            >
              <Phone aria-hidden />
              {formatTelephone(restaurantPhone)}
            </a>
          )}
        </address>
      )}
      {openingHours && <WeekHours openingHours={openingHours} timeZone={timeZone} now={now} />}
    </div>
  );
}
