import type { HostV1 } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { Pencil, Plus, Share2, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { pressable } from '../take-over-fragment/press-key';
import { copyMenuLink } from './copy-menu-link';

/** Actions above the menu; on a phone the rarer ones keep their icon only. */
export function MenuHeader({ host, shareId, count }: { readonly host: HostV1; readonly shareId: string; readonly count: number }) {
  return (
    <header className="border-b border-hairline">
      <div className="gutter mx-auto flex w-full max-w-6xl items-center justify-between gap-2 py-2">
        <LinkButton as={Link} to="/" variant="quiet" className="-ml-4 text-quiet max-sm:-ml-3 max-sm:w-11 max-sm:shrink-0 max-sm:px-0" aria-label={texts.menu.createNew}>
          <Plus aria-hidden />
          <span className="max-sm:hidden">{texts.menu.createNew}</span>
        </LinkButton>
        <div className="flex items-center gap-1 sm:gap-2">
          <LinkButton as={Link} to={`/menu/${shareId}/edit`} variant="quiet" className="max-sm:w-11 max-sm:shrink-0 max-sm:px-0" aria-label={texts.menu.editInfo}>
            <Pencil aria-hidden />
            <span className="max-sm:hidden">{texts.menu.editInfo}</span>
          </LinkButton>
          <Button {...pressable('share')} variant="quiet" className="shrink-0 max-sm:px-3 noscript:hidden" onClick={() => void copyMenuLink(host, shareId)}>
            <Share2 aria-hidden />
            <span className="max-[379px]:sr-only">{texts.menu.share}</span>
          </Button>
          {count > 0 && (
            <LinkButton as={Link} to={`/checkout/${shareId}`} variant="primary" className="shrink-0 max-sm:px-3" aria-label={texts.cart.named(count)}>
              <ShoppingBag aria-hidden />
              <span className="max-sm:hidden">{texts.cart.label}</span>
              <span className="tabular">({count})</span>
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
