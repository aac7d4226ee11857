import { readFile } from 'node:fs/promises';
import { Metrics } from '@chalkboard/service-kit/telemetry';
import { openEventStreams } from '../api/forward-api';

/** What the edge exposes besides its requests. @param backupStatusFile see `BACKUP_STATUS_FILE` */
export function edgeMetrics({ backupStatusFile }: { readonly backupStatusFile: string | undefined }): Metrics {
  const metrics = new Metrics('edge');
  metrics.source(['chalkboard_event_streams'], async () =>
    metrics.gauge('chalkboard_event_streams').set(openEventStreams()),
  );
  if (backupStatusFile !== undefined) {
    metrics.source(['chalkboard_backup_last_success_timestamp_seconds'], async () =>
      metrics.gauge('chalkboard_backup_last_success_timestamp_seconds').set(await lastSuccess(backupStatusFile)),
    );
  }
  return metrics;
}

/** A file that is not there says that there was no backup yet. */
async function lastSuccess(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const seconds = Number(text.trim());
  return Number.isFinite(seconds) ? seconds : 0;
}
