import { menuPage } from '@chalkboard/menu-rules/menu-page';
import { sharedFileAddress } from '@chalkboard/menu-rules/shared-files';
import { Card, LinkButton } from '@chalkboard/ui';
import { Eye, FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

const t = texts.share;

/**
 * The code at once, to be scanned from the screen, and the menu tried as a guest has it. @param mayOrder whether this
 * browser may place test orders
 */
export function QrCard({
  shareId,
  link,
  mayOrder,
}: {
  readonly shareId: string;
  readonly link: string;
  readonly mayOrder: boolean;
}) {
  return (
    <Card>
      <h2 className="text-lead">{t.qr.title}</h2>
      {/* White whatever the colours of the page: scanners read dark on light. */}
      <img
        src={sharedFileAddress(shareId, 'qr.svg')}
        width={256}
        height={256}
        alt={t.qr.alt({ link })}
        className="mx-auto mt-4 aspect-square h-auto w-full max-w-64 rounded-card border border-hairline bg-white"
      />
      <p className="mt-3 text-center text-small break-all text-quiet">{link}</p>
      <div className="mt-4 grid gap-2">
        <LinkButton as={Link} to={menuPage(shareId)}>
          <Eye aria-hidden />
          {t.asGuest}
        </LinkButton>
        {mayOrder && (
          <>
            <LinkButton as={Link} to={menuPage(shareId, 'test')}>
              <FlaskConical aria-hidden />
              {t.testOrder.action}
            </LinkButton>
            <p className="text-caption text-quiet">{t.testOrder.text}</p>
          </>
        )}
      </div>
    </Card>
  );
}
