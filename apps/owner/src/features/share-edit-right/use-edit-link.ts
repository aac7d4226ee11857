import { useMutation } from '@chalkboard/web-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openEditLink } from './edit-right-calls';
import { linkSecret } from './link-secret';

/**
 * Opens the edit link in the page's address, where there is one: its secret leaves the address and the history before
 * anything is asked, and is in no log and no referrer, since fragments are never sent.
 *
 * @param onOpened called once this browser has the right. @param shareId whose
 * @returns undefined when there is no link (any more)
 */
export function useEditLink(onOpened: (shareId: string) => void) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => linkSecret(hash));
  const { mutate, error, isPending } = useMutation({
    mutationFn: openEditLink,
    onSuccess: ({ shareId }) => {
      setSecret(undefined);
      onOpened(shareId);
    },
  });

  useEffect(() => {
    const found = linkSecret(hash);
    if (found === undefined) return;
    setSecret(found);
    void navigate(pathname + search, { replace: true, state });
  }, [hash, pathname, search, state, navigate]);

  useEffect(() => {
    if (secret !== undefined) mutate(secret);
  }, [secret, mutate]);

  return secret === undefined ? undefined : { error: isPending ? null : error, retry: () => mutate(secret) };
}
