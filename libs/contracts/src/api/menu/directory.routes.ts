import { DirectoryQuery } from '../../http/directory';
import { DirectoryAnswer } from '../../http/menu-answers';
import { open, route } from '../route';

export const listDirectoryRoute = route({
  id: 'menu.listDirectory',
  method: 'GET',
  path: '/api/directory',
  summary: 'Restaurants, by what they are looked for.',
  access: open('restaurants are there to be found'),
  query: DirectoryQuery,
  answers: { 200: DirectoryAnswer },
});
