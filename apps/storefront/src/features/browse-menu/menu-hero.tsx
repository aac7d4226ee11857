import type { Menu } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { MapPin, Phone } from 'lucide-react';

/** A longer name is set one size smaller, so that it does not push the menu off a phone. */
const LONG_NAME = 32;

/** The head of the card: whose menu this is. */
export function MenuHero({ menu }: { readonly menu: Menu }) {
  const { restaurantName, restaurantDescription, restaurantAddress, restaurantPhone } = menu;
  return (
    <div className="gutter mx-auto w-full max-w-6xl pt-10 pb-8 sm:pt-16 sm:pb-12">
      <h1 className={clsx('max-w-[24ch] tracking-tight', restaurantName.length > LONG_NAME ? 'text-heading' : 'text-display')}>{restaurantName}</h1>
      {restaurantDescription && <p className="mt-4 max-w-[52ch] text-lead text-quiet">{restaurantDescription}</p>}
      {(restaurantAddress || restaurantPhone) && (
        <address className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-small not-italic [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-quiet">
          {restaurantAddress && (
            <span className="inline-flex min-h-11 items-center gap-2">
              <MapPin aria-hidden />
              {restaurantAddress}
            </span>
          )}
          {restaurantPhone && (
            <a href={`tel:${restaurantPhone.replace(/[^+\d]/g, '')}`} className="tap inline-flex items-center gap-2 underline decoration-hairline underline-offset-4 hover:decoration-ink">
              <Phone aria-hidden />
              {restaurantPhone}
            </a>
          )}
        </address>
      )}
    </div>
  );
}
