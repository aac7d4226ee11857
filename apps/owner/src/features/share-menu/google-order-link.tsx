import type { HostV1 } from '@chalkboard/contracts';
import { Button, Card } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { ChevronDown, Link2 } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.share.google;

/** The link that a restaurant's profile on Google takes for orders, and where it is entered there. */
export function GoogleOrderLink({ host, link }: { readonly host: HostV1; readonly link: string }) {
  const { copied, failed } = texts.share.link;
  const copy = async () => {
    try {
      await copyText(link);
      host.toast(copied);
    } catch {
      host.toast({ ...failed, variant: 'destructive' });
    }
  };
  return (
    <Card>
      <h2 className="text-lead">{t.title}</h2>
      <p className="mt-1 text-small text-quiet">{t.lead}</p>
      <Button className="mt-4 w-full" onClick={() => void copy()}>
        <Link2 aria-hidden />
        {t.copy}
      </Button>
      <details className="group mt-2">
        <summary className="tap flex cursor-pointer items-center justify-between gap-3 text-small font-medium [&::-webkit-details-marker]:hidden">
          {t.how}
          <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
        </summary>
        <ol className="grid list-decimal gap-2 pt-2 pl-5 text-small">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
