import { MenuAnswer } from '../../http/menu-answers';
import { BusinessMenus } from '../../http/menu-rights';
import { apiKey, route } from '../route';

export const listApiMenusRoute = route({
  id: 'menu.listApiMenus',
  method: 'GET',
  path: '/api/v1/menus',
  summary: 'The menus of a business, changed last first.',
  access: apiKey('menus:read'),
  answers: { 200: BusinessMenus },
});

export const readApiMenuRoute = route({
  id: 'menu.readApiMenu',
  method: 'GET',
  path: '/api/v1/menus/:shareId',
  summary: 'A menu of the business with its dishes, as it is now.',
  access: apiKey('menus:read'),
  answers: { 200: MenuAnswer },
  problems: ['404 menu.not_found', '404 menu.withdrawn'],
});
