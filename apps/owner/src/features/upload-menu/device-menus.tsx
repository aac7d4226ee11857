import { Badge, Button, LinkButton } from '@chalkboard/ui';
import { keepPreviousData, useQuery } from '@chalkboard/web-kit';
import { Eye, ListChecks, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { browserMenus } from '../../shared/browser-menus/browser-menus';
import { readMenusOfDevice, type MenuAtHome } from '../../shared/browser-menus/read-menus';
import { texts } from '../../texts';

const t = texts.deviceMenus;
const SHOWN_FIRST = 3;

/**
 * Below the sheet: the menus that this browser made or works on, latest first. Nothing is shown, and nobody asked,
 * where there are none.
 */
export function DeviceMenus() {
  const [ids] = useState(browserMenus.ids);
  const [all, setAll] = useState(false);
  const shown = all ? ids : ids.slice(0, SHOWN_FIRST);
  const { data } = useQuery({
    queryKey: ['device-menus', ...shown],
    queryFn: () => readMenusOfDevice(shown),
    enabled: shown.length > 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  if (!data || (data.menus.length === 0 && !data.incomplete && shown.length === ids.length)) return null;
  return (
    <section aria-labelledby="device-menus" className="mt-8">
      <h2 id="device-menus" className="text-lead">
        {t.title}
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-hairline bg-surface">
        {data.menus.map((menu) => (
          <DeviceMenu key={menu.shareId} menu={menu} />
        ))}
      </ul>
      {data.incomplete && <p className="mt-2 text-small text-failed">{t.failed}</p>}
      {shown.length < ids.length && (
        <Button variant="quiet" className="mt-1 -ml-4" onClick={() => setAll(true)}>
          {t.all({ count: ids.length })}
        </Button>
      )}
    </section>
  );
}

function DeviceMenu({ menu }: { readonly menu: MenuAtHome }) {
  const { shareId, restaurantName, status, uncertain, items } = menu;
  const page = `/menu/${shareId}`;
  const links = [
    { to: page, label: t.view, Icon: Eye },
    { to: `${page}/review`, label: t.review, Icon: ListChecks },
    { to: `${page}/share`, label: t.share, Icon: Share2 },
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 not-last:border-b not-last:border-hairline">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold wrap-break-word">{restaurantName}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-quiet">
          <Badge state={status === 'published' ? 'ready' : 'placed'}>
            {status === 'published' ? t.published : t.notPublished}
          </Badge>
          {uncertain > 0 ? t.toCheck({ count: uncertain }) : t.dishes({ count: items })}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap sm:-mr-3 sm:ml-0">
        {links.map(({ to, label, Icon }) => (
          <LinkButton
            key={to}
            as={Link}
            to={to}
            variant="quiet"
            className="px-3"
            aria-label={t.named({ action: label, menu: restaurantName })}
          >
            <Icon aria-hidden />
            {label}
          </LinkButton>
        ))}
      </div>
    </li>
  );
}
