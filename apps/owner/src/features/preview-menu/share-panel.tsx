import type { HostV1 } from '@chalkboard/contracts';
import { Button, Card, LinkButton } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Code, Link2, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { embedCode, menuLink } from './share-texts';

const t = texts.share;

/** What can be done with a finished menu. `onLeave` is called when the visitor goes on to its orders. */
export function SharePanel({ host, shareId, restaurantName, onLeave }: { readonly host: HostV1; readonly shareId: string; readonly restaurantName: string; onLeave(): void }) {
  const copy = async (text: string, what: 'link' | 'embedCode') => {
    try {
      await copyText(text);
      host.toast(t[what].copied);
    } catch {
      host.toast({ ...t[what].failed, variant: 'destructive' });
    }
  };
  const { origin } = window.location;
  return (
    <Card>
      <h2 className="text-lead">{t.title}</h2>
      <p className="mt-1 text-small break-all text-quiet">{menuLink(origin, shareId)}</p>
      <div className="mt-4 grid gap-2">
        <Button onClick={() => void copy(menuLink(origin, shareId), 'link')}>
          <Link2 aria-hidden />
          {t.link.action}
        </Button>
        <Button onClick={() => void copy(embedCode(origin, shareId, restaurantName), 'embedCode')}>
          <Code aria-hidden />
          {t.embedCode.action}
        </Button>
        <LinkButton as={Link} to={`/menu/${shareId}/orders`} onClick={onLeave}>
          <ReceiptText aria-hidden />
          {texts.board.link}
        </LinkButton>
      </div>
    </Card>
  );
}
