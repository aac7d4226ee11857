import { OrderingSettings } from '@chalkboard/contracts';
import { mayBeOfOne } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defaultSettings, OrderingSettingsStore } from '../domain/ordering-settings';

/** Menus whose settings are read together at most. */
const BATCH = 100;

@Injectable()
export class TableOrderingSettings extends OrderingSettingsStore {
  private readonly asked = new MicroBatcher((shareIds: readonly string[]) => this.read(shareIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Those that are asked for at the same time are read together. */
  of(shareId: string): Promise<OrderingSettings> {
    return this.asked.add(shareId);
  }

  async replace(shareId: string, settings: OrderingSettings): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO ordering_settings (share_id, settings, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (share_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at`,
      [shareId, JSON.stringify(settings), this.clock.now()],
    );
  }

  private async read(shareIds: readonly string[]): Promise<OrderingSettings[]> {
    const rows = (await this.dataSource.query(
      'SELECT share_id, settings FROM ordering_settings WHERE share_id = ANY ($1)',
      [[...new Set(shareIds)]],
    )) as { share_id: string; settings: unknown }[];
    const stored = new Map(rows.map(({ share_id, settings }) => [share_id, settings]));
    return shareIds.map((shareId) => settingsOf(stored.get(shareId)));
  }
}

/** @param stored what `ordering_settings` has; nothing: the defaults */
export function settingsOf(stored: unknown): OrderingSettings {
  return stored ? OrderingSettings.parse(stored) : defaultSettings();
}
