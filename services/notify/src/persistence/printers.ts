import { randomBytes, randomUUID } from 'node:crypto';
import { MAX_PRINTERS, type PrinterLetters, type PrinterPaper, type PrinterRequest } from '@chalkboard/contracts';
import { hashSecret } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CloudPrinter, MenuPrinter } from '../domain/printer';

interface Row {
  readonly id: string;
  readonly share_id: string;
  readonly kind: MenuPrinter['kind'];
  readonly name: string;
  readonly paper: PrinterPaper;
  readonly letters: PrinterLetters;
  readonly host: string | null;
  readonly port: number | null;
  readonly answers: boolean;
  readonly seen_at: Date | null;
  readonly trouble: string | null;
}

const COLUMNS = 'id, share_id, kind, name, paper, letters, host, port, answers, seen_at, trouble';
/** A printer asks every few seconds; that it did is written down this often (ms). */
const SEEN_EVERY_MS = 30_000;
const SECRET_BYTES = 24;

/** The printers of menus. Of a cloud printer's secret only the hash is kept. */
@Injectable()
export class Printers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<MenuPrinter | undefined> {
    return this.one('id = $1', [id]);
  }

  /** One of a menu's; undefined also where it is another menu's. */
  async findOf(shareId: string, id: string): Promise<MenuPrinter | undefined> {
    return this.one('share_id = $1 AND id = $2', [shareId, id]);
  }

  /** The one that holds this secret. */
  async findBySecret(secret: string): Promise<CloudPrinter | undefined> {
    const printer = await this.one('secret_hash = $1', [hashSecret(secret)]);
    return printer?.kind === 'cloud' ? printer : undefined;
  }

  /** In the order in which they were added, by menu. */
  async of(
    shareIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, readonly MenuPrinter[]>> {
    const rows = (await manager.query(
      `SELECT ${COLUMNS} FROM printers WHERE share_id = ANY ($1) ORDER BY created_at, id`,
      [[...new Set(shareIds)]],
    )) as Row[];
    const byMenu = new Map<string, MenuPrinter[]>();
    for (const printer of rows.map(toPrinter))
      byMenu.set(printer.shareId, [...(byMenu.get(printer.shareId) ?? []), printer]);
    return byMenu;
  }

  /** @returns the printer, with the secret of one that asks; undefined when the menu has as many as it may */
  async add(shareId: string, request: PrinterRequest): Promise<{ printer: MenuPrinter; secret?: string } | undefined> {
    const { kind, name, paper } = request;
    const secret = kind === 'cloud' ? newSecret() : undefined;
    const network = kind === 'network' ? request : undefined;
    return this.dataSource.transaction(async (manager) => {
      // Two that are added at the same moment count each other.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`printers of ${shareId}`]);
      const rows = (await manager.query(
        `INSERT INTO printers (id, share_id, kind, name, paper, letters, host, port, secret_hash, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE (SELECT count(*) FROM printers WHERE share_id = $2) < $11 RETURNING ${COLUMNS}`,
        [
          randomUUID(),
          shareId,
          kind,
          name,
          paper,
          network?.letters ?? 'standard',
          network?.host ?? null,
          network?.port ?? null,
          secret ? hashSecret(secret) : null,
          this.clock.now(),
          MAX_PRINTERS,
        ],
      )) as Row[];
      return rows[0] && { printer: toPrinter(rows[0]), secret };
    });
  }

  /** At another address it is another printer, of which nothing is known yet. */
  async change(id: string, request: PrinterRequest): Promise<MenuPrinter | undefined> {
    const network = request.kind === 'network' ? request : undefined;
    const [rows] = (await this.dataSource.query(
      `UPDATE printers SET name = $2, paper = $3, letters = coalesce($4, letters), answers = answers AND host = coalesce($5, host) AND port = coalesce($6, port), host = coalesce($5, host), port = coalesce($6, port)
       WHERE id = $1 AND kind = $7 RETURNING ${COLUMNS}`,
      [
        id,
        request.name,
        request.paper,
        network?.letters ?? null,
        network?.host ?? null,
        network?.port ?? null,
        request.kind,
      ],
    )) as [Row[], number];
    return rows[0] && toPrinter(rows[0]);
  }

  /** Gives a cloud printer a new secret: the one before opens nothing any more. */
  async renewSecret(id: string): Promise<string> {
    const secret = newSecret();
    await this.dataSource.query(
      "UPDATE printers SET secret_hash = $2, seen_at = NULL, trouble = NULL WHERE id = $1 AND kind = 'cloud'",
      [id, hashSecret(secret)],
    );
    return secret;
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM printers WHERE id = $1', [id]);
  }

  /** It answers when it is asked how it is. */
  async noteAnswers(id: string): Promise<void> {
    await this.dataSource.query('UPDATE printers SET answers = true WHERE id = $1 AND NOT answers', [id]);
  }

  /** A cloud printer asked, and said how it is. @returns whether its menu has something new to show */
  async noteSeen({ id, seenAt, trouble: before }: CloudPrinter, trouble: string | undefined): Promise<boolean> {
    const now = this.clock.now();
    const isOther = trouble !== before;
    if (!isOther && seenAt && now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return false;
    await this.dataSource.query('UPDATE printers SET seen_at = $2, trouble = $3 WHERE id = $1', [
      id,
      now,
      trouble ?? null,
    ]);
    return isOther || !seenAt;
  }

  private async one(where: string, parameters: readonly string[]): Promise<MenuPrinter | undefined> {
    const [row] = (await this.dataSource.query(`SELECT ${COLUMNS} FROM printers WHERE ${where}`, [
      ...parameters,
    ])) as Row[];
    return row && toPrinter(row);
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function toPrinter({
  id,
  share_id: shareId,
  kind,
  name,
  paper,
  letters,
  host,
  port,
  answers,
  seen_at: seenAt,
  trouble,
}: Row): MenuPrinter {
  const settings = { id, shareId, name, paper };
  if (kind === 'cloud') return { ...settings, kind, seenAt: seenAt ?? undefined, trouble: trouble ?? undefined };
  if (host === null || port === null) throw new Error('a network printer without an address');
  return { ...settings, kind, letters, host, port, answers };
}
