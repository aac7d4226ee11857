import { Injectable } from '@nestjs/common';
import { OrderingSettings } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { DataSource } from 'typeorm';
import { defaultSettings, OrderingSettingsStore } from '../domain/ordering-settings';

@Injectable()
export class TableOrderingSettings extends OrderingSettingsStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(shareId: string): Promise<OrderingSettings> {
    const [row] = (await this.dataSource.query('SELECT settings FROM ordering_settings WHERE share_id = $1', [shareId])) as { settings: unknown }[];
    return settingsOf(row?.settings);
  }

  async replace(shareId: string, settings: OrderingSettings): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO ordering_settings (share_id, settings, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (share_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at`,
      [shareId, JSON.stringify(settings), this.clock.now()],
    );
  }
}

/** @param stored what `ordering_settings` has; nothing: the defaults */
export function settingsOf(stored: unknown): OrderingSettings {
  return stored ? OrderingSettings.parse(stored) : defaultSettings();
}
