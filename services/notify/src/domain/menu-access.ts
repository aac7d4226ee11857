import type { MenuSnapshot } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';
import { Menus } from './menus';
import { NotifyError } from './notify.errors';

/** What somebody shows who wants to change how a restaurant is told. */
export interface MenuCaller {
  /** Hash of the visitor's secret, where the browser was here before. */
  readonly visitor: string | undefined;
  /**
   * The businesses that the one signed in owns or manages now, asked at every look; undefined: nobody is signed in (any
   * more).
   */
  businesses(): readonly string[] | undefined;
}

/** Who may change a menu, and with it how its restaurant is told. */
export class MenuAccess {
  constructor(private readonly menus: Menus) {}

  /**
   * @throws NotifyError `notify.menu_not_found`, `notify.edit_right_missing`; DomainError `access.sign_in_needed` where
   * signing in may help; DependencyUnavailableError
   */
  async open(shareId: string, caller: MenuCaller): Promise<MenuSnapshot> {
    const menu = await this.menu(shareId);
    this.check(menu, caller);
    return menu;
  }

  /** @throws NotifyError `notify.menu_not_found`; DependencyUnavailableError */
  async menu(shareId: string): Promise<MenuSnapshot> {
    const menu = await this.menus.newest(shareId);
    if (!menu)
      throw new NotifyError('notify.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    return menu;
  }

  /**
   * By the menu as it was read just now.
   * @throws NotifyError `notify.edit_right_missing`; DomainError `access.sign_in_needed` where signing in may help
   */
  check(menu: MenuSnapshot, { visitor, businesses }: MenuCaller): void {
    const memberOf = businesses();
    if (menu.businessId !== undefined && memberOf?.includes(menu.businessId)) return;
    if (visitor !== undefined && menu.editRightHashes.includes(visitor)) return;
    if (menu.businessId !== undefined && !memberOf)
      throw new DomainError(
        'access.sign_in_needed',
        'Please sign in to change how this restaurant is told of its orders.',
      );
    throw new NotifyError(
      'notify.edit_right_missing',
      'Only who may edit this menu can do this. Use the device on which it was made, or sign in as a member of its business.',
    );
  }
}
