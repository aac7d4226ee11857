import { AllergenChartEntry, AllergenCharts } from '../../http/allergen-charts';
import { PaperQuery } from '../../http/share';
import { file, nothing, open, route } from '../route';
import { OF_EDITOR, OF_MENU } from './refusals';

export const listAllergenChartsRoute = route({
  id: 'menu.listAllergenCharts',
  method: 'GET',
  path: '/api/menu/:shareId/allergen-charts',
  summary:
    'Of which dishes the allergens are stated, the charts that were issued, and what has changed since the last.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: AllergenCharts },
  problems: [...OF_EDITOR],
});

export const issueAllergenChartRoute = route({
  id: 'menu.issueAllergenChart',
  method: 'POST',
  path: '/api/menu/:shareId/allergen-charts',
  summary: 'Issues a chart of all dishes as they are now; the last one again where nothing has changed since.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 201: AllergenChartEntry },
  problems: [...OF_EDITOR, '422 menu.no_allergens'],
});

export const printAllergenChartRoute = route({
  id: 'menu.printAllergenChart',
  method: 'GET',
  path: '/api/menu/:shareId/allergen-charts/:version/chart.pdf',
  summary: 'A chart as it was issued, to be printed.',
  access: open('shows what the menu itself showed when it was issued'),
  headers: { 'if-none-match': 'The `ETag` of the file as the caller has it: 304 while it is still that.' },
  query: PaperQuery,
  answers: { 200: file('application/pdf'), 304: nothing },
  problems: [...OF_MENU, '404 menu.chart_not_found', '503 menu.printer_busy', '500 menu.printing_failed'],
});
