import type { Menu } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';

const t = texts.review.check.done;

/** Nothing is left to check: a moment to enjoy, and the way on. `worked`: something was checked on this visit. */
export function AllChecked({
  worked,
  menu,
  action,
  onLook,
}: {
  readonly worked: boolean;
  readonly menu: Pick<Menu, 'status' | 'restaurantName' | 'restaurantAddress' | 'restaurantPhone'>;
  readonly action: ReactNode;
  onLook(): void;
}) {
  const contact = [menu.restaurantAddress, menu.restaurantPhone].flatMap((line) => line || []);
  const words = [menu.restaurantName, ...contact].join(' · ');
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-14 text-center">
      <svg viewBox="0 0 96 96" aria-hidden className="size-24" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M24 12h40l10 10v62H24z" className="fill-sheet stroke-sheet-quiet" strokeWidth="2" />
        <path d="M64 12v10h10" className="stroke-sheet-quiet" strokeWidth="2" />
        <path d="M34 34h18M58 34h6M34 68h14M58 68h6" className="stroke-sheet-line" strokeWidth="3" />
        <path
          d="M35 51l9 9 19-21"
          pathLength={1}
          className="stroke-ready animate-draw [stroke-dasharray:1]"
          strokeWidth="5"
        />
      </svg>
      <h2 className="text-title">{t.title}</h2>
      <p className="text-quiet">{worked ? (menu.status === 'published' ? t.published : t.unpublished) : t.nothing}</p>
      {/* Name, address and telephone are no reading of an item, so nothing above has asked for them. */}
      <p className="text-small text-quiet">{contact.length > 0 ? t.top({ words }) : t.topNameOnly({ words })}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {action}
        <Button variant="quiet" onClick={onLook}>
          {t.look}
        </Button>
      </div>
    </div>
  );
}
