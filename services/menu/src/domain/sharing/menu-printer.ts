import type { AllergenChart, Menu, Paper, PrintedThing } from '@chalkboard/contracts';

/**
 * What can be drawn of a menu: three to be printed (PDF), a picture of the first page of each (PNG), the picture that
 * stands beside a shared link (PNG), an allergen chart (PDF), and the codes of tables (PDF).
 */
export type PrintedKind = PrintedThing | `${PrintedThing}-picture` | 'preview' | 'allergen-chart' | 'table-codes';

/** A table at which guests order by its own code. */
export interface PrintedTable {
  /** As it is called aloud: "Table 12". */
  readonly label: string;
  /** Where its code leads. */
  readonly link: string;
}

export interface PrintRequest {
  readonly kind: PrintedKind;
  readonly menu: Menu;
  /** The menu's page; what is printed leads there. */
  readonly link: string;
  /** For what is printed. */
  readonly paper: Paper;
  /** The picture of the menu's logo, where it has one. */
  readonly logo?: Uint8Array;
  /** What an allergen chart shows. */
  readonly chart?: AllergenChart;
  /** For the codes of tables, in the order in which they are printed. */
  readonly tables?: readonly PrintedTable[];
}

export interface Printed {
  readonly bytes: Uint8Array;
  /** Letters that none of our fonts has; they are left out. */
  readonly missingLetters: number;
}

export abstract class MenuPrinter {
  /** @throws MenuError `menu.printer_busy` when too much waits already, `menu.printing_failed` */
  abstract print(request: PrintRequest): Promise<Printed>;
}
