import type { Printer } from '@chalkboard/contracts';
import type { MenuPrinter } from './printer';

/** A printer as its menu's owner sees it. */
export function printerView(printer: MenuPrinter, lately: Pick<Printer, 'lastTest' | 'lastOrder'> = {}): Printer {
  const { id, kind, name, paper } = printer;
  const own =
    printer.kind === 'network'
      ? { letters: printer.letters, host: printer.host, port: printer.port }
      : {
          letters: 'standard' as const,
          ...(printer.seenAt && { seenAt: printer.seenAt.toISOString() }),
          ...(printer.trouble !== undefined && { trouble: printer.trouble }),
        };
  return { id, kind, name, paper, ...own, ...lately };
}
