import type { BoardOrder } from '@chalkboard/contracts';
import { texts } from '../../../texts';
import type { ScreenStation } from '../station/screen-station';
import { allDaySums, type DishSum, type TicketPart, type WayOfDish } from './all-day-sums';

const t = texts.board.allDay;

interface AllDayProps {
  readonly orders: readonly BoardOrder[];
  /** What this screen is for. */
  readonly station: ScreenStation;
  onDetails(orderId: string): void;
}

/** What has to be cooked for all accepted orders together: each dish once, with its tickets. */
export function AllDayView({ orders, station, onDetails }: AllDayProps) {
  const { own, others } = allDaySums(orders, station);
  return (
    <div data-view="all-day" className="grid gap-6">
      <div>
        <h2 className="text-title">{t.title}</h2>
        <p className="text-small text-quiet">{t.lead}</p>
      </div>
      {own.length + others.length === 0 && (
        <p className="rounded-card border border-dashed border-hairline p-4 text-quiet">{t.empty}</p>
      )}
      {own.length > 0 && (
        <Dishes
          {...(station.length > 0 && { title: station.map(({ name }) => name).join(', ') })}
          dishes={own}
          onDetails={onDetails}
        />
      )}
      {others.length > 0 && <Dishes title={t.others} dishes={others} onDetails={onDetails} />}
    </div>
  );
}

function Dishes({
  title,
  dishes,
  onDetails,
}: {
  readonly title?: string;
  readonly dishes: readonly DishSum[];
  onDetails(orderId: string): void;
}) {
  return (
    <section aria-label={title ?? t.title} className="grid gap-2">
      {title !== undefined && <h3 className="font-sans text-lead font-semibold wrap-anywhere">{title}</h3>}
      <ul className="grid items-start gap-2 md:grid-cols-2 xl:grid-cols-3">
        {dishes.map((dish) => (
          <li
            key={dish.name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 rounded-card border border-hairline bg-surface px-3 py-2.5"
          >
            <p className="tabular text-right text-title leading-none font-semibold">
              <span className="sr-only">{t.count({ count: dish.count })}</span>
              <span aria-hidden>{dish.count}</span>
            </p>
            <p className="self-center text-body leading-snug font-semibold wrap-anywhere">{dish.name}</p>
            {dish.ways.map((way, index) => (
              <Way
                key={index}
                way={way}
                // Where there is one plain way, the count above is its own.
                isAlone={dish.ways.length === 1}
                onDetails={onDetails}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({
  way,
  isAlone,
  onDetails,
}: {
  readonly way: WayOfDish;
  readonly isAlone: boolean;
  onDetails(orderId: string): void;
}) {
  const { options, notes, count, tickets } = way;
  return (
    <>
      <p className="tabular mt-1 text-right text-small font-semibold">{!isAlone && `${count}×`}</p>
      <div className="mt-1 min-w-0">
        {(options.length > 0 || !isAlone) && (
          <p className="text-small leading-snug wrap-anywhere">{options.join(', ') || t.plain}</p>
        )}
        {notes && (
          <p className="text-small leading-snug font-semibold wrap-anywhere text-uncertain">
            {texts.board.card.note({ text: notes })}
          </p>
        )}
        <p className="-mb-1 -ml-2 flex flex-wrap">
          {tickets.map((ticket) => (
            <Ticket key={ticket.orderId} ticket={ticket} onDetails={onDetails} />
          ))}
        </p>
      </div>
    </>
  );
}

function Ticket({ ticket, onDetails }: { readonly ticket: TicketPart; onDetails(orderId: string): void }) {
  const { orderId, orderNumber: number, quantity } = ticket;
  return (
    <button
      type="button"
      className="tabular tap rounded-card px-2 text-small text-quiet underline decoration-control underline-offset-4 hover:bg-sunken hover:text-ink"
      aria-label={t.ticket({ number, count: quantity })}
      onClick={() => onDetails(orderId)}
    >
      {quantity > 1 ? `${number} ${quantity}×` : number}
    </button>
  );
}
