import type { HostV1 } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Pencil, Plus, Share2, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Actions above the menu; on a phone the rarer ones keep their icon only. */
export function MenuHeader({ host, shareId, count }: { readonly host: HostV1; readonly shareId: string; readonly count: number }) {
  const share = async () => {
    try {
      await copyText(`${window.location.origin}/menu/${encodeURIComponent(shareId)}`);
      host.toast({ title: 'Menu link copied!' });
    } catch {
      host.toast({ title: 'Copy Failed', description: 'Failed to copy link to clipboard.', variant: 'destructive' });
    }
  };
  return (
    <header className="border-b border-hairline">
      <div className="gutter mx-auto flex w-full max-w-6xl items-center justify-between gap-2 py-2">
        <LinkButton as={Link} to="/" variant="quiet" className="-ml-4 text-quiet max-sm:-ml-3 max-sm:w-11 max-sm:shrink-0 max-sm:px-0" aria-label="Create New Menu">
          <Plus aria-hidden />
          <span className="max-sm:hidden">Create New Menu</span>
        </LinkButton>
        <div className="flex items-center gap-1 sm:gap-2">
          <LinkButton as={Link} to={`/menu/${shareId}/edit`} variant="quiet" className="max-sm:w-11 max-sm:shrink-0 max-sm:px-0" aria-label="Edit Info">
            <Pencil aria-hidden />
            <span className="max-sm:hidden">Edit Info</span>
          </LinkButton>
          <Button variant="quiet" className="shrink-0 max-sm:px-3" onClick={() => void share()}>
            <Share2 aria-hidden />
            <span className="max-[379px]:sr-only">Share Menu</span>
          </Button>
          {count > 0 && (
            <LinkButton as={Link} to={`/checkout/${shareId}`} variant="primary" className="shrink-0 max-sm:px-3" aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
              <ShoppingBag aria-hidden />
              <span className="max-sm:hidden">Cart</span>
              <span className="tabular">({count})</span>
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
