import type { BoardOrder } from '@chalkboard/contracts';
import { MessageSquareWarning, TriangleAlert } from 'lucide-react';
import { texts } from '../../../texts';

const t = texts.board.card;

/** What must not be missed on a ticket: what the guest answered to the allergy notice, and the note. */
export function TicketAlerts({ order }: { readonly order: BoardOrder }) {
  const { allergyConfirmed, allergyAsked, customer } = order;
  const asked = allergyConfirmed || allergyAsked;
  if (!asked && !customer.notes) return null;
  return (
    <div className="-mr-2.5 -ml-4 grid gap-0.5 bg-uncertain-wash py-1 pr-2.5 pl-4 text-uncertain [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {customer.notes && (
        <p className="flex gap-1.5 text-small font-semibold">
          <MessageSquareWarning aria-hidden />
          <span className="min-w-0 wrap-anywhere">{t.note({ text: customer.notes })}</span>
        </p>
      )}
      {asked && (
        <p className="flex gap-1.5 text-caption font-medium">
          <TriangleAlert aria-hidden />
          <span className="min-w-0">{allergyConfirmed ? t.allergy : t.allergyOpen}</span>
        </p>
      )}
    </div>
  );
}
