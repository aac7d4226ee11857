import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Clock } from '@chalkboard/service-kit/domain';
import type { DiningTable, SeatKey, TableKey } from '../domain/tables/dining-table';
import { TableKeys } from '../domain/tables/table-keys';

/** 16 bytes of id and 4 of the code's version; a seat has 4 of the seating and 4 of its end (seconds) besides. */
const CODE_BYTES = 20;
const SEAT_BYTES = 28;
/** Short, since it makes the code on the table: nobody guesses 96 bits. */
const SEAL_BYTES = 12;

/**
 * Codes and seats that carry table and version under a seal: nothing to store, and the same code each time it is
 * printed. Another key ends all of them.
 */
export class SignedTableKeys extends TableKeys {
  private readonly key: KeyObject;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.key = createSecretKey(key, 'utf8');
  }

  code(table: Pick<DiningTable, 'id' | 'codeVersion'>): string {
    return this.sealed('table code', this.body(table, CODE_BYTES));
  }

  readCode(code: string): TableKey | undefined {
    const body = this.opened('table code', code, CODE_BYTES);
    return body && keyIn(body);
  }

  seat(table: Pick<DiningTable, 'id' | 'codeVersion' | 'seating'>, until: Date): string {
    const body = this.body(table, SEAT_BYTES);
    body.writeUInt32BE(table.seating, CODE_BYTES);
    body.writeUInt32BE(Math.floor(until.getTime() / 1000), CODE_BYTES + 4);
    return this.sealed('table seat', body);
  }

  readSeat(seat: string): SeatKey | undefined {
    const body = this.opened('table seat', seat, SEAT_BYTES);
    if (!body || body.readUInt32BE(CODE_BYTES + 4) * 1000 < this.clock.now().getTime()) return undefined;
    return { ...keyIn(body), seating: body.readUInt32BE(CODE_BYTES) };
  }

  private body({ id, codeVersion }: Pick<DiningTable, 'id' | 'codeVersion'>, length: number): Buffer {
    const body = Buffer.alloc(length);
    body.write(id.replaceAll('-', ''), 'hex');
    body.writeUInt32BE(codeVersion, 16);
    return body;
  }

  private sealed(purpose: string, body: Buffer): string {
    return Buffer.concat([body, this.seal(purpose, body)]).toString('base64url');
  }

  private opened(purpose: string, text: string, length: number): Buffer | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== length + SEAL_BYTES) return undefined;
    const body = bytes.subarray(0, length);
    return timingSafeEqual(bytes.subarray(length), this.seal(purpose, body)) ? body : undefined;
  }

  private seal(purpose: string, body: Buffer): Buffer {
    return createHmac('sha256', this.key).update(purpose).update(body).digest().subarray(0, SEAL_BYTES);
  }
}

function keyIn(body: Buffer): TableKey {
  return {
    tableId: body
      .subarray(0, 16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    codeVersion: body.readUInt32BE(16),
  };
}
