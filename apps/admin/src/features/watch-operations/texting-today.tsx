import { showTextingRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';

const t = texts.operations.texting;

/**
 * How many different numbers were texted today, of how many; loud when the platform's ceiling is near, for then texts
 * are held back.
 */
export function TextingTodayNote() {
  const { data } = useStaffRoute(showTextingRoute);
  if (!data) return null;
  const heldBack = data.heldBack.reduce((sum, { messages }) => sum + messages, 0);
  return (
    <div
      role={data.alarming ? 'alert' : 'status'}
      className={clsx(
        'mb-4 flex gap-2 rounded-card px-4 py-3 text-small',
        data.alarming ? 'bg-failed-wash font-medium text-failed' : 'bg-sunken',
      )}
    >
      {data.alarming && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <p>
        {t.numbers(data.numbers, data.ceiling)}{' '}
        {heldBack > 0 &&
          t.heldBack(data.heldBack.map(({ by, messages }) => `${messages} ${t.by[by] ?? by}`).join(', '))}{' '}
        {data.alarming && t.alarming}
      </p>
    </div>
  );
}
