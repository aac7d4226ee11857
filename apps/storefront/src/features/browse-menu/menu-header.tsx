import type { HostV1 } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Pencil, Plus, Share2, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyMenuLink } from '../../shared/menu/copy-menu-link';
import { useMenuAccess } from '../../shared/menu/use-menu-access';
import { texts } from '../../texts';

/**
 * Actions above the menu. A guest's come first and the owner's two are quiet; for who may edit it is the other way
 * round. The cart has the free end of the line: nothing moves when it comes.
 */
export function MenuHeader({
  host,
  shareId,
  count,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly count: number;
}) {
  const { data: access } = useMenuAccess(shareId);
  const canEdit = access?.canEdit === true;
  const owners = (
    <div key="owners" className="flex items-center gap-1">
      <LinkButton
        as={Link}
        to={`/menu/${shareId}/edit`}
        variant={canEdit ? 'secondary' : 'quiet'}
        className={clsx('shrink-0', canEdit ? 'max-sm:px-3' : 'text-quiet max-md:w-11 max-md:px-0')}
        aria-label={texts.menu.editInfo}
      >
        <Pencil aria-hidden />
        <span className={clsx(!canEdit && 'max-md:hidden')}>{texts.menu.editInfo}</span>
      </LinkButton>
      <LinkButton
        as={Link}
        to="/"
        variant="quiet"
        className="shrink-0 text-quiet max-md:w-11 max-md:px-0"
        aria-label={texts.menu.createNew}
      >
        <Plus aria-hidden />
        <span className="max-md:hidden">{texts.menu.createNew}</span>
      </LinkButton>
    </div>
  );
  const share = (
    <Button
      key="share"
      variant="quiet"
      className={clsx('shrink-0 noscript:hidden', canEdit ? 'max-sm:px-3' : '-ms-4')}
      onClick={() => void copyMenuLink(host, shareId)}
    >
      <Share2 aria-hidden />
      <span className="max-[379px]:sr-only">{texts.menu.share}</span>
    </Button>
  );
  return (
    <header className="border-b border-hairline">
      <div className="gutter mx-auto flex w-full max-w-6xl items-center gap-1 py-1 sm:gap-2">
        {canEdit ? [owners, share] : [share, owners]}
        {count > 0 && (
          <LinkButton
            as={Link}
            to={`/checkout/${shareId}`}
            variant="primary"
            className="ms-auto shrink-0 max-sm:px-3"
            aria-label={texts.cart.named({ count })}
          >
            <ShoppingBag aria-hidden />
            <span className="max-sm:hidden">{texts.cart.label}</span>
            <span className="tabular">({count})</span>
          </LinkButton>
        )}
      </div>
    </header>
  );
}
