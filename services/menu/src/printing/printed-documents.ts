import { createHash } from 'node:crypto';
import type { AllergenChart, Menu, Paper } from '@chalkboard/contracts';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { menuLink } from '../domain/sharing/menu-link';
import type { MenuPrinter, Printed, PrintedKind, PrintRequest } from '../domain/sharing/menu-printer';

/** Raised when documents are drawn in another way, so that nobody is told to keep one of before. */
const DRAWING = 2;

export interface PrintedDocumentsOptions {
  readonly printer: MenuPrinter;
  /** Where the public reaches the product. */
  readonly publicUrl: string;
  /** The picture of a logo by its hash; undefined when it is gone. */
  logoOf(hash: string): Promise<Uint8Array | undefined>;
  /** Bytes of documents that are kept in memory. */
  readonly maxBytes?: number;
}

interface Kept {
  readonly etag: string;
  readonly printed: Promise<Printed>;
  bytes: number;
}

/** Drawn documents of menus as they are now: drawn once for all who ask, and kept while there is room. */
export class PrintedDocuments {
  private readonly kept = new Map<string, Kept>();
  private readonly options: Required<PrintedDocumentsOptions>;

  constructor(options: PrintedDocumentsOptions) {
    this.options = { maxBytes: 16 * 1024 * 1024, ...options };
  }

  /** Changes when the document would be another. */
  etagOf(
    { shareId, version }: Pick<Menu, 'shareId' | 'version'>,
    kind: string,
    paper: Paper,
    chart?: AllergenChart,
  ): string {
    const parts = [this.linkOf(shareId), version, kind, paper, DRAWING, ...(chart ? [chart.version] : [])];
    return `"${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)}"`;
  }

  linkOf(shareId: string): string {
    return menuLink(this.options.publicUrl, shareId);
  }

  /** @throws what the printer throws */
  async get(menu: Menu, kind: PrintedKind, paper: Paper, chart?: AllergenChart): Promise<Printed> {
    const key = [menu.shareId, kind, paper].join('\n');
    const etag = this.etagOf(menu, kind, paper, chart);
    const known = this.kept.get(key);
    if (known?.etag === etag) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known.printed;
    }
    const entry: Kept = { etag, printed: this.print(menu, kind, paper, chart && { chart }), bytes: 0 };
    this.kept.set(key, entry);
    try {
      const printed = await entry.printed;
      entry.bytes = printed.bytes.length;
      this.makeRoom();
      return printed;
    } catch (error) {
      if (this.kept.get(key) === entry) this.kept.delete(key);
      throw error;
    }
  }

  /** The codes of tables: drawn anew each time, since they may have been renewed, and kept nowhere. */
  tableCodes(menu: Menu, paper: Paper, tables: readonly { name: string; path: string }[]): Promise<Printed> {
    const origin = this.options.publicUrl.replace(/\/+$/, '');
    return this.print(menu, 'table-codes', paper, {
      tables: tables.map(({ name, path }) => ({ label: tableLabel(name), link: `${origin}${path}` })),
    });
  }

  private async print(
    menu: Menu,
    kind: PrintedKind,
    paper: Paper,
    more: Pick<PrintRequest, 'chart' | 'tables'> = {},
  ): Promise<Printed> {
    const logo = menu.logo && (await this.options.logoOf(menu.logo.hash));
    return this.options.printer.print({
      kind,
      menu,
      link: this.linkOf(menu.shareId),
      paper,
      ...(logo && { logo }),
      ...more,
    });
  }

  private makeRoom(): void {
    let held = [...this.kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of this.kept) {
      if (held <= this.options.maxBytes) return;
      this.kept.delete(key);
      held -= bytes;
    }
  }
}
