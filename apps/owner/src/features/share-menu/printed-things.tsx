import type { Menu } from '@chalkboard/contracts';
import { PRINTED_THINGS, type Paper, type PrintedThing } from '@chalkboard/contracts/http/share-choices';
import { printedPictureAddress } from '@chalkboard/menu-rules/shared-files';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Downloads } from '../../shared/sharing/use-downloads';
import { texts } from '../../texts';

const t = texts.share.printed;

/** What is to be printed, each as it will look; pressing one saves it. */
export function PrintedThings({
  menu,
  paper,
  downloads,
  paperChoice,
}: {
  readonly menu: Pick<Menu, 'shareId' | 'version'>;
  readonly paper: Paper;
  readonly downloads: Downloads;
  readonly paperChoice: ReactNode;
}) {
  return (
    <section aria-labelledby="printed-things">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="printed-things" className="text-lead">
            {t.title}
          </h2>
          <p className="text-small text-quiet">{t.lead}</p>
        </div>
        <div className="w-full sm:w-40">{paperChoice}</div>
      </div>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:gap-4">
        {PRINTED_THINGS.map((thing) => (
          <li key={thing}>
            <Thing
              thing={thing}
              picture={printedPictureAddress(menu.shareId, thing, { paper, version: menu.version })}
              paper={paper}
              downloads={downloads}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({
  thing,
  picture,
  paper,
  downloads: { pending, save },
}: {
  readonly thing: PrintedThing;
  readonly picture: string;
  readonly paper: Paper;
  readonly downloads: Downloads;
}) {
  const [missing, setMissing] = useState<string>();
  const file = `${thing}.pdf` as const;
  return (
    <button
      type="button"
      aria-disabled={pending !== undefined}
      onClick={() => void save(file)}
      className="flex h-full w-full flex-col rounded-card border border-hairline bg-surface p-2 text-left transition-colors duration-(--duration-quick) hover:border-control sm:p-3"
    >
      <span
        className="block w-full overflow-hidden rounded-sm border border-hairline bg-sheet"
        style={{ aspectRatio: paper === 'a4' ? '210 / 297' : '216 / 279' }}
      >
        {missing === picture ? (
          <span className="grid size-full place-items-center p-3 text-center text-caption text-sheet-quiet">
            {t.noPicture}
          </span>
        ) : (
          <img
            key={picture}
            src={picture}
            alt=""
            loading="lazy"
            className="size-full object-cover object-top"
            onError={() => setMissing(picture)}
          />
        )}
      </span>
      <span className="mt-2 flex items-center gap-2 text-small font-medium">
        <Download aria-hidden className="size-4 shrink-0 max-lg:hidden" />
        {pending === file ? t.pending : t.things[thing].name}
      </span>
      <span className="text-caption text-quiet">{t.things[thing].hint}</span>
    </button>
  );
}
