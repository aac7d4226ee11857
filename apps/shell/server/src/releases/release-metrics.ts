import { REMOTES } from '@chalkboard/contracts';
import type { Metrics } from '@chalkboard/service-kit/telemetry';
import type { RemoteCatalog } from '../pages/remote-catalog';
import type { CanaryWatch } from './canary-watch';
import type { ReleaseListFile } from './release-list';

/** What the edge exposes of releases. */
export function releaseMetrics(
  metrics: Metrics,
  {
    list,
    watch,
    catalog,
  }: { readonly list: ReleaseListFile; readonly watch: CanaryWatch; readonly catalog: RemoteCatalog },
): void {
  metrics.source(
    ['chalkboard_canary_visitors', 'chalkboard_canary_withdrawn_timestamp_seconds', 'chalkboard_remote_unserved'],
    async () => {
      const { remotes } = await list.read();
      for (const remote of REMOTES) {
        metrics
          .gauge('chalkboard_remote_unserved')
          .set({ remote }, (await catalog.faultOf(remote)) === undefined ? 0 : 1);
        const { canary, withdrawn } = remotes[remote] ?? {};
        if (withdrawn)
          metrics
            .gauge('chalkboard_canary_withdrawn_timestamp_seconds')
            .set({ remote }, Date.parse(withdrawn.at) / 1000);
        if (!canary) continue;
        const { visitors, failed } = watch.statistics(remote, canary.version);
        metrics.gauge('chalkboard_canary_visitors').set({ remote, outcome: 'failed' }, failed);
        metrics.gauge('chalkboard_canary_visitors').set({ remote, outcome: 'well' }, visitors - failed);
      }
    },
  );
}
