import { Button } from '@chalkboard/ui';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { useMenuAccess } from '../../shared/menu/use-menu-access';
import { setTesting } from '../../shared/test-mode';
import { texts } from '../../texts';

const t = texts.testOrder;

/** Says that orders from this tab are test orders, and ends that; at once for who may not place one. */
export default function TestBar({ shareId }: { readonly shareId: string }) {
  const { data: access } = useMenuAccess(shareId);
  useEffect(() => {
    if (access && !access.canEdit) setTesting(shareId, false);
  }, [access, shareId]);
  if (!access?.canEdit) return null;
  return (
    <section aria-label={t.label} className="border-b border-hairline bg-uncertain-wash">
      <div className="gutter mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="flex min-w-0 flex-[1_1_16rem] items-start gap-2.5 text-small">
          <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
          <span>
            <strong className="font-semibold">{t.label}:</strong> {t.text}
          </span>
        </p>
        <Button onClick={() => setTesting(shareId, false)}>{t.leave}</Button>
      </div>
    </section>
  );
}
