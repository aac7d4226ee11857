import type { HostV1, ServiceName } from '@chalkboard/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { deadLettersOf, replayMany, type ReplayProgress } from './operations-calls';

const t = texts.operations.deadLetters;

/** Asks before many messages are replayed, says how far it is, and what came of it. */
export function ReplayDialog({
  host,
  service,
  sequences,
  count,
  onClose,
}: {
  readonly host: HostV1;
  readonly service: ServiceName;
  /** Undefined: all there are. */
  readonly sequences: readonly number[] | undefined;
  readonly count: number;
  onClose(): void;
}) {
  const [progress, setProgress] = useState<ReplayProgress>();
  const replaying = useChange(host, {
    run: () => replayMany({ service, sequences, onProgress: setProgress }),
    done: ({ replayed, gone, stopped }) =>
      stopped ? { ...t.replayStopped(replayed), variant: 'destructive' } : t.replayedMany(replayed, gone),
    failed: t.replayFailed,
    refresh: [[deadLettersOf(service)]],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t.replayTitle(count, t.services[service])}
      text={t.replayText}
      action={replaying.isPending ? t.replaying : t.replay}
      pending={replaying.isPending}
      onConfirm={() => replaying.mutate()}
      onClose={onClose}
    >
      <p role="status" className="tabular text-small text-quiet">
        {replaying.isPending ? t.progress((progress?.replayed ?? 0) + (progress?.gone ?? 0), count) : ''}
      </p>
    </ConfirmDialog>
  );
}
