import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { NETWORKS, openShareWindow, WHATSAPP } from '@chalkboard/web-kit';
import { Share2 } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.share;

/** Does this device have a sheet of its own to share with, and would people look for it there? */
function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia?.('(pointer: coarse)').matches;
}

/** The phone's own sheet where there is one, and the networks. */
export function ShareLinks({
  host,
  link,
  restaurantName,
}: {
  readonly host: HostV1;
  readonly link: string;
  readonly restaurantName: string;
}) {
  const text = t.message({ restaurant: restaurantName });
  const share = async () => {
    try {
      await navigator.share({ title: text, text, url: link });
    } catch (error) {
      // Closed without sharing: nothing went wrong.
      if (error instanceof Error && error.name === 'AbortError') return;
      host.toast({ ...t.native.failed, variant: 'destructive' });
    }
  };
  return (
    <section aria-labelledby="share-on" className="mt-5 border-t border-hairline pt-4">
      <h3 id="share-on" className="font-sans text-small font-medium">
        {t.on}
      </h3>
      {hasShareSheet() && (
        <Button block className="mt-2" onClick={() => void share()}>
          <Share2 aria-hidden />
          {t.native.action}
        </Button>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2">
        {[...NETWORKS, WHATSAPP].map((network) => (
          <Button
            key={network.name}
            className="px-2"
            aria-label={t.onNetwork({ network: network.name })}
            onClick={() => openShareWindow(network, { page: link, text })}
          >
            {network.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
