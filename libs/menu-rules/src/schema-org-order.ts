import type { Menu } from '@chalkboard/contracts/http/menu';
import type { OpeningHours } from '@chalkboard/contracts/http/opening-hours';

type Json = Readonly<Record<string, unknown>>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours in schema.org's words: the days of the week that are alike together, and the days that differ. */
export function openingHoursJsonLd({ weekly, exceptions }: OpeningHours): Json[] {
  const days = new Map<string, string[]>();
  for (const { day, from, to } of [...weekly].sort((a, b) => a.day - b.day)) {
    const span = `${from} ${to}`;
    days.set(span, [...(days.get(span) ?? []), `https://schema.org/${DAYS[day - 1]}`]);
  }
  return [
    ...[...days].map(([span, dayOfWeek]) => {
      const [from = '', to = ''] = span.split(' ');
      return hours(from, to, { dayOfWeek });
    }),
    ...exceptions.flatMap(({ date, spans }) => {
      const valid = { validFrom: date, validThrough: date };
      // Opening and closing at midnight says closed all day there.
      return spans.length > 0 ? spans.map(({ from, to }) => hours(from, to, valid)) : [hours('00:00', '00:00', valid)];
    }),
  ];
}

function hours(opens: string, closes: string, when: Json): Json {
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** How a menu is paid for and ordered from; nothing of ordering where nothing can be ordered. @param url of its page */
export function orderingJsonLd(menu: Menu, url: string): Json {
  const { acceptsCardPickup, acceptsCardDelivery, acceptsCashPickup, acceptsCashDelivery, rules } = menu;
  const delivers = rules?.delivery?.offered !== false && (acceptsCardDelivery || acceptsCashDelivery);
  const isPickedUp = acceptsCardPickup || acceptsCashPickup;
  const payment = [
    ...(acceptsCashPickup || acceptsCashDelivery ? ['Cash'] : []),
    ...(acceptsCardPickup || acceptsCardDelivery ? ['Credit Card'] : []),
  ];
  if (menu.status !== 'published' || menu.currencyAssumed || !(delivers || isPickedUp)) return {};
  return {
    currenciesAccepted: menu.currency,
    paymentAccepted: payment.join(', '),
    potentialAction: {
      '@type': 'OrderAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: url,
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
      deliveryMethod: [
        ...(isPickedUp ? ['https://schema.org/OnSitePickup'] : []),
        ...(delivers ? ['http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'] : []),
      ],
    },
  };
}
