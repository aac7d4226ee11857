import type { BoardDrills, OrderingSettings } from '@chalkboard/contracts';
import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { shownDrill } from '../../domain/drills/drill';
import { nextDrill } from '../../domain/drills/next-drill';
import type { MenuHouse } from '../../domain/menus';
import type { WorkedSettings } from '../../domain/ordering-settings';
import { OpeningDrills } from './opening-drills';

/** That a board is open is written down at most this often for each restaurant. */
const NOTED_EVERY_MS = 10_000;
/** Restaurants of which it is remembered when that was. */
const MAX_REMEMBERED = 10_000;

/** What boards show of drills, and what drills hear of boards. */
@Injectable()
export class BoardOfDrills {
  private readonly notedAt = new Map<string, number>();

  constructor(
    private readonly drills: OpeningDrills,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** @returns the settings as the board shows them, and the drills where the restaurant wants any */
  async shown(
    menu: MenuHouse,
    { unreachableSince, ...settings }: WorkedSettings,
  ): Promise<{ settings: OrderingSettings; drills?: BoardDrills }> {
    if (!settings.openingDrill) return { settings };
    const last = await this.drills.lastOf(menu.shareId);
    const next = nextDrill(menu, settings.openingDrill, this.clock.now(), last[0]?.day);
    return {
      settings,
      drills: {
        ...(unreachableSince !== undefined && { unreachableSince }),
        ...(next && { nextAt: next.startsAt.toISOString() }),
        last: last.map(shownDrill),
      },
    };
  }

  /** Somebody whose right was looked at has the board of this menu open. */
  async open(shareId: string): Promise<void> {
    const now = this.clock.now();
    const notedAt = this.notedAt.get(shareId);
    if (notedAt !== undefined && Math.abs(now.getTime() - notedAt) < NOTED_EVERY_MS) return;
    if (this.notedAt.size >= MAX_REMEMBERED) this.notedAt.clear();
    this.notedAt.set(shareId, now.getTime());
    if (await this.drills.boardOpen(shareId, now)) this.hints.send('board', shareId);
  }
}
