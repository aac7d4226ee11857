import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { DEVICES_KEPT, KnownDevices } from '../domain/known-devices';
import { KnownDeviceEntity } from './known-device.entity';

@Injectable()
export class PostgresKnownDevices extends KnownDevices {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  isKnown(staffId: string, deviceHash: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(KnownDeviceEntity, { staffId, deviceHash });
  }

  async remember(staffId: string, deviceHash: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(KnownDeviceEntity, { staffId, deviceHash, usedAt: now }, ['staffId', 'deviceHash']);
      await manager.query(
        'DELETE FROM staff_known_devices WHERE staff_id = $1 AND device_hash NOT IN (SELECT device_hash FROM staff_known_devices WHERE staff_id = $1 ORDER BY used_at DESC, device_hash LIMIT $2)',
        [staffId, DEVICES_KEPT],
      );
    });
  }

  async removeUsedBefore(instant: Date): Promise<number> {
    return (await this.dataSource.manager.delete(KnownDeviceEntity, { usedAt: LessThan(instant) })).affected ?? 0;
  }
}
