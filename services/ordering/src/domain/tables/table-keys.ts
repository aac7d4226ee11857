import type { DiningTable, SeatKey, TableKey } from './dining-table';

/** The secrets of tables: a port. */
export abstract class TableKeys {
  /** The code that stands on a table. */
  abstract code(table: Pick<DiningTable, 'id' | 'codeVersion'>): string;
  /** @returns undefined for what is no code */
  abstract readCode(code: string): TableKey | undefined;
  /** What a phone at the table keeps. */
  abstract seat(table: Pick<DiningTable, 'id' | 'codeVersion' | 'seating'>, until: Date): string;
  /** @returns undefined for what is none, or whose time is over */
  abstract readSeat(seat: string): SeatKey | undefined;

  /** Where the code of a table leads: the secret is in the fragment, which no server and no log gets to see. */
  pathOf(table: Pick<DiningTable, 'id' | 'codeVersion' | 'shareId'>): string {
    return `/menu/${encodeURIComponent(table.shareId)}#table=${this.code(table)}`;
  }
}
