import { Check, TriangleAlert } from 'lucide-react';
import { texts } from '../../texts';
import { isPdf, type PreparedPage } from './page-list';

const t = texts.prepare;

/** What was seen of a page, in plain words and with what to do about it. */
export function PageNotes({ page }: { readonly page: PreparedPage }) {
  const { look } = page;
  if (isPdf(page)) return <p className="mt-1 text-caption text-quiet">{t.pdf}</p>;
  if (look === undefined) return <p className="mt-1 animate-breathe text-caption text-quiet">{t.looking}</p>;
  if (look === 'unseen') return <p className="mt-1 text-caption text-quiet">{t.unseen}</p>;
  if (look.length === 0) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-caption text-ready">
        <Check aria-hidden className="size-4 shrink-0" />
        {t.good}
      </p>
    );
  }
  return (
    <div className="mt-2 rounded-card bg-uncertain-wash p-3 text-caption">
      <ul className="grid gap-2">
        {look.map((warning) => (
          <li key={warning} className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
            <span>
              <strong className="font-medium text-uncertain">{t.warnings[warning].title}</strong>{' '}
              {t.warnings[warning].advice}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-quiet">{t.sendAnyway}</p>
    </div>
  );
}
