import { SERVICES } from '@chalkboard/contracts';
import { loadTopology } from '@chalkboard/tools/platform/testing.mjs';
import { connect } from 'nats';
import type { OwnSystem } from './system';
import { until } from './until';

const { streamOf } = loadTopology();

/**
 * Waits until what was asked for before has had all its consequences: no menu is being read, every event is on the
 * broker and handled by all who hear it, and no message waits to be sent.
 * @throws when it does not come to rest within half a minute
 */
export async function atRest({ platform, database }: OwnSystem): Promise<void> {
  const { url, users } = platform.nats;
  const connection = await connect({ servers: url, user: users?.platform?.user, pass: users?.platform?.password });
  try {
    const { consumers } = await connection.jetstreamManager();
    const onTheirWay = async () => {
      let count = 0;
      for (const service of SERVICES)
        for await (const { num_pending: coming, num_ack_pending: handled } of consumers.list(streamOf(service)))
          count += coming + handled;
      return count;
    };
    const isIdle = async () =>
      (await database.count('menu.extraction_jobs', `status IN ('queued', 'running')`)) === 0 &&
      (await database.pendingEvents()) === 0 &&
      (await onTheirWay()) === 0 &&
      (await database.count('notify.notifications', `status IN ('pending', 'sending')`)) === 0;
    // Twice: between two looks an event can become a message, or a message an event.
    await until('the system to be at rest', async () => (await isIdle()) && (await isIdle()));
  } finally {
    await connection.close();
  }
}
