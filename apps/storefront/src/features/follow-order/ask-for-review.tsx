import { LinkButton } from '@chalkboard/ui';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { trackingTexts } from '../../texts';

const t = trackingTexts.review;

/**
 * Asks the guest how it was. The order goes along behind the `#`: no server and no other site is told of it. @param
 * secret of the order's page
 */
export function AskForReview({ secret }: { readonly secret: string }) {
  return (
    <section
      aria-labelledby="how-was-it"
      className="grid justify-items-start gap-2 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="how-was-it" className="text-lead">
        {t.heading}
      </h2>
      <p className="text-quiet">{t.text}</p>
      <LinkButton as={Link} to={{ pathname: '/feedback', hash: `order=${secret}` }} variant="primary" className="mt-2">
        <Mic aria-hidden />
        {t.leave}
      </LinkButton>
    </section>
  );
}
