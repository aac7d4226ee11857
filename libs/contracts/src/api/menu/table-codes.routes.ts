import { PaperQuery } from '../../http/share';
import { file, open, route } from '../route';
import { OF_EDITOR } from './refusals';

export const printTableCodesRoute = route({
  id: 'menu.printTableCodes',
  method: 'GET',
  path: '/api/menu/:shareId/table-codes.pdf',
  summary: 'The code of each table, to be printed and cut; for ordering at the table.',
  access: open('needs the edit right of this menu, which is checked here'),
  query: PaperQuery,
  answers: { 200: file('application/pdf') },
  problems: [...OF_EDITOR, '404 menu.no_tables', '503 menu.printer_busy', '500 menu.printing_failed'],
});
