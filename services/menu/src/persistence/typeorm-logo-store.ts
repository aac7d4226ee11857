import { createHash } from 'node:crypto';
import type { MenuLogo } from '@chalkboard/contracts';
import { BlobStore, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';
import type { CleanLogo } from '../domain/menu/logo';
import { LogoStore } from '../domain/menu/logo-store';
import { LogoEntity } from './logo.entity';

const StoredLogo = z.object({ blob: z.string() });

@Injectable()
export class TypeormLogoStore extends LogoStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async keep({ bytes, width, height, ground }: CleanLogo): Promise<MenuLogo> {
    const logo = { hash: createHash('sha256').update(bytes).digest('hex'), width, height, ground };
    const { affected } = await this.dataSource.manager.update(
      LogoEntity,
      { hash: logo.hash },
      { sentAt: this.clock.now() },
    );
    if (affected) return logo;

    const blob = await this.blobs.put(bytes);
    let kept: string | undefined;
    try {
      // Another may have sent the same picture meanwhile: theirs stays.
      const [row] = rowsOf(
        StoredLogo,
        await this.dataSource.query(
          `INSERT INTO logos (hash, blob, bytes, width, height, ground, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (hash) DO UPDATE SET sent_at = EXCLUDED.sent_at RETURNING blob`,
          [logo.hash, blob, bytes.length, width, height, ground, this.clock.now()],
        ),
      );
      kept = row?.blob;
    } finally {
      // What cannot be removed now is found by the sweep.
      if (kept !== blob) await this.blobs.remove(blob).catch(() => undefined);
    }
    return logo;
  }

  async find(hash: string): Promise<Buffer | undefined> {
    const row = await this.dataSource.manager.findOne(LogoEntity, {
      where: { hash },
      select: { hash: true, blob: true },
    });
    return row ? this.blobs.get(row.blob) : undefined;
  }

  async deleteUnused(before: Date): Promise<number> {
    const rows = rowsOf(
      StoredLogo,
      await this.dataSource.query(
        `DELETE FROM logos WHERE sent_at < $1
         AND NOT EXISTS (SELECT 1 FROM menus WHERE content->'logo' IS NOT NULL AND content->'logo'->>'hash' = logos.hash)
         AND NOT EXISTS (SELECT 1 FROM extraction_jobs WHERE status IN ('queued', 'running') AND fields->'logo'->>'hash' = logos.hash)
       RETURNING blob`,
        [before],
      ),
    );
    for (const { blob } of rows) await this.blobs.remove(blob);
    return rows.length;
  }

  async known(blobs: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.manager.find(LogoEntity, {
      where: { blob: Any(blobs) },
      select: { blob: true, hash: true },
    });
    return new Set(rows.map(({ blob }) => blob));
  }
}
