import { CountVisitRequest, MenuVisits, MenuVisitsQuery } from '../../http/menu-visits';
import { file, nothing, open, route } from '../route';

const ofFigures = [
  '403 menu.edit_right_missing',
  '403 access.plan_needed',
  '404 menu.not_found',
  '404 menu.business_not_found',
] as const;

export const countVisitRoute = route({
  id: 'menu.countVisit',
  method: 'POST',
  path: '/api/menu/:shareId/visits',
  summary: 'Counts that the page of a menu was opened, or a cart begun on it. Keeps nothing of whose browser it was.',
  access: open('guests of a menu are anonymous'),
  body: CountVisitRequest,
  answers: { 204: nothing },
  problems: ['404 menu.not_found'],
});

export const showVisitsRoute = route({
  id: 'menu.showVisits',
  method: 'GET',
  path: '/api/menu/:shareId/visits',
  summary:
    'How often a menu, or all menus of its business, were opened, by how many devices, and how many began a cart.',
  access: open('needs the edit right of this menu, which is checked here'),
  query: MenuVisitsQuery,
  answers: { 200: MenuVisits },
  problems: [...ofFigures],
});

export const exportVisitsRoute = route({
  id: 'menu.exportVisits',
  method: 'GET',
  path: '/api/menu/:shareId/visits/csv',
  summary: 'The same as a file: one row a step.',
  access: open('needs the edit right of this menu, which is checked here'),
  query: MenuVisitsQuery,
  answers: { 200: file('text/csv') },
  problems: [...ofFigures],
});
