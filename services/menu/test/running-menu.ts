import { MenuUpdatedV1, type MenuSnapshot } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { StandInAuthority, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { menuPlatform, MenuService } from './menu-service';
import { publishedByIdentity, type PublishIdentityEvent } from './published-by-identity';

/** The menu service on a platform of its own, beside stand-ins for the events and the tokens of identity. */
export class RunningMenu {
  private constructor(
    private readonly platform: TestPlatform,
    readonly nats: NatsConnection,
    readonly publish: PublishIdentityEvent,
    readonly authority: StandInAuthority,
    readonly service: MenuService,
  ) {}

  static async start(more: Record<string, string> = {}): Promise<RunningMenu> {
    const platform = await menuPlatform();
    const nats = await platform.connectNats();
    const publish = await publishedByIdentity(nats);
    const authority = await StandInAuthority.start(nats);
    const service = await MenuService.start(platform, more);
    await waitFor('the keys', () => service.app.get(TokenVerifier).knows(authority.keyId));
    return new RunningMenu(platform, nats, publish, authority, service);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.nats.close();
    await this.platform.stop();
  }

  /** What menu answers to another service that asks for a menu. */
  async snapshot(shareId: string): Promise<MenuSnapshot> {
    const answer = await this.nats.request('menu.rpc.snapshot.v1', JSON.stringify({ shareId }), { timeout: 10_000 });
    return answer.json<{ reply: { snapshot: MenuSnapshot } }>().reply.snapshot;
  }

  /** Waits until the newest MenuUpdated is of this menu in this version. */
  updated(shareId: string, version: number): Promise<MenuSnapshot> {
    return waitFor('MenuUpdated on the stream', async () => {
      const { streams } = await this.nats.jetstreamManager();
      const last = await streams.getMessage('MENU', { last_by_subj: MenuUpdatedV1.type }).catch(() => undefined);
      const event = last?.json<{ subject: string; data: MenuSnapshot }>();
      return event?.subject === shareId && event.data.version === version && event.data;
    });
  }
}
