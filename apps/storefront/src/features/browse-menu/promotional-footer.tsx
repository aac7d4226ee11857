import { PLAN_CURRENCY, REFERRAL, type HostV1 } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { shortMoney } from '@chalkboard/web-kit';
import { Gift, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyMenuLink } from '../../shared/menu/copy-menu-link';
import { texts } from '../../texts';

/** Whole amounts as people say them: "$100". */
const amount = (minor: number) => shortMoney(minor, PLAN_CURRENCY);

/** Who made this page, and what a guest gets for passing it on. */
export function PromotionalFooter({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const { promotion } = texts;
  return (
    <footer className="mt-16 border-t border-hairline bg-sunken">
      <div className="gutter mx-auto grid w-full max-w-6xl gap-6 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <h2 className="text-title">{promotion.heading}</h2>
          <p className="mt-2 max-w-[60ch] text-quiet">
            {promotion.text({
              reward: amount(REFERRAL.referrerRewardMinor),
              credit: amount(REFERRAL.restaurantCreditMinor),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button className="noscript:hidden" onClick={() => void copyMenuLink(host, shareId)}>
            <Share2 aria-hidden />
            {promotion.share}
          </Button>
          <LinkButton as={Link} to="/referral-program">
            <Gift aria-hidden />
            {promotion.refer}
          </LinkButton>
        </div>
      </div>
      <p className="gutter mx-auto w-full max-w-6xl border-t border-hairline py-6 text-small text-quiet">
        {texts.menu.footer}{' '}
        <Link to="/" className="underline underline-offset-4">
          {promotion.ownMenu}
        </Link>
      </p>
    </footer>
  );
}
