import { LOADING_DELAY_MS } from '@chalkboard/contracts/limits';
import { Button, EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { describeError, formatCount, useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CloudOff, SearchX, Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  DIRECTORY_PATH,
  isNarrowed,
  NO_FILTER,
  pageAddress,
  readView,
  writeView,
  type DirectoryFilter,
  type FilterChange,
} from '../features/browse-directory/directory-filter';
import { DirectorySkeleton } from '../features/browse-directory/directory-skeleton';
import { directoryTitle } from '../features/browse-directory/directory-title';
import { FilterForm } from '../features/browse-directory/filter-form';
import { RestaurantCard } from '../features/browse-directory/restaurant-card';
import { DirectoryFooter, DirectoryHeader, Promotion } from '../features/browse-directory/site-links';
import { useDirectory } from '../features/browse-directory/use-directory';
import { HoursInShort } from '../features/hours-in-short';
import { useNow } from '../shared/hours/use-now';
import { directoryTexts as t } from '../texts';

const counted = (count: number, isCapped = false) => formatCount(count) + (isCapped ? '+' : '');

/** `/restaurant-directory`; search, filters and sort stand in its address. */
export function DirectoryPage() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const { filter } = view;
  const directory = useDirectory(view);
  useDocumentTitle(filter.cuisine || filter.state ? directoryTitle(filter) : t.title);
  /** The address that was asked for last: a second change may come before the page is drawn with the first. */
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const change = (part: FilterChange, how: 'choice' | 'typing') => {
    const { search = '', sort = NO_FILTER.sort, ...choices } = { ...readView(asked.current).filter, ...part };
    asked.current = new URLSearchParams(writeView({ filter: { search, sort, ...choices } }));
    setParams(asked.current, { replace: how === 'typing', preventScrollReset: true });
  };

  return (
    <>
      <DirectoryHeader />
      <PageFrame className="pt-6 sm:pt-10">
        <h1 className="text-heading sm:text-display">{t.title}</h1>
        <p className="mt-2 mb-6 max-w-[52ch] text-quiet sm:mb-8 sm:text-lead">{t.lead}</p>
        <FilterForm filter={filter} onChange={change} />
        <Found directory={directory} />
        {view.cursor !== undefined && (
          <p className="mb-4 text-small text-quiet">
            {t.later}{' '}
            <Link
              to={pageAddress({ filter })}
              className="tap inline-flex items-center text-ink underline underline-offset-4"
            >
              {t.toBeginning}
            </Link>
          </p>
        )}
        <Results directory={directory} filter={filter} onClear={() => change(NO_CHOICE, 'choice')} />
        <Promotion />
      </PageFrame>
      <DirectoryFooter />
    </>
  );
}

/** Everything but the sort. */
const NO_CHOICE: FilterChange = {
  search: '',
  cuisine: undefined,
  state: undefined,
  price: undefined,
  rating: undefined,
};

type Directory = ReturnType<typeof useDirectory>;

/** How many there are; said aloud when that changes. */
function Found({
  directory: { restaurants, total, totalIsCapped, isOlder, isPending },
}: {
  readonly directory: Directory;
}) {
  return (
    <p
      role="status"
      className="tabular mt-6 mb-4 flex min-h-6 flex-wrap gap-x-3 border-t border-hairline pt-4 font-medium sm:mt-8"
    >
      {restaurants && (
        <span className={clsx(isOlder && 'text-quiet')}>
          {totalIsCapped ? t.foundMany({ count: formatCount(total) }) : t.found({ count: total })}
        </span>
      )}
      {(isOlder || isPending) && (
        <span className="animate-appear text-quiet" style={{ animationDelay: `${LOADING_DELAY_MS}ms` }}>
          {t.searching}
        </span>
      )}
    </p>
  );
}

function Results({
  directory,
  filter,
  onClear,
}: {
  readonly directory: Directory;
  readonly filter: DirectoryFilter;
  onClear(): void;
}) {
  const { restaurants, isOlder, isPending, error, retry } = directory;
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  /** The first of those that were asked for: who reads on does so there. */
  const firstNew = useRef<number>(undefined);
  const count = restaurants?.length ?? 0;
  useEffect(() => {
    const at = firstNew.current;
    if (at === undefined || count <= at) return;
    firstNew.current = undefined;
    list.current?.children[at]?.querySelector<HTMLElement>('a[href^="/menu/"]')?.focus({ preventScroll: true });
  }, [count]);

  if (isPending) return <DirectorySkeleton />;
  if (!restaurants) {
    return (
      <EmptyState
        icon={<CloudOff aria-hidden strokeWidth={1.4} />}
        title={t.failed.title}
        text={describeError(error, t.failed.text)}
        action={
          <Button variant="primary" onClick={() => void retry()}>
            {t.failed.retry}
          </Button>
        }
      />
    );
  }
  if (restaurants.length === 0) return <None isNarrowed={isNarrowed(filter)} onClear={onClear} />;
  return (
    <>
      <ul
        ref={list}
        aria-label={t.results}
        aria-busy={isOlder}
        className={clsx(
          'grid gap-4 transition-opacity duration-(--duration-calm) md:grid-cols-2 xl:grid-cols-3',
          isOlder && 'opacity-55',
        )}
      >
        {restaurants.map((entry) => (
          <RestaurantCard
            key={entry.id}
            entry={entry}
            hours={entry.hours && <HoursInShort {...entry.hours} now={now} />}
          />
        ))}
      </ul>
      <More
        directory={directory}
        filter={filter}
        onMore={() => {
          firstNew.current = count;
        }}
      />
    </>
  );
}

/**
 * A link to what comes behind, for readers without scripts and search engines; here it brings it to the end of the
 * list.
 */
function More({
  directory: { restaurants = [], total, totalIsCapped, next, isMoreComing, isOlder, more, error },
  filter,
  onMore,
}: {
  readonly directory: Directory;
  readonly filter: DirectoryFilter;
  onMore(): void;
}) {
  if (next === undefined || isOlder) return null;
  return (
    <div className="mt-8 flex flex-col items-center gap-2">
      <LinkButton
        as={Link}
        to={pageAddress({ filter, cursor: next })}
        rel="next"
        size="large"
        aria-disabled={isMoreComing}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (isMoreComing) return;
          onMore();
          void more();
        }}
      >
        {isMoreComing ? t.loadingMore : t.loadMore}
      </LinkButton>
      <p role="status" className="tabular text-small text-quiet">
        {error && !isMoreComing
          ? describeError(error, t.failed.text)
          : t.shown({ shown: counted(restaurants.length), total: counted(total, totalIsCapped) })}
      </p>
    </div>
  );
}

/**
 * Whether the filters leave none or there is none yet, the way back to everything is the same; who has a restaurant may
 * be the first.
 */
function None({ isNarrowed: narrowed, onClear }: { readonly isNarrowed: boolean; onClear(): void }) {
  const Icon = narrowed ? SearchX : Store;
  return (
    <EmptyState
      icon={<Icon aria-hidden strokeWidth={1.4} />}
      title={t.none.title}
      text={narrowed ? t.none.text : t.none.empty}
      action={
        <>
          {/* A form, so that it works before the app has come, and without scripts. */}
          <form
            action={DIRECTORY_PATH}
            onSubmit={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            <Button type="submit">{t.none.clear}</Button>
          </form>
          {!narrowed && (
            <LinkButton as={Link} to="/business-signup" variant="quiet">
              {t.none.signup}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
