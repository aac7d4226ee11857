import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button, Card, LinkButton } from '@chalkboard/ui';
import { copyText, describeError } from '@chalkboard/web-kit';
import { Code, FileText, Link2, QrCode, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { ExportFiles } from './export-files';
import { fetchFile } from './fetch-file';
import { QrDialog } from './qr-dialog';
import { ShareLinks } from './share-links';
import { embedCode, menuLink } from './share-texts';
import { useDownloads } from './use-downloads';
import { usePaper } from './use-paper';

const t = texts.share;

/** What can be done with a finished menu. `onLeave` is called when the visitor goes on to its orders. */
export function SharePanel({
  host,
  menu,
  onLeave,
}: {
  readonly host: HostV1;
  readonly menu: Pick<Menu, 'shareId' | 'restaurantName' | 'currency' | 'categories'>;
  onLeave?(): void;
}) {
  const { shareId, restaurantName } = menu;
  const { paper, paperChoice } = usePaper(menu.currency);
  const downloads = useDownloads(host, shareId, paper);
  const qr = useQrCode(host, shareId);
  const { origin } = window.location;
  const link = menuLink(origin, shareId);
  const uncertain = menu.categories.flatMap(({ items }) => items).filter((item) => item.uncertain).length;

  const copy = async (text: string, what: 'link' | 'embedCode') => {
    try {
      await copyText(text);
      host.toast(t[what].copied);
    } catch {
      host.toast({ ...t[what].failed, variant: 'destructive' });
    }
  };
  return (
    <Card>
      <h2 className="text-lead">{t.title}</h2>
      <p className="mt-1 text-small break-all text-quiet">{link}</p>
      <div className="mt-4 grid gap-2">
        <Button aria-disabled={qr.pending} onClick={() => void qr.generate()}>
          <QrCode aria-hidden />
          {qr.pending ? t.qr.pending : t.qr.action}
        </Button>
        <Button onClick={() => void copy(link, 'link')}>
          <Link2 aria-hidden />
          {t.link.action}
        </Button>
        <Button aria-disabled={downloads.pending !== undefined} onClick={() => void downloads.save('menu.pdf')}>
          <FileText aria-hidden />
          {downloads.pending === 'menu.pdf' ? t.pdf.pending : t.pdf.action}
        </Button>
        {uncertain > 0 && <p className="text-caption text-quiet">{t.pdf.uncertain({ count: uncertain })}</p>}
        <Button onClick={() => void copy(embedCode(origin, shareId, restaurantName), 'embedCode')}>
          <Code aria-hidden />
          {t.embedCode.action}
        </Button>
        <LinkButton as={Link} to={`/menu/${shareId}/orders`} onClick={onLeave}>
          <ReceiptText aria-hidden />
          {texts.share.orders}
        </LinkButton>
      </div>
      <ShareLinks host={host} link={link} restaurantName={restaurantName} />
      <ExportFiles downloads={downloads} paper={paperChoice} />
      <QrDialog picture={qr.picture} link={link} downloads={downloads} paper={paperChoice} onClose={qr.close} />
    </Card>
  );
}

/** The code as a picture of this page, made when it is asked for. */
function useQrCode(host: HostV1, shareId: string) {
  const [pending, setPending] = useState(false);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture);
  }, [picture]);
  const generate = async () => {
    if (pending) return;
    setPending(true);
    try {
      const { blob } = await fetchFile(shareId, 'qr.svg');
      setPicture(URL.createObjectURL(blob));
      host.toast(t.qr.generated);
    } catch (error) {
      host.toast({
        title: t.qr.failed.title,
        description: describeError(error, t.qr.failed.description),
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return { pending, picture, generate, close: () => setPicture(undefined) };
}
