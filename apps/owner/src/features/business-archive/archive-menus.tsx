import type { ArchiveContents } from '@chalkboard/contracts';
import { Button, Checkbox } from '@chalkboard/ui';
import { formatDate } from '@chalkboard/web-kit';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.archive.bring;

/** What an archive holds, of which the owner chooses. */
export function ArchiveMenus({
  contents: { business: from, madeAt, menus },
  business,
  onTake,
}: {
  readonly contents: ArchiveContents;
  /** The business they come into. */
  readonly business: string;
  onTake(folders: readonly string[]): void;
}) {
  const fresh = menus.filter(({ imported }) => imported === undefined);
  const [chosen, setChosen] = useState(fresh.map(({ folder }) => folder));
  const hint = useId();
  const nameOf = (folder: string) => menus.find((menu) => menu.folder === folder)?.restaurantName ?? folder;
  const note = ({ dishes, pictures, locationOf, restaurantAddress }: ArchiveContents['menus'][number]) =>
    [
      restaurantAddress,
      t.dishes({ count: dishes }),
      pictures > 0 && t.pictures({ count: pictures }),
      locationOf !== undefined && t.locationOf({ menu: nameOf(locationOf) }),
    ]
      .filter((part) => part)
      .join(' · ');
  return (
    <form
      className="mt-6 grid gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onTake(chosen);
      }}
    >
      <fieldset aria-describedby={hint}>
        <legend className="font-medium wrap-anywhere">{t.holds({ business: from, date: formatDate(madeAt) })}</legend>
        <ul className="mt-2 divide-y divide-hairline">
          {menus.map((menu) => (
            <li key={menu.folder} className="wrap-anywhere">
              {menu.imported === undefined ? (
                <Checkbox
                  label={menu.restaurantName}
                  hint={note(menu)}
                  checked={chosen.includes(menu.folder)}
                  onChange={({ target: { checked } }) =>
                    setChosen(
                      fresh
                        .map(({ folder }) => folder)
                        .filter((folder) => (folder === menu.folder ? checked : chosen.includes(folder))),
                    )
                  }
                />
              ) : (
                <p className="flex min-h-11 flex-wrap items-center gap-x-3 py-2.5 text-small">
                  {t.here({ menu: menu.restaurantName })}
                  <Link to={`/menu/${menu.imported}/edit`} className="tap underline underline-offset-4">
                    {t.openNamed({ menu: menu.restaurantName })}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <p id={hint} className="max-w-prose text-small text-quiet">
        {t.what({ business })}
      </p>
      {fresh.length > 0 && (
        <Button type="submit" variant="primary" className="justify-self-start" disabled={chosen.length === 0}>
          {t.take({ count: chosen.length })}
        </Button>
      )}
    </form>
  );
}
