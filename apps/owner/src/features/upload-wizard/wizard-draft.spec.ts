/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fieldsOf, isNamed, movedTo, NO_INFO, wizardMemory } from './wizard-draft';

const draft = {
  info: { ...NO_INFO, restaurantName: ' Osteria Lucia ', restaurantPhone: '555 0100' },
  look: { backgroundTheme: 'cafe-warm', primaryColor: '#b45309', secondaryColor: '' },
};
afterEach(() => sessionStorage.clear());

test('only the name is needed to go on, and blanks are no name', () => {
  expect(isNamed(draft.info)).toBe(true);
  expect(isNamed({ ...NO_INFO, restaurantName: '  ', restaurantPhone: '555 0100' })).toBe(false);
});

test('what is empty is not sent; a business is named where there is one', () => {
  const fields = {
    restaurantName: 'Osteria Lucia',
    restaurantPhone: '555 0100',
    backgroundTheme: 'cafe-warm',
    primaryColor: '#b45309',
  };
  expect(fieldsOf(draft)).toEqual(fields);
  expect(fieldsOf(draft, { businessId: 'b1', locationId: 'l1' })).toEqual({
    ...fields,
    businessId: 'b1',
    locationId: 'l1',
  });
});

test('for another place, what was filled in becomes the other’s, and what was typed stays', () => {
  const preset = (name: string, backgroundTheme: string) => ({
    info: { ...NO_INFO, restaurantName: name, restaurantPhone: `${name} 1` },
    look: { backgroundTheme },
  });
  const [harbor, pier] = [preset('Harbor', 'cafe-warm'), preset('Pier', 'fine-dining')];
  expect(movedTo({ ...harbor, place: 'h' }, 'p', harbor, pier)).toEqual({ ...pier, place: 'p' });
  const typed = {
    info: { ...harbor.info, restaurantName: 'Osteria' },
    look: { backgroundTheme: 'restaurant' },
    place: 'h',
  };
  expect(movedTo(typed, 'p', harbor, pier)).toEqual({
    info: { ...pier.info, restaurantName: 'Osteria' },
    look: { backgroundTheme: 'restaurant' },
    place: 'p',
  });
});

test('a reload finds what was typed, until it is erased', () => {
  wizardMemory.keep({ ...draft, place: 'b1' });
  expect(wizardMemory.read()).toEqual({ ...draft, place: 'b1' });
  wizardMemory.forget();
  expect(wizardMemory.read()).toBeUndefined();
});

test.each(['{"info":', '7', '{"info":{"restaurantName":5},"look":[]}'])(
  'what cannot be used is as if it were empty: %s',
  (kept) => {
    sessionStorage.setItem('upload_wizard', kept);
    expect(wizardMemory.read()?.info ?? NO_INFO).toEqual(NO_INFO);
  },
);
