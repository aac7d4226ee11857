import type { HostV1 } from '@chalkboard/contracts';
import { menuPage } from '@chalkboard/menu-rules/menu-page';
import { sharedFileAddress } from '@chalkboard/menu-rules/shared-files';
import { Button, LinkButton } from '@chalkboard/ui';
import { openShareWindow, useQuery, WHATSAPP } from '@chalkboard/web-kit';
import { Link2, MessageCircle, Printer, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyMenuLink } from '../../shared/menu/copy-menu-link';
import { menuQuery } from '../../shared/menu/use-menu';
import { useMenuAccess } from '../../shared/menu/use-menu-access';
import { texts } from '../../texts';

const t = texts.published;

/** After Publish, once: the code, the link, and the way to everything else the menu is shared by. */
export default function PublishedCard({
  host,
  shareId,
  onClose,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  onClose(): void;
}) {
  const { data: access } = useMenuAccess(shareId);
  const { data: menu } = useQuery(menuQuery(shareId));
  if (!access?.canEdit || !menu) return null;
  const link = window.location.origin + menuPage(shareId);
  return (
    <section aria-labelledby="published" className="border-b border-hairline bg-surface">
      <div className="gutter mx-auto grid w-full max-w-6xl grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8 sm:py-7">
        {/* White whatever the colours of the page: scanners read dark on light. */}
        <img
          src={sharedFileAddress(shareId, 'qr.svg')}
          width={160}
          height={160}
          alt={t.codeAlt({ link })}
          className="aspect-square h-auto w-full rounded-card border border-hairline bg-white sm:row-span-2"
        />
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-2">
            <h2 id="published" className="text-title">
              {t.title}
            </h2>
            <Button variant="quiet" className="-mt-1.5 -me-3 w-11 shrink-0 px-0" aria-label={t.close} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
          <p className="mt-1 max-w-[56ch] text-small text-quiet">{t.text}</p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-sm:col-span-2 sm:flex sm:flex-wrap">
          <LinkButton as={Link} to={`/menu/${shareId}/share`} variant="primary" className="max-sm:col-span-2">
            <Printer aria-hidden />
            {t.share}
          </LinkButton>
          <Button onClick={() => void copyMenuLink(host, shareId)}>
            <Link2 aria-hidden />
            {t.copy}
          </Button>
          <Button
            onClick={() =>
              openShareWindow(WHATSAPP, { page: link, text: t.message({ restaurant: menu.restaurantName }) })
            }
          >
            <MessageCircle aria-hidden />
            {WHATSAPP.name}
          </Button>
        </div>
      </div>
    </section>
  );
}
