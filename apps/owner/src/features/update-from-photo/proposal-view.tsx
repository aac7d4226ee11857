import type { HostV1, Menu, MenuChange } from '@chalkboard/contracts';
import { Button, EmptyState, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, hasStatus, useMutation } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { Arrived } from './arrived';
import { ChangeList } from './change-list';
import { useProposal } from './update-api';
import { NothingToApply, UpdateApplied } from './update-result';

const t = texts.update;

interface ProposalViewProps {
  readonly host: HostV1;
  readonly shareId: string;
  readonly jobId: string;
  onApply(chosen: readonly MenuChange[], baseVersion: number): Promise<Menu>;
  onMore(): void;
}

/**
 * From what was read to what is applied. `onApply` puts the chosen changes onto the menu of that version, and throws
 * 409 when it is another one by now; `onMore` begins anew.
 */
export function ProposalView({ host, shareId, jobId, onApply, onMore }: ProposalViewProps) {
  const { data: proposal, error, refetch } = useProposal(shareId, jobId);
  const [changedMeanwhile, setChangedMeanwhile] = useState(false);
  const apply = useMutation({
    mutationFn: ({ chosen, baseVersion }: { chosen: readonly MenuChange[]; baseVersion: number; left: number }) =>
      onApply(chosen, baseVersion),
    onSuccess: () => window.scrollTo({ top: 0 }),
    onError: async (failure) => {
      if (!hasStatus(failure, 409))
        return host.toast({
          title: t.saveFailed.title,
          description: describeError(failure, t.saveFailed.description),
          variant: 'destructive',
        });
      await refetch();
      setChangedMeanwhile(true);
      window.scrollTo({ top: 0 });
    },
  });

  const menuPage = `/menu/${shareId}`;
  if (apply.isSuccess) {
    return (
      <Arrived key="applied">
        <UpdateApplied
          menuPage={menuPage}
          applied={apply.variables.chosen.length}
          left={apply.variables.left}
          onMore={onMore}
        />
      </Arrived>
    );
  }
  if (error && !proposal) {
    const isGone = hasStatus(error, 404);
    return (
      <EmptyState
        level={1}
        icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
        title={isGone ? t.gone.title : t.failed.title}
        text={describeError(error, t.failed.text)}
        action={
          <>
            {!isGone && (
              <Button variant="primary" onClick={() => void refetch()}>
                {t.failed.retry}
              </Button>
            )}
            <Button variant={isGone ? 'primary' : 'secondary'} onClick={onMore}>
              {t.again}
            </Button>
          </>
        }
      />
    );
  }
  if (!proposal) {
    return (
      <Skeleton label={t.comparing} className="grid gap-4">
        <SkeletonBar className="h-10 w-2/3" />
        <SkeletonBar className="h-24 w-full" />
        <SkeletonBar className="h-24 w-full" />
      </Skeleton>
    );
  }
  return (
    <Arrived key="compared">
      {proposal.changes.length === 0 ? (
        <NothingToApply menuPage={menuPage} unchanged={proposal.unchanged} onMore={onMore} />
      ) : (
        <ChangeList
          proposal={proposal}
          changedMeanwhile={changedMeanwhile}
          applying={apply.isPending}
          onApply={(chosen) =>
            apply.mutate({ chosen, baseVersion: proposal.baseVersion, left: proposal.changes.length - chosen.length })
          }
        />
      )}
    </Arrived>
  );
}
