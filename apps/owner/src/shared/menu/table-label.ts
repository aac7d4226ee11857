import { texts } from '../../texts';

/** What a table is called: its name, and "Table 4" where that is a number. */
export function tableLabel(name: string): string {
  return /^\d/.test(name) ? texts.tables.numbered({ number: name }) : name;
}
