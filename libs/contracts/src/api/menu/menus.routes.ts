import { MenuAccess, MenuVersion, UpdateMenuRequest } from '../../http/menu';
import { MenuAnswer, MenuReviewAnswer } from '../../http/menu-answers';
import { SuggestTranslationsRequest, SuggestTranslationsResponse } from '../../http/menu-translation';
import { events, file, nothing, open, route } from '../route';
import { OF_EDITOR, OF_MENU } from './refusals';

export const readMenuRoute = route({
  id: 'menu.readMenu',
  method: 'GET',
  path: '/api/menu/:shareId',
  summary: 'A menu as it is now.',
  access: open('a menu is live by its link'),
  headers: { 'if-none-match': 'The `ETag` of the menu as the caller has it: 304 while it is still that.' },
  answers: { 200: MenuAnswer, 304: nothing },
  problems: [...OF_MENU],
});

export const followMenuRoute = route({
  id: 'menu.followMenu',
  method: 'GET',
  path: '/api/menu/:shareId/events',
  summary: 'The version of a menu at once, and again after each change.',
  access: open('a menu is live by its link'),
  answers: { 200: events({ menu: MenuVersion }) },
  problems: ['404 menu.not_found'],
});

export const readAccessRoute = route({
  id: 'menu.readAccess',
  method: 'GET',
  path: '/api/menu/:shareId/access',
  summary: 'What the caller may do with a menu.',
  access: open('tells a caller about their own right only'),
  answers: { 200: MenuAccess },
  problems: [...OF_MENU],
});

export const updateMenuRoute = route({
  id: 'menu.updateMenu',
  method: 'PUT',
  path: '/api/menu/:shareId',
  summary:
    'Changes of a menu what is sent: what is said of the restaurant, settings, look, categories, second language.',
  access: open('needs the edit right of this menu, which is checked under its lock'),
  body: UpdateMenuRequest,
  answers: { 200: MenuAnswer },
  problems: [
    ...OF_EDITOR,
    '409 menu.changed_meanwhile',
    '409 menu.follows_main',
    '413 menu.too_long',
    '422 menu.duplicate_part',
    '422 menu.invalid_price',
    '422 menu.invalid_rules',
    '422 menu.invalid_allergens',
    '422 menu.invalid_opening_hours',
    '422 menu.invalid_time_zone',
    '422 menu.same_language',
  ],
});

export const publishMenuRoute = route({
  id: 'menu.publishMenu',
  method: 'POST',
  path: '/api/menu/:shareId/publish',
  summary: 'Records that the owner has looked at the menu.',
  access: open('needs the edit right of this menu, which is checked under its lock'),
  answers: { 200: MenuAnswer },
  problems: [...OF_EDITOR, '422 menu.no_name'],
});

export const reviewMenuRoute = route({
  id: 'menu.reviewMenu',
  method: 'GET',
  path: '/api/menu/:shareId/review',
  summary: 'A menu with what the reading knew, and the paper beside it.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: MenuReviewAnswer },
  problems: [...OF_EDITOR],
});

export const showSourcePageRoute = route({
  id: 'menu.showSourcePage',
  method: 'GET',
  path: '/api/menu/:shareId/source/pages/:page',
  summary: 'A page of the paper of a menu, upright, as long as it is kept.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: file('image/webp') },
  problems: [...OF_EDITOR, '404 menu.page_not_found'],
});

export const suggestTranslationsRoute = route({
  id: 'menu.suggestTranslations',
  method: 'POST',
  path: '/api/menu/:shareId/translation/suggestions',
  summary: 'How a model would write texts of a menu in another language; keeps nothing.',
  access: open('needs the edit right of this menu, which the handler checks'),
  body: SuggestTranslationsRequest,
  answers: { 200: SuggestTranslationsResponse },
  problems: [...OF_EDITOR, '404 menu.no_suggestions', '429 menu.too_many_suggestions', '503 menu.suggestions_failed'],
});
