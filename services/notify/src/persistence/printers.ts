import { randomBytes, randomUUID } from 'node:crypto';
import {
  MAX_PRINTERS,
  PRINTER_KINDS,
  PRINTER_LETTERS,
  PRINTER_PAPERS,
  PRINTER_PROTOCOLS,
  PrinterStation,
  type PrinterProtocol,
  type PrinterRequest,
  type UiLanguage,
} from '@chalkboard/contracts';
import { hashSecret, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { restaurantLanguage } from '../domain/languages';
import type { CloudPrinter, MenuPrinter } from '../domain/printer';
import { EVERYTHING } from '../domain/station';
import { PrinterEntity } from './printer.entity';
import { RecipientEntity } from './recipient.entity';

const PrinterRow = z.object({
  id: z.string(),
  shareId: z.string(),
  kind: z.enum(PRINTER_KINDS),
  name: z.string(),
  paper: z.literal(PRINTER_PAPERS),
  letters: z.enum(PRINTER_LETTERS),
  host: z.string().nullable(),
  port: z.int().nullable(),
  answers: z.boolean(),
  protocol: z.enum(PRINTER_PROTOCOLS),
  station: PrinterStation.nullable(),
  seenAt: z.date().nullable(),
  trouble: z.string().nullable(),
});
type PrinterRow = z.infer<typeof PrinterRow>;

const COLUMNS =
  'id, share_id AS "shareId", kind, name, paper, letters, host, port, answers, protocol, station, seen_at AS "seenAt", trouble';
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
    return this.one({ id });
  }

  /** One of a menu's; undefined also where it is another menu's. */
  async findOf(shareId: string, id: string): Promise<MenuPrinter | undefined> {
    return this.one({ shareId, id });
  }

  /** The one that holds this secret, and asks in this protocol. */
  async findBySecret(secret: string, protocol: PrinterProtocol): Promise<CloudPrinter | undefined> {
    const printer = await this.one({ secretHash: hashSecret(secret), protocol });
    return printer?.kind === 'cloud' ? printer : undefined;
  }

  /** The language of a menu's tickets. */
  async languageOf(shareId: string): Promise<UiLanguage> {
    return restaurantLanguage((await this.dataSource.manager.findOneBy(RecipientEntity, { shareId })) ?? {});
  }

  /** In the order in which they were added, by menu. */
  async of(
    shareIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, readonly MenuPrinter[]>> {
    const rows = rowsOf(
      PrinterRow,
      await manager.query(`SELECT ${COLUMNS} FROM printers WHERE share_id = ANY ($1) ORDER BY created_at, id`, [
        [...new Set(shareIds)],
      ]),
    );
    const byMenu = new Map<string, MenuPrinter[]>();
    for (const printer of rows.map(toPrinter))
      byMenu.set(printer.shareId, [...(byMenu.get(printer.shareId) ?? []), printer]);
    return byMenu;
  }

  /** @returns the printer, with the secret of one that asks; undefined when the menu has as many as it may */
  async add(shareId: string, request: PrinterRequest): Promise<{ printer: MenuPrinter; secret?: string } | undefined> {
    const { kind, name, paper, letters = 'standard', station = EVERYTHING } = request;
    const secret = kind === 'cloud' ? newSecret() : undefined;
    const network = kind === 'network' ? request : undefined;
    return this.dataSource.transaction(async (manager) => {
      // Two that are added at the same moment count each other.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`printers of ${shareId}`]);
      if ((await manager.countBy(PrinterEntity, { shareId })) >= MAX_PRINTERS) return undefined;
      const printer = {
        id: randomUUID(),
        shareId,
        kind,
        name,
        paper,
        letters,
        host: network?.host ?? null,
        port: network?.port ?? null,
        answers: false,
        protocol: (kind === 'cloud' && request.protocol) || 'cloudprnt',
        station: kept(station),
        seenAt: null,
        trouble: null,
      } as const;
      await manager.insert(PrinterEntity, {
        ...printer,
        secretHash: secret === undefined ? null : hashSecret(secret),
        createdAt: this.clock.now(),
      });
      return { printer: toPrinter(printer), secret };
    });
  }

  /** At another address it is another printer, of which nothing is known yet. */
  async change(id: string, request: PrinterRequest): Promise<MenuPrinter | undefined> {
    const network = request.kind === 'network' ? request : undefined;
    const [row] = rowsOf(
      PrinterRow,
      await this.dataSource.query(
        `UPDATE printers SET name = $2, paper = $3, letters = coalesce($4, letters), answers = answers AND host = coalesce($5, host) AND port = coalesce($6, port),
           seen_at = CASE WHEN host = coalesce($5, host) AND port = coalesce($6, port) OR kind = 'cloud' THEN seen_at END,
           trouble = CASE WHEN host = coalesce($5, host) AND port = coalesce($6, port) OR kind = 'cloud' THEN trouble END,
           host = coalesce($5, host), port = coalesce($6, port), station = CASE WHEN $8 THEN $9::jsonb ELSE station END
       WHERE id = $1 AND kind = $7 RETURNING ${COLUMNS}`,
        [
          id,
          request.name,
          request.paper,
          request.letters ?? null,
          network?.host ?? null,
          network?.port ?? null,
          request.kind,
          request.station !== undefined,
          request.station ? JSON.stringify(kept(request.station)) : null,
        ],
      ),
    );
    return row && toPrinter(row);
  }

  /** Gives a cloud printer a new secret: the one before opens nothing any more. */
  async renewSecret(id: string): Promise<string> {
    const secret = newSecret();
    await this.dataSource.manager.update(
      PrinterEntity,
      { id, kind: 'cloud' },
      { secretHash: hashSecret(secret), seenAt: null, trouble: null },
    );
    return secret;
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(PrinterEntity, { id });
  }

  /** It answers when it is asked how it is. */
  async noteAnswers(id: string): Promise<void> {
    await this.dataSource.manager.update(PrinterEntity, { id, answers: false }, { answers: true });
  }

  /**
   * A printer asked or answered, and with that said how it is.
   * @returns whether its menu has something new to show
   */
  async noteSeen({ id, seenAt, trouble: before }: MenuPrinter, trouble: string | undefined): Promise<boolean> {
    const now = this.clock.now();
    const isOther = trouble !== before;
    if (!isOther && seenAt && now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return false;
    await this.dataSource.manager.update(PrinterEntity, { id }, { seenAt: now, trouble: trouble ?? null });
    return isOther || !seenAt;
  }

  /** What is the matter with a printer, though it did not answer itself; undefined: nothing any more. */
  async noteTrouble({ id, trouble: before }: MenuPrinter, trouble: string | undefined): Promise<void> {
    if (trouble !== before) await this.dataSource.manager.update(PrinterEntity, { id }, { trouble: trouble ?? null });
  }

  private async one(where: FindOptionsWhere<PrinterEntity>): Promise<MenuPrinter | undefined> {
    const printer = await this.dataSource.manager.findOneBy(PrinterEntity, where);
    return printer ? toPrinter(printer) : undefined;
  }
}

/** Who prints everything in the usual way keeps nothing, as printers of before did. */
function kept(station: PrinterStation): PrinterStation | null {
  const { prints, bigText, secondLanguage, copies = 1 } = station;
  return prints === 'everything' && !bigText && !secondLanguage && copies === 1 ? null : station;
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function toPrinter({
  id,
  shareId,
  kind,
  name,
  paper,
  letters,
  host,
  port,
  answers,
  protocol,
  station,
  seenAt,
  trouble,
}: PrinterRow): MenuPrinter {
  const settings = {
    id,
    shareId,
    name,
    paper,
    letters,
    station: station ?? EVERYTHING,
    ...(seenAt && { seenAt }),
    ...(trouble !== null && { trouble }),
  };
  if (kind === 'cloud') return { ...settings, kind, protocol };
  if (host === null || port === null) throw new Error('a network printer without an address');
  return { ...settings, kind, host, port, answers };
}
