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
import { assertManages, BoardAccess, type OpenBoard } from '../domain/board-access';

type BoardRequest = CookieRequest & AuthorisedRequest & { params: { shareId: string }; board?: OpenBoard };

/** Name of the http-only cookie that holds the opened link of a board. */
export function boardCookie(shareId: string): string {
  return `board_${shareId}`;
}

/** Lets nobody in who may not use the board in the address. */
@Injectable()
export class BoardGuard implements CanActivate {
  constructor(
    private readonly access: BoardAccess,
    private readonly tokens: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<BoardRequest>();
    const { shareId } = request.params;
    request.board = await this.access.open(shareId, {
      visitor: knownVisitor(request)?.hash,
      link: request.cookies[boardCookie(shareId)],
      businesses: this.tokens.membershipsOf(knownOwner(request)),
      managed: this.tokens.membershipsOf(knownOwner(request), managesBusiness),
    });
    return true;
  }
}

/**
 * Declares the routes of a board, below `:shareId`: for the menu's edit right, the members of its business, and for who
 * opened a link.
 */
export const BoardOnly = () =>
  applyDecorators(Public('the guard asks for the edit right, a membership or an opened link'), UseGuards(BoardGuard));

/** Lets the kitchen in nowhere; after the guard of the board. */
@Injectable()
class BoardManagersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { board } = context.switchToHttp().getRequest<BoardRequest>();
    if (!board) throw new Error('BoardManagers is only for routes declared BoardOnly');
    assertManages(board);
    return true;
  }
}

/** Declares routes of a board that are not for the kitchen: settings, figures, files. */
export const BoardManagers = () => UseGuards(BoardManagersGuard);

/** The board that the caller may use; only on routes declared `@BoardOnly`. */
export const CurrentBoard = createParamDecorator((_: unknown, context: ExecutionContext): OpenBoard => {
  const { board } = context.switchToHttp().getRequest<BoardRequest>();
  if (!board) throw new Error('CurrentBoard is only for routes declared BoardOnly');
  return board;
});
