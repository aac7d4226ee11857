import { PAGE_ERRORS_PATH, PageError, type RemoteName } from '@chalkboard/contracts';
import type { Metrics } from '@chalkboard/service-kit/telemetry';
import type { FastifyInstance } from 'fastify';
import { notUnderstood } from '../api/problem';
import type { Choice } from '../pages/remote-catalog';
import type { CanaryWatch } from './canary-watch';
import type { ReleaseListFile } from './release-list';
import { releasedAs } from './release-rules';
import { isAmong, visitorOf, type Visitor } from './visitor-group';

interface Sources {
  readonly list: ReleaseListFile;
  readonly watch: CanaryWatch;
}

/**
 * Counts who gets a version while another is tried, and for whom it fails; takes the tried one back when it fails for
 * too many.
 */
export class CanaryCount {
  constructor(
    private readonly sources: Sources,
    private readonly warn: (facts: object, message: string) => void,
  ) {}

  /** A page with a remote was given to a visitor. @param failed that its first view could not be drawn */
  async given(
    name: RemoteName,
    {
      choice,
      visitor,
      address,
      failed,
    }: { readonly choice: Choice; readonly visitor: Visitor; readonly address: string; readonly failed: boolean },
  ): Promise<void> {
    const remote = choice.remotes[name];
    // Who asked for a version by its name tries it out, and is none of the sample.
    if (!remote || !choice.isSplit || visitor.wants || visitor.id === undefined) return;
    await this.count({ name, version: remote.released.version, visitor: visitor.id, address }, failed);
  }

  /** A visitor's page says that a remote has failed in it. */
  async told(
    { remote: name, version }: PageError,
    { visitor, address }: { readonly visitor: Visitor; readonly address: string },
  ): Promise<void> {
    if (visitor.wants || visitor.id === undefined) return;
    await this.count({ name, version, visitor: visitor.id, address }, true);
  }

  private async count(
    seen: { readonly name: RemoteName; readonly version: string; readonly visitor: string; readonly address: string },
    failed: boolean,
  ): Promise<void> {
    const { list, watch } = this.sources;
    const { name, version } = seen;
    const releases = (await list.read()).remotes[name];
    if (!releases?.canary) return;
    const { running, canary } = releases;
    watch.keepOnly(name, [running, canary.version]);
    // Only of what this visitor gets: nobody speaks for the others.
    const given = isAmong({ id: seen.visitor, wants: undefined }, { name, ...canary }) ? canary.version : running;
    if (version !== given) return;
    watch.see(seen, failed);
    const why = watch.verdict(name, { running, canary: canary.version });
    if (why === undefined) return;
    try {
      await list.withdraw(name, canary.version, why);
    } catch (error) {
      // The next visitor tries again; whoever is to be shown a page has no part in it.
      return this.warn(
        { remote: name, version: canary.version, why, reason: error instanceof Error ? error.message : String(error) },
        'a version that fails could not be taken back',
      );
    }
    this.warn(
      { remote: name, version: canary.version, released: releasedAs(releases, canary.version).releasedAt, why },
      'a version that was tried has been taken back',
    );
  }
}

/** Answers `POST /api/page-errors`. */
export function takePageErrors(edge: FastifyInstance, count: CanaryCount, metrics: Metrics): void {
  edge.post(PAGE_ERRORS_PATH, async (request, reply) => {
    const error = PageError.safeParse(request.body);
    if (!error.success) return notUnderstood(reply, 400);
    request.log.warn(error.data, 'a page says that a remote has failed');
    metrics.counter('chalkboard_page_errors_total').inc({ remote: error.data.remote, kind: error.data.kind });
    await count.told(error.data, { visitor: visitorOf(request.headers), address: request.ip });
    return reply.code(204).send();
  });
}
