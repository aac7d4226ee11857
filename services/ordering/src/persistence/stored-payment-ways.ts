import { PaymentSettings } from '@chalkboard/contracts';
import { mayBeOfOne } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentWays } from '../domain/payment/payment-ways';
import { APPROVED } from './business-projection';

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
    const [row] = (await this.dataSource.query('SELECT link, tips FROM payment_settings WHERE share_id = $1', [
      shareId,
    ])) as { link: string | null; tips: unknown }[];
    return PaymentSettings.parse({ link: row?.link ?? undefined, tips: row?.tips ?? undefined });
  }

  async replace(shareId: string, { link, tips }: PaymentSettings): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO payment_settings (share_id, link, tips, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (share_id) DO UPDATE SET link = excluded.link, tips = excluded.tips, changed_at = excluded.changed_at`,
      [shareId, link ?? null, tips ? JSON.stringify(tips) : null, this.clock.now()],
    );
  }

  /** Those that are asked for at the same time are read together: streams do so by the hundred. */
  shownLink(shareId: string): Promise<string | undefined> {
    return this.links.add(shareId);
  }

  async showsLinks(shareId: string): Promise<boolean> {
    const rows = (await this.dataSource.query(
      `SELECT 1 FROM menus JOIN businesses ON businesses.id = menus.snapshot->>'businessId' WHERE share_id = $1 AND ${APPROVED}`,
      [shareId],
    )) as unknown[];
    return rows.length > 0;
  }

  private async shownLinks(shareIds: readonly string[]): Promise<(string | undefined)[]> {
    const rows = (await this.dataSource.query(
      `SELECT share_id, link FROM payment_settings JOIN menus USING (share_id) JOIN businesses ON businesses.id = menus.snapshot->>'businessId'
       WHERE share_id = ANY ($1) AND link IS NOT NULL AND ${APPROVED}`,
      [[...new Set(shareIds)]],
    )) as { share_id: string; link: string }[];
    const links = new Map(rows.map(({ share_id, link }) => [share_id, link]));
    return shareIds.map((shareId) => links.get(shareId));
  }
}
