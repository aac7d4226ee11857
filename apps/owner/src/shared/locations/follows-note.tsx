import type { Menu } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.locations.follows;

/** At a location: where its dishes are changed, and where its prices. */
export function FollowsNote({ menu }: { readonly menu: Pick<Menu, 'shareId' | 'locationsOf'> }) {
  return (
    <div role="note" className="mb-8 flex gap-4 rounded-card border border-hairline bg-surface p-5">
      <Store aria-hidden className="mt-1 size-5 shrink-0 text-quiet" />
      <div className="min-w-0">
        <h2 className="text-lead">{t.title}</h2>
        <p className="mt-1 text-small text-quiet">{t.text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton as={Link} to={`/menu/${menu.shareId}/locations`}>
            {t.toPrices}
          </LinkButton>
          <LinkButton as={Link} to={`/menu/${menu.locationsOf}/edit`} variant="quiet">
            {t.toMain}
          </LinkButton>
          <LinkButton as={Link} to={`/menu/${menu.locationsOf}/locations`} variant="quiet">
            {t.all}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
