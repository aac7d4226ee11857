import { LiveHints, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BoardLinkVersions } from '../domain/board-link-versions';

const Row = z.object({ version: z.int() });

/** Ends the links of a menu, in a caller's transaction or alone. */
export const RAISE_LINK_VERSION =
  'INSERT INTO board_links (share_id, version) VALUES ($1, 1) ON CONFLICT (share_id) DO UPDATE SET version = board_links.version + 1';

@Injectable()
export class TableBoardLinkVersions extends BoardLinkVersions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hints: LiveHints,
  ) {
    super();
  }

  async of(shareId: string): Promise<number> {
    const [row] = rowsOf(
      Row,
      await this.dataSource.query('SELECT version FROM board_links WHERE share_id = $1', [shareId]),
    );
    return row?.version ?? 0;
  }

  /** Boards that are open by a link notice it at once. */
  async raise(shareId: string): Promise<void> {
    await this.dataSource.query(RAISE_LINK_VERSION, [shareId]);
    this.hints.send('board', shareId);
  }
}
