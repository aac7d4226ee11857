import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { shownDiet } from '../../shared/allergens/shown-names';
import { texts } from '../../texts';
import { FILTER_PARAMS, type MenuFilter } from './filter-menu';

const t = texts.filter;

/**
 * Search and diet marks in one row; the search is small until it is used. A plain form, so that it works before and
 * without scripts as well.
 */
export function FilterBar({
  filter,
  diets,
  found,
  onChange,
}: {
  readonly filter: MenuFilter;
  readonly diets: readonly string[];
  readonly found: number | undefined;
  onChange(filter: MenuFilter): void;
}) {
  const { words, diets: chosen } = filter;
  const [params] = useSearchParams();
  const language = params.get(LANGUAGE_PARAM);
  return (
    <form
      role="search"
      aria-label={t.label}
      className="menu-filter gutter"
      onSubmit={(event) => event.preventDefault()}
    >
      {language !== null && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
      <label className="menu-search">
        <span className="sr-only">{t.search}</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 start-3.5 size-4 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          name={FILTER_PARAMS.words}
          value={words}
          onChange={({ target }) => onChange({ words: target.value, diets: chosen })}
          placeholder={t.placeholder}
          autoComplete="off"
          className="min-h-11 w-full rounded-full border border-control bg-surface pe-3 ps-9 text-small text-ink placeholder:text-quiet"
        />
      </label>
      {diets.length > 0 && (
        <fieldset className="menu-diets">
          <legend className="sr-only">{t.diets}</legend>
          {diets.map((diet) => {
            const on = chosen.includes(diet);
            return (
              <label
                key={diet}
                className={clsx(
                  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-small whitespace-nowrap has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink',
                  on ? 'border-accent bg-accent-wash font-medium' : 'border-hairline bg-surface',
                )}
              >
                <input
                  type="checkbox"
                  name={FILTER_PARAMS.diet}
                  value={diet}
                  checked={on}
                  onChange={() =>
                    onChange({ words, diets: on ? chosen.filter((one) => one !== diet) : [...chosen, diet] })
                  }
                  className="sr-only noscript:not-sr-only"
                />
                {on && <Check aria-hidden className="size-4" />}
                {shownDiet(diet)}
              </label>
            );
          })}
        </fieldset>
      )}
      <button
        type="submit"
        className="tap hidden rounded-full border border-control px-4 text-small noscript:inline-flex noscript:items-center"
      >
        {t.submit}
      </button>
      <p role="status" className="menu-found">
        {found !== undefined && t.found({ count: found })}
      </p>
    </form>
  );
}
