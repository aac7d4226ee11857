import { MenuLocationsAnswer } from '../../http/menu-answers';
import {
  AddLocationRequest,
  OwnedLocation,
  OwnedLocations,
  OwnPrices,
  SetOwnPricesRequest,
} from '../../http/menu-locations';
import { nothing, open, route } from '../route';
import { OF_EDITOR, OF_MENU } from './refusals';

const ofMember = open('needs to be a member of the business of this menu, which is checked under its lock');

export const listLocationsRoute = route({
  id: 'menu.listLocations',
  method: 'GET',
  path: '/api/menu/:shareId/locations',
  summary: 'The restaurants that have the same menu and that a guest can choose from, the main one first.',
  access: open('each is live by its link, as a menu is'),
  answers: { 200: MenuLocationsAnswer },
  problems: [...OF_MENU],
});

export const listOwnedLocationsRoute = route({
  id: 'menu.listOwnedLocations',
  method: 'GET',
  path: '/api/menu/:shareId/own-locations',
  summary: 'The locations that follow a main menu, also drafts and those that were removed.',
  access: ofMember,
  answers: { 200: OwnedLocations },
  problems: [...OF_EDITOR, '409 menu.is_location'],
});

export const addLocationRoute = route({
  id: 'menu.addLocation',
  method: 'POST',
  path: '/api/menu/:shareId/own-locations',
  summary: 'Adds a location that follows this menu; a draft with its settings.',
  access: ofMember,
  body: AddLocationRequest,
  answers: { 201: OwnedLocation },
  problems: [
    ...OF_EDITOR,
    '409 menu.no_business',
    '409 menu.is_location',
    '409 menu.location_exists',
    '409 menu.too_many_locations',
    '413 menu.too_long',
  ],
});

export const removeLocationRoute = route({
  id: 'menu.removeLocation',
  method: 'DELETE',
  path: '/api/menu/:shareId/own-locations/:locationShareId',
  summary: 'Takes a location off the net; it takes no new orders and can be put back.',
  access: ofMember,
  answers: { 204: nothing },
  problems: [...OF_EDITOR, '404 menu.location_not_found'],
});

export const reopenLocationRoute = route({
  id: 'menu.reopenLocation',
  method: 'POST',
  path: '/api/menu/:shareId/own-locations/:locationShareId/reopen',
  summary: 'Puts a removed location back as it was, with the menu as it is now.',
  access: ofMember,
  answers: { 200: OwnedLocation },
  problems: [...OF_EDITOR, '404 menu.location_not_found', '409 menu.too_many_locations', '413 menu.too_long'],
});

export const readOwnPricesRoute = route({
  id: 'menu.readOwnPrices',
  method: 'GET',
  path: '/api/menu/:shareId/own-prices',
  summary: 'The prices that a location has in place of its main menu’s.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: OwnPrices },
  problems: [...OF_EDITOR, '404 menu.location_not_found'],
});

export const setOwnPricesRoute = route({
  id: 'menu.setOwnPrices',
  method: 'PUT',
  path: '/api/menu/:shareId/own-prices',
  summary: 'Sets prices of a location, or lets the main menu’s hold again.',
  access: open('needs the edit right of this menu, which is checked under its lock'),
  body: SetOwnPricesRequest,
  answers: { 200: OwnPrices },
  problems: [
    ...OF_EDITOR,
    '404 menu.location_not_found',
    '404 menu.item_not_found',
    '409 menu.too_many_prices',
    '413 menu.too_long',
  ],
});
