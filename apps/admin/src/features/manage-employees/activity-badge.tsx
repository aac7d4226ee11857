import { Badge } from '@chalkboard/ui';
import { texts } from '../../texts';

const t = texts.employees.statuses;

/** Whether somebody may sign in. */
export function ActivityBadge({ isActive }: { readonly isActive: boolean }) {
  return <Badge state={isActive ? 'ready' : 'uncertain'}>{isActive ? t.active : t.inactive}</Badge>;
}
