import { chosenProjects, DEV_PROJECTS } from './projects.mjs';

test('names are taken once each', () => expect(chosenProjects(['owner', 'menu', 'owner'])).toEqual(['owner', 'menu']));

test.each([[[]], [['nobody']], [['owner', 'nobody']]])('%j is refused with the names that there are', (names) => {
  expect(() => chosenProjects(names)).toThrow(Object.keys(DEV_PROJECTS).join(' | '));
});
