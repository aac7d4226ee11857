import type { ImportedMenus } from '@chalkboard/contracts';
import { Badge, LinkButton } from '@chalkboard/ui';
import { Link } from 'react-router-dom';
import { SettingsRow, SettingsRows } from '../../layout/settings-section';
import { texts } from '../../texts';

const t = texts.archive.bring;

/** The drafts that are there now, and what is left to do with them. */
export function BroughtIn({ menus }: { readonly menus: ImportedMenus['menus'] }) {
  return (
    <div className="mt-6 grid gap-3">
      <p role="status" className="font-medium">
        {t.done({ count: menus.length })}
      </p>
      <SettingsRows>
        {menus.map(({ shareId, restaurantName }) => (
          <SettingsRow
            key={shareId}
            title={
              <>
                <span className="wrap-anywhere">{restaurantName}</span>
                <Badge>{t.draft}</Badge>
              </>
            }
            actions={
              <LinkButton
                as={Link}
                to={`/menu/${shareId}/edit`}
                variant="quiet"
                aria-label={t.openNamed({ menu: restaurantName })}
              >
                {t.open}
              </LinkButton>
            }
          />
        ))}
      </SettingsRows>
      <p className="max-w-prose text-small text-quiet">{t.next}</p>
    </div>
  );
}
