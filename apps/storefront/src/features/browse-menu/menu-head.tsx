import { logoAddress } from '@chalkboard/menu-rules/logo';
import { MENU_TEXTS_ID } from '@chalkboard/menu-rules/menu-texts';
import { isLongName, LogoPlate } from '@chalkboard/ui';
import type { ComponentProps } from 'react';
import { textAttributes } from '../../shared/text-attributes';
import { MenuFacts } from './menu-facts';

/** Whose menu this is: name, one line about it, and what is true now. */
export function MenuHead({ menu, read, onLeft }: ComponentProps<typeof MenuFacts>) {
  const { restaurantName, restaurantDescription, logo } = menu;
  const description = restaurantDescription ? read(MENU_TEXTS_ID, 'description', restaurantDescription) : undefined;
  return (
    <div className="menu-head">
      <div className="menu-head-inside gutter">
        {logo && <LogoPlate src={logoAddress(logo.hash)} {...logo} className="menu-logo" />}
        <h1 data-long={isLongName(restaurantName) || undefined} className="menu-name">
          {restaurantName}
        </h1>
        {description && (
          <p {...textAttributes(description)} className="menu-line">
            {description.text}
          </p>
        )}
        <MenuFacts menu={menu} read={read} onLeft={onLeft} />
      </div>
    </div>
  );
}
