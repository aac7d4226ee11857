import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { signOut } from './sign-in-calls';

const t = texts.signIn.signOut;

/** Ends the session, and leads to the sign-in. */
export function SignOutButton({ host }: { readonly host: HostV1 }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      host.toast(t.done);
      await navigate('/sign-in');
      // What was read for somebody is not for whoever signs in next.
      queries.clear();
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="quiet" className="max-sm:px-2.5" disabled={leave.isPending} onClick={() => leave.mutate()}>
      <LogOut aria-hidden />
      {leave.isPending ? t.working : t.label}
    </Button>
  );
}
