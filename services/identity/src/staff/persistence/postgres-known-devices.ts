import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEVICES_KEPT, KnownDevices } from '../domain/known-devices';

@Injectable()
export class PostgresKnownDevices extends KnownDevices {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async isKnown(staffId: string, deviceHash: string): Promise<boolean> {
    const rows = (await this.dataSource.query(
      'SELECT 1 FROM staff_known_devices WHERE staff_id = $1 AND device_hash = $2',
      [staffId, deviceHash],
    )) as unknown[];
    return rows.length > 0;
  }

  async remember(staffId: string, deviceHash: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        'INSERT INTO staff_known_devices (staff_id, device_hash, used_at) VALUES ($1, $2, $3) ON CONFLICT (staff_id, device_hash) DO UPDATE SET used_at = excluded.used_at',
        [staffId, deviceHash, now],
      );
      await manager.query(
        'DELETE FROM staff_known_devices WHERE staff_id = $1 AND device_hash NOT IN (SELECT device_hash FROM staff_known_devices WHERE staff_id = $1 ORDER BY used_at DESC, device_hash LIMIT $2)',
        [staffId, DEVICES_KEPT],
      );
    });
  }

  async removeUsedBefore(instant: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM staff_known_devices WHERE used_at < $1', [
      instant,
    ])) as [unknown, number];
    return count;
  }
}
