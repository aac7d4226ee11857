import type { CartLine, Menu, QuoteResponse } from '@chalkboard/contracts';
import { ORDER } from '@chalkboard/contracts/limits';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Button, Price, QuantityStepper, TextArea } from '@chalkboard/ui';
import { formatMoney, problemText } from '@chalkboard/web-kit';
import { CircleAlert, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lineMinorOf, setNotes, setQuantity, unitMinorOf } from '../../shared/cart/cart';
import { LineName } from '../../shared/cart/line-name';
import { lineText } from '../../shared/cart/shown-line';
import type { useCart } from '../../shared/cart/use-cart';
import { checkoutTexts, texts } from '../../texts';

const t = checkoutTexts;
type Line = QuoteResponse['lines'][number];
/** Why a line cannot be ordered; `left`: how many it could have instead. */
type Problem = (NonNullable<Line['problem']> & { readonly left: Line['left'] }) | undefined;

/** The first time at which all of the cart is served. */
interface LaterTime {
  readonly label: string;
  choose(): void;
}

const keyOf = ({ name, itemId, variantId, addOnIds }: CartLine) =>
  [itemId, variantId, addOnIds?.join('+'), name].join('|');

/**
 * The cart, line by line, in its guest's language. @param problems why a line cannot be ordered, in the order of the
 * cart
 */
export function OrderLines({
  cart: { lines, change },
  menu,
  read,
  problems,
  later,
}: {
  readonly cart: ReturnType<typeof useCart>;
  readonly menu: Menu;
  readonly read: TextReader;
  readonly problems: readonly Problem[];
  readonly later?: LaterTime | undefined;
}) {
  const { currency } = menu;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {lines.map((line, index) => (
        <OrderLine
          key={keyOf(line)}
          line={line}
          menu={menu}
          read={read}
          problem={problems[index]}
          later={later}
          onQuantity={(quantity) => change((now) => setQuantity(now, index, quantity, currency))}
          onNotes={(notes) => change((now) => setNotes(now, index, notes))}
        />
      ))}
    </ul>
  );
}

function OrderLine({
  line,
  menu,
  read,
  problem,
  later,
  onQuantity,
  onNotes,
}: {
  readonly line: CartLine;
  readonly menu: Menu;
  readonly read: TextReader;
  readonly problem: Problem;
  readonly later: LaterTime | undefined;
  /** 0 removes it. */
  onQuantity(quantity: number): void;
  onNotes(notes: string): void;
}) {
  const navigate = useNavigate();
  const [noting, setNoting] = useState(Boolean(line.notes));
  const { shareId, currency } = menu;
  const name = lineText(line, menu, read);
  const total = formatMoney(lineMinorOf(line, currency), currency);
  const remove = () => onQuantity(0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium wrap-anywhere">
          <LineName line={line} menu={menu} read={read} />
        </p>
        <p className="text-small text-quiet">
          <Price>{formatMoney(unitMinorOf(line, currency), currency)}</Price> {t.each}
        </p>
      </div>
      <Price className="text-end font-medium">{problem ? <s className="text-quiet">{total}</s> : total}</Price>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuantityStepper
          label={name}
          value={line.quantity}
          max={problem?.left ?? ORDER.maxQuantity}
          onChange={onQuantity}
        />
        {!noting && (
          <button
            type="button"
            onClick={() => setNoting(true)}
            aria-label={t.lineNotes.edit({ dish: name })}
            className="tap inline-flex items-center gap-1.5 px-1 text-small text-quiet hover:text-ink"
          >
            <NotebookPen aria-hidden className="size-4" />
            {t.lineNotes.add}
          </button>
        )}
        <button
          type="button"
          onClick={remove}
          aria-label={t.removeLine({ name })}
          className="tap -me-2 ms-auto inline-flex items-center justify-center px-2 text-small text-quiet hover:text-ink"
        >
          {t.remove}
        </button>
      </div>
      {problem && (
        <div
          role="status"
          className="col-span-2 grid justify-items-start gap-2 rounded-card bg-failed-wash p-3 text-small"
        >
          <p className="flex items-start gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-failed" />
            <span>
              <span className="font-semibold">{t.lineProblem.heading}.</span> {problemText(problem)}
            </span>
          </p>
          {later && problem.code === 'ordering.not_served_then' && (
            <Button onClick={later.choose}>{t.lineProblem.orderFor({ time: later.label })}</Button>
          )}
          {problem.left ? (
            <TakeWhatIsLeft left={problem.left} name={name} onQuantity={onQuantity} />
          ) : (
            <Button
              aria-label={t.lineProblem.chooseAgainFor({ dish: name })}
              onClick={() => {
                remove();
                void navigate(`/menu/${shareId}`);
              }}
            >
              {t.lineProblem.chooseAgain}
            </Button>
          )}
        </div>
      )}
      {noting && <LineNote name={name} notes={line.notes} onChange={onNotes} />}
    </li>
  );
}

function TakeWhatIsLeft({
  left,
  name,
  onQuantity,
}: {
  readonly left: number;
  readonly name: string;
  onQuantity(quantity: number): void;
}) {
  return (
    <Button aria-label={t.lineProblem.takeFor({ count: left, dish: name })} onClick={() => onQuantity(left)}>
      {t.lineProblem.take({ count: left })}
    </Button>
  );
}

function LineNote({
  name,
  notes = '',
  onChange,
}: {
  readonly name: string;
  readonly notes: string | undefined;
  onChange(notes: string): void;
}) {
  return (
    <div className="col-span-2">
      <TextArea
        rows={1}
        autoFocus={notes === ''}
        value={notes}
        maxLength={ORDER.maxItemNotes}
        aria-label={t.lineNotes.label({ dish: name })}
        placeholder={texts.dish.noteExample}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes.length > ORDER.maxItemNotes - 50 && (
        <p className="mt-1 text-caption text-quiet">{t.lineNotes.left({ count: ORDER.maxItemNotes - notes.length })}</p>
      )}
    </div>
  );
}
