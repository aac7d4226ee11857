import { OrderingSettings } from '@chalkboard/contracts';
import { mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { defaultSettings, OrderingSettingsStore, type WorkedSettings } from '../domain/ordering-settings';
import { DrillPlans } from './drills/drill-plans';

/** The settings as they are stored: an order that was measured by others than those that hold is measured again. */
const StoredSettings = OrderingSettings.extend({ unreachableSince: z.iso.datetime().optional() });

/** `settingsOf` parses them. */
const Row = z.object({ share_id: z.string(), settings: z.unknown() });

/** Menus whose settings are read together at most. */
const BATCH = 100;

@Injectable()
export class TableOrderingSettings extends OrderingSettingsStore {
  private readonly asked = new MicroBatcher((shareIds: readonly string[]) => this.read(shareIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: DrillPlans,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Those that are asked for at the same time are read together. */
  of(shareId: string): Promise<WorkedSettings> {
    return this.asked.add(shareId);
  }

  async replace(shareId: string, settings: OrderingSettings): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.plans.follow(shareId, settings, manager);
      await manager.query(
        `INSERT INTO ordering_settings (share_id, settings, changed_at) VALUES ($1, $2, $3)
         ON CONFLICT (share_id) DO UPDATE SET changed_at = excluded.changed_at, settings = excluded.settings ||
           CASE WHEN jsonb_typeof(excluded.settings->'openingDrill') = 'object' AND ordering_settings.settings ? 'unreachableSince'
             THEN jsonb_build_object('unreachableSince', ordering_settings.settings->'unreachableSince') ELSE '{}' END`,
        [shareId, JSON.stringify(settings), this.clock.now()],
      );
    });
  }

  private async read(shareIds: readonly string[]): Promise<WorkedSettings[]> {
    const rows = rowsOf(
      Row,
      await this.dataSource.query('SELECT share_id, settings FROM ordering_settings WHERE share_id = ANY ($1)', [
        [...new Set(shareIds)],
      ]),
    );
    const stored = new Map(rows.map(({ share_id, settings }) => [share_id, settings]));
    return shareIds.map((shareId) => settingsOf(stored.get(shareId)));
  }
}

/** @param stored what `ordering_settings` has; nothing: the defaults */
export function settingsOf(stored: unknown): WorkedSettings {
  return stored ? StoredSettings.parse(stored) : defaultSettings();
}
