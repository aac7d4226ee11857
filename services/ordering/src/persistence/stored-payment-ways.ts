import { PaymentSettings } from '@chalkboard/contracts';
import { countOf, mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PaymentWays } from '../domain/payment/payment-ways';
import { APPROVED } from './business-projection';
import { PaymentSettingsEntity } from './payment-settings.entity';

const Link = z.object({ share_id: z.string(), link: z.string() });

/** Menus whose links are read together at most. */
const BATCH = 100;

@Injectable()
export class StoredPaymentWays extends PaymentWays {
  private readonly links = new MicroBatcher((shareIds: readonly string[]) => this.shownLinks(shareIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(shareId: string): Promise<PaymentSettings> {
    const row = await this.dataSource.manager.findOneBy(PaymentSettingsEntity, { shareId });
    return PaymentSettings.parse({ link: row?.link ?? undefined, tips: row?.tips ?? undefined });
  }

  async replace(shareId: string, { link, tips }: PaymentSettings): Promise<void> {
    const settings = { shareId, link: link ?? null, tips: tips ?? null, changedAt: this.clock.now() };
    await this.dataSource.manager.upsert(PaymentSettingsEntity, settings, ['shareId']);
  }

  /** Those that are asked for at the same time are read together: streams do so by the hundred. */
  shownLink(shareId: string): Promise<string | undefined> {
    return this.links.add(shareId);
  }

  async showsLinks(shareId: string): Promise<boolean> {
    const found = countOf(
      await this.dataSource.query(
        `SELECT 1 FROM menus JOIN businesses ON businesses.id = menus.snapshot->>'businessId' WHERE share_id = $1 AND ${APPROVED}`,
        [shareId],
      ),
    );
    return found > 0;
  }

  private async shownLinks(shareIds: readonly string[]): Promise<(string | undefined)[]> {
    const rows = rowsOf(
      Link,
      await this.dataSource.query(
        `SELECT share_id, link FROM payment_settings JOIN menus USING (share_id) JOIN businesses ON businesses.id = menus.snapshot->>'businessId'
       WHERE share_id = ANY ($1) AND link IS NOT NULL AND ${APPROVED}`,
        [[...new Set(shareIds)]],
      ),
    );
    const links = new Map(rows.map(({ share_id, link }) => [share_id, link]));
    return shareIds.map((shareId) => links.get(shareId));
  }
}
