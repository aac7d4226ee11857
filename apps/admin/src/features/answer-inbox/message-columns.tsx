import type { AdminContactMessage } from '@chalkboard/contracts';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import type { Column } from '../../lists/column';
import { RowButton } from '../../lists/row-button';
import { texts } from '../../texts';

const t = texts.inbox;
const STATES: Readonly<Record<AdminContactMessage['state'], BadgeState | undefined>> = {
  new: 'placed',
  answered: 'ready',
  closed: undefined,
};

/** @param now milliseconds since the epoch: what is due before it is overdue */
export function messageColumns(now: number, onOpen: (id: string) => void): readonly Column<AdminContactMessage>[] {
  return [
    {
      name: t.columns.subject,
      width: 'max-w-80',
      cell: ({ id, subject }) => <RowButton onClick={() => onOpen(id)}>{subject || t.noSubject}</RowButton>,
    },
    { name: t.columns.from, width: 'max-w-40', cell: ({ name }) => name },
    { name: t.columns.email, width: 'max-w-56', narrow: 'none', cell: ({ email }) => email },
    {
      name: t.columns.category,
      brief: ({ category }) => t.categories[category],
      cell: ({ category }) => <Badge>{t.categories[category]}</Badge>,
    },
    { name: t.columns.received, cell: ({ receivedAt }) => formatDateTime(receivedAt) },
    {
      name: t.columns.due,
      cell: ({ state, dueAt }) =>
        state === 'new' &&
        (Date.parse(dueAt) < now ? (
          <Badge state="failed">{t.overdue}</Badge>
        ) : (
          <span className="whitespace-nowrap">{formatDateTime(dueAt)}</span>
        )),
    },
    {
      name: t.columns.state,
      narrow: 'beside',
      cell: ({ state }) => <Badge {...(STATES[state] && { state: STATES[state] })}>{t.states[state]}</Badge>,
    },
  ];
}
