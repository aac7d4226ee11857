import { z } from 'zod';
import { ChangeDishRequest, DishAvailabilityRequest } from '../../http/api-menus';
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

const itemId = z.string().min(1).max(80);

export const changeApiDishRoute = route({
  id: 'menu.changeApiDish',
  method: 'PATCH',
  path: '/api/v1/menus/:shareId/items/:itemId',
  summary: 'Changes name, description or price of a dish; a repeat changes nothing more.',
  access: apiKey('menus:write'),
  params: { itemId },
  body: ChangeDishRequest,
  answers: { 200: MenuAnswer },
  problems: [
    '404 menu.not_found',
    '404 menu.withdrawn',
    '404 menu.item_not_found',
    '409 menu.changed_meanwhile',
    '409 menu.follows_main',
    '413 menu.too_long',
    '422 menu.invalid_price',
  ],
});

export const sellOutApiDishRoute = route({
  id: 'menu.sellOutApiDish',
  method: 'PUT',
  path: '/api/v1/menus/:shareId/items/:itemId/availability',
  summary: 'Marks a dish, or one of its sizes or extras, as sold out or as there again; a repeat changes nothing.',
  access: apiKey('menus:write'),
  params: { itemId },
  body: DishAvailabilityRequest,
  answers: { 200: MenuAnswer },
  problems: ['404 menu.not_found', '404 menu.withdrawn', '404 menu.item_not_found'],
});
