import { Clock } from '@chalkboard/service-kit/domain';
import type { DiningTable, SeatKey, TableKey } from '../domain/tables/dining-table';
import { TableKeys } from '../domain/tables/table-keys';
import { ByteSeal, ID_BYTES, readId, writeId } from './byte-seal';

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
  private readonly seal: ByteSeal;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.seal = new ByteSeal(key, SEAL_BYTES);
  }

  code(table: Pick<DiningTable, 'id' | 'codeVersion'>): string {
    return this.seal.sealed('table code', this.body(table, CODE_BYTES));
  }

  readCode(code: string): TableKey | undefined {
    const body = this.seal.opened('table code', code, CODE_BYTES);
    return body && keyIn(body);
  }

  seat(table: Pick<DiningTable, 'id' | 'codeVersion' | 'seating'>, until: Date): string {
    const body = this.body(table, SEAT_BYTES);
    body.writeUInt32BE(table.seating, CODE_BYTES);
    body.writeUInt32BE(Math.floor(until.getTime() / 1000), CODE_BYTES + 4);
    return this.seal.sealed('table seat', body);
  }

  readSeat(seat: string): SeatKey | undefined {
    const body = this.seal.opened('table seat', seat, SEAT_BYTES);
    if (!body || body.readUInt32BE(CODE_BYTES + 4) * 1000 < this.clock.now().getTime()) return undefined;
    return { ...keyIn(body), seating: body.readUInt32BE(CODE_BYTES) };
  }

  private body({ id, codeVersion }: Pick<DiningTable, 'id' | 'codeVersion'>, length: number): Buffer {
    const body = Buffer.alloc(length);
    writeId(body, id);
    body.writeUInt32BE(codeVersion, ID_BYTES);
    return body;
  }
}

function keyIn(body: Buffer): TableKey {
  return { tableId: readId(body), codeVersion: body.readUInt32BE(ID_BYTES) };
}
