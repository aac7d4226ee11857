import type { Menu } from '@chalkboard/contracts';
import { MENU_TEXTS_ID, type TextReader } from '@chalkboard/contracts/menu-texts';
import { formatTelephone, telephone } from '@chalkboard/web-kit';
import { logoAddress } from '@chalkboard/contracts/logo';
import { LogoPlate } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { textAttributes } from '../choose-language/text-attributes';

/** A longer name is set one size smaller, so that it does not push the menu off a phone. */
const LONG_NAME = 32;

/** The head of the card: whose menu this is. `banded`: on a band in the restaurant's second colour; `children` stand below the address. */
export function MenuHero({ menu, read, banded, children }: { readonly menu: Menu; readonly read: TextReader; readonly banded: boolean; readonly children?: ReactNode }) {
  const { restaurantName, restaurantDescription, restaurantAddress, restaurantPhone, logo } = menu;
  const description = restaurantDescription ? read(MENU_TEXTS_ID, 'description', restaurantDescription) : undefined;
  const quiet = banded ? 'text-current' : 'text-quiet';
  return (
    <div className={clsx(banded && 'border-b-4 border-(--menu-band-mark) bg-(--menu-band) text-(--menu-on-band)')}>
      <div className="gutter mx-auto w-full max-w-6xl pt-10 pb-8 sm:pt-16 sm:pb-12">
        {logo && <LogoPlate src={logoAddress(logo.hash)} {...logo} className="mb-5 sm:float-right sm:mb-6 sm:ml-10" />}
        <h1 className={clsx('max-w-[24ch] tracking-tight', restaurantName.length > LONG_NAME ? 'text-heading' : 'text-display')}>{restaurantName}</h1>
        {description && (
          <p {...textAttributes(description)} className={clsx('mt-4 w-fit max-w-[52ch] text-lead', quiet)}>
            {description.text}
          </p>
        )}
        {(restaurantAddress || restaurantPhone) && (
          <address className={clsx('mt-5 flex flex-wrap gap-x-8 gap-y-1 text-small not-italic [&_svg]:size-4 [&_svg]:shrink-0', !banded && '[&_svg]:text-quiet')}>
            {restaurantAddress && (
              <span className="inline-flex min-h-11 items-center gap-2">
                <MapPin aria-hidden />
                {restaurantAddress}
              </span>
            )}
            {restaurantPhone && (
              <a href={telephone(restaurantPhone)} className={clsx('tap inline-flex items-center gap-2 underline underline-offset-4', banded ? 'decoration-current' : 'decoration-hairline hover:decoration-ink')}>
                <Phone aria-hidden />
                {formatTelephone(restaurantPhone)}
              </a>
            )}
          </address>
        )}
        {children}
      </div>
    </div>
  );
}
