import { texts } from '../../texts';
import { FoundMenu } from './found-menu';
import { dishesOf } from './found-pages';
import type { SeenReading } from './seen-reading';
import { sentPicture } from './sent-picture';
import { PaperPage } from './source-image-page';

const t = texts.live;

/**
 * The owner's menu while it is read: the page that is read now, and beside it the dishes of the pages that are
 * finished.
 */
export function LiveReading({ seen: { sent, found, total, pagesAt } }: { readonly seen: SeenReading }) {
  const page = found.at(-1) ?? { number: 1, lines: [], read: 0, picture: false };
  return (
    <section aria-label={t.title} className="@container">
      <div className="grid items-start gap-5 @lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
        <figure className="min-w-0">
          <PaperPage
            key={page.number}
            page={page}
            sent={sentPicture(sent, page.number, total)}
            address={pagesAt && page.picture ? `${pagesAt}/${page.number}` : undefined}
          />
          <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-caption text-quiet">
            <span>{total !== undefined && total > 1 && t.page({ number: page.number, total })}</span>
            {page.lines.length > 0 && <span className="tabular">{linesRead(page.read, page.lines.length)}</span>}
          </figcaption>
        </figure>
        <FoundMenu dishes={dishesOf(found)} />
      </div>
    </section>
  );
}

function linesRead(read: number, found: number): string {
  return read >= found ? t.allLines({ found }) : t.lines({ read, found });
}
