import type { Printer } from '@chalkboard/contracts';
import type { MenuPrinter } from './printer';
import { EVERYTHING } from './station';

/**
 * A printer as its menu's owner sees it.
 *
 * @param waiting tickets that it has not printed yet
 */
export function printerView(
  printer: MenuPrinter,
  { waiting = 0, ...lately }: Pick<Printer, 'lastTest' | 'lastOrder' | 'waiting'> = {},
): Printer {
  const { id, kind, name, paper, letters, station, seenAt, trouble } = printer;
  return {
    id,
    kind,
    name,
    paper,
    letters,
    ...(printer.kind === 'network' && { host: printer.host, port: printer.port }),
    ...(printer.kind === 'cloud' && printer.protocol !== 'cloudprnt' && { protocol: printer.protocol }),
    ...(station !== EVERYTHING && { station }),
    ...(seenAt && { seenAt: seenAt.toISOString() }),
    ...(trouble !== undefined && { trouble }),
    ...(waiting > 0 && { waiting }),
    ...lately,
  };
}
