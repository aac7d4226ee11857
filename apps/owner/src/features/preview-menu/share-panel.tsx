import type { HostV1 } from '@chalkboard/contracts';
import { Button, Card } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Code, Link2 } from 'lucide-react';
import { embedCode, menuLink } from './share-texts';

export function SharePanel({ host, shareId, restaurantName }: { readonly host: HostV1; readonly shareId: string; readonly restaurantName: string }) {
  const copy = async (text: string, what: 'link' | 'embed code') => {
    try {
      await copyText(text);
      host.toast(
        what === 'link'
          ? { title: 'Link Copied', description: 'The link to your menu is ready to be pasted.' }
          : { title: 'Embed Code Copied', description: 'Paste it into the page where your menu should show.' },
      );
    } catch {
      host.toast({ title: 'Copy Failed', description: `Failed to copy ${what} to clipboard.`, variant: 'destructive' });
    }
  };
  const { origin } = window.location;
  return (
    <Card>
      <h2 className="text-lead">Share your menu</h2>
      <p className="mt-1 text-small break-all text-quiet">{menuLink(origin, shareId)}</p>
      <div className="mt-4 grid gap-2">
        <Button onClick={() => void copy(menuLink(origin, shareId), 'link')}>
          <Link2 aria-hidden />
          Copy Share Link
        </Button>
        <Button onClick={() => void copy(embedCode(origin, shareId, restaurantName), 'embed code')}>
          <Code aria-hidden />
          Embed Code
        </Button>
      </div>
    </Card>
  );
}
