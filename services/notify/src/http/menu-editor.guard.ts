import type { MenuSnapshot } from '@chalkboard/contracts';
import {
  knownOwner,
  knownVisitor,
  Public,
  TokenVerifier,
  type AuthorisedRequest,
  type CookieRequest,
} from '@chalkboard/service-kit';
import { managesBusiness } from '@chalkboard/service-kit/domain';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { MenuAccess, type MenuCaller } from '../domain/menu-access';

/** A menu that the caller may edit. */
export interface EditedMenu {
  readonly menu: MenuSnapshot;
  readonly caller: MenuCaller;
}

type MenuRequest = CookieRequest & AuthorisedRequest & { params: { shareId: string }; editedMenu?: EditedMenu };

/** Lets nobody in who may not edit the menu in the address. */
@Injectable()
export class MenuEditorGuard implements CanActivate {
  constructor(
    private readonly access: MenuAccess,
    private readonly tokens: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<MenuRequest>();
    const caller = {
      visitor: knownVisitor(request)?.hash,
      businesses: this.tokens.membershipsOf(knownOwner(request), managesBusiness),
    };
    request.editedMenu = { menu: await this.access.open(request.params.shareId, caller), caller };
    return true;
  }
}

/** Declares routes below `:shareId` that are for whoever may edit the menu. */
export const MenuEditorOnly = () =>
  applyDecorators(Public('the guard asks for the edit right or a membership'), UseGuards(MenuEditorGuard));

/** The menu that the caller may edit; only on routes declared `@MenuEditorOnly`. */
export const CurrentMenu = createParamDecorator((_: unknown, context: ExecutionContext): EditedMenu => {
  const { editedMenu } = context.switchToHttp().getRequest<MenuRequest>();
  if (!editedMenu) throw new Error('CurrentMenu is only for routes declared MenuEditorOnly');
  return editedMenu;
});
