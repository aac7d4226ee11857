import {
  BusinessMenus,
  ClaimMenuRequest,
  EditLinkRequest,
  EditRights,
  ExchangeEditLinkRequest,
  ExchangeEditLinkResponse,
  MenuClaim,
  NewEditLink,
} from '../../http/menu-rights';
import { nothing, open, owner, route } from '../route';
import { OF_EDITOR, OF_MENU } from './refusals';

export const listEditLinksRoute = route({
  id: 'menu.listEditLinks',
  method: 'GET',
  path: '/api/menu/:shareId/edit-links',
  summary: 'Who else may change a menu.',
  access: open('needs the right to give others the right to this menu, which is checked here'),
  answers: { 200: EditRights },
  problems: [...OF_EDITOR],
});

export const makeEditLinkRoute = route({
  id: 'menu.makeEditLink',
  method: 'POST',
  path: '/api/menu/:shareId/edit-links',
  summary: 'Makes a link that gives others the right to change a menu. Its secret is in this answer and nowhere else.',
  access: open('needs the right to give others the right to this menu, which is checked under its lock'),
  body: EditLinkRequest,
  answers: { 201: NewEditLink },
  problems: [...OF_EDITOR, '409 menu.too_many_links'],
});

export const revokeEditLinkRoute = route({
  id: 'menu.revokeEditLink',
  method: 'DELETE',
  path: '/api/menu/:shareId/edit-links/:linkId',
  summary: 'Ends a link, and the rights that came by it.',
  access: open('needs the right to give others the right to this menu, which is checked under its lock'),
  answers: { 204: nothing },
  problems: [...OF_EDITOR, '404 menu.edit_link_not_found'],
});

export const endOtherRightsRoute = route({
  id: 'menu.endOtherRights',
  method: 'DELETE',
  path: '/api/menu/:shareId/edit-rights',
  summary: 'Ends every link, and the right of every other device.',
  access: open('needs the right to give others the right to this menu, which is checked under its lock'),
  answers: { 204: nothing },
  problems: [...OF_EDITOR],
});

export const exchangeEditLinkRoute = route({
  id: 'menu.exchangeEditLink',
  method: 'POST',
  path: '/api/menu/edit-links/exchange',
  summary: 'Gives this device the right that a link stands for.',
  access: open('the secret of the link is the right to the menu'),
  body: ExchangeEditLinkRequest,
  answers: { 200: ExchangeEditLinkResponse },
  problems: [...OF_MENU, '404 menu.edit_link_not_valid', '409 menu.too_many_devices', '429 menu.too_many_tries'],
});

export const claimMenuRoute = route({
  id: 'menu.claimMenu',
  method: 'POST',
  path: '/api/menu/:shareId/claim',
  summary: 'Brings a menu into a business of the caller, by the right of the device that uploaded it.',
  access: owner,
  body: ClaimMenuRequest,
  answers: { 200: MenuClaim },
  problems: [...OF_EDITOR, '404 menu.business_not_found', '409 menu.claimed'],
});

export const listBusinessMenusRoute = route({
  id: 'menu.listBusinessMenus',
  method: 'GET',
  path: '/api/menu/of-business/:businessId',
  summary: 'The menus of a business, changed last first, for its members.',
  access: owner,
  answers: { 200: BusinessMenus },
  problems: ['404 menu.business_not_found'],
});
