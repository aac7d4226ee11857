import type { HostV1 } from '@chalkboard/contracts';
import { Button, Card } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Code, Link2 } from 'lucide-react';
import { texts } from '../../texts';
import { embedCode, menuLink } from './share-texts';

const t = texts.share;

export function SharePanel({ host, shareId, restaurantName }: { readonly host: HostV1; readonly shareId: string; readonly restaurantName: string }) {
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
      </div>
    </Card>
  );
}
