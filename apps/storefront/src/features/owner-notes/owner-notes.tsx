import type { HostV1 } from '@chalkboard/contracts';
import { MENU_PAGE_MARKS } from '@chalkboard/contracts/menu-page';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lazy-part';
import { setTesting, useTesting } from '../../shared/test-mode';

/** Fetched when an owner comes from Publish, or tries an order: guests have no use for them. */
const PublishedCard = lazyPart(() => import('./published-card'));
const TestBar = lazyPart(() => import('./test-bar'));

/**
 * Above the menu, what only its owner is told. What the address says is taken out of it and kept with this entry of the
 * history: a link that is copied says nothing of it.
 */
export function OwnerNotes({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const [params] = useSearchParams();
  const { state, hash } = useLocation() as {
    readonly state: { readonly published?: boolean } | null;
    readonly hash: string;
  };
  const navigate = useNavigate();
  const marked = MENU_PAGE_MARKS.some((mark) => params.has(mark));
  const published = params.has('published');
  const test = params.has('test');

  useEffect(() => {
    if (!marked) return;
    if (test) setTesting(shareId, true);
    const rest = new URLSearchParams(params);
    for (const mark of MENU_PAGE_MARKS) rest.delete(mark);
    void navigate(
      { search: rest.toString(), hash },
      { replace: true, state: published ? { published } : null, preventScrollReset: true },
    );
  }, [marked, published, test, shareId, params, hash]);

  const close = () =>
    void navigate({ search: params.toString(), hash }, { replace: true, state: null, preventScrollReset: true });
  return (
    <>
      <TestNote />
      <Suspense>
        {state?.published === true && <PublishedCard host={host} shareId={shareId} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Above menu and checkout while orders from this tab are test orders. */
export function TestNote() {
  const { shareId = '' } = useParams();
  const testing = useTesting(shareId);
  return <Suspense>{testing && <TestBar shareId={shareId} />}</Suspense>;
}
