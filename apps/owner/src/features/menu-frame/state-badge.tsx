import { Badge, type BadgeState } from '@chalkboard/ui';
import { writtenDate } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { untilText, type MenuState } from './menu-state';

const t = texts.menuFrame.states;

const LOOKS: Readonly<Record<MenuState['kind'], BadgeState>> = {
  draft: 'uncertain',
  live: 'ready',
  paused: 'failed',
  closed: 'placed',
  never: 'uncertain',
};

/** The state of a menu in a word or two, read out when it changes. */
export function StateBadge({ state, timeZone }: { readonly state: MenuState; readonly timeZone: string }) {
  const now = Date.now();
  const until =
    'until' in state && state.until !== undefined
      ? untilText(state.until, timeZone, now, () => writtenDate(state.until ?? now, timeZone))
      : undefined;
  return (
    <p role="status" className="flex shrink-0">
      <Badge state={LOOKS[state.kind]} className="sm:whitespace-nowrap">
        {words(state, until)}
      </Badge>
    </p>
  );
}

function words({ kind }: MenuState, until: string | undefined): string {
  if (kind === 'paused') return until === undefined ? t.paused : t.pausedUntil({ time: until });
  if (kind === 'closed') return until === undefined ? t.closed : t.closedUntil({ time: until });
  return t[kind];
}
