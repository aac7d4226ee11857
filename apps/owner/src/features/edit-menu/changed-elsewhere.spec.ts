import { changedElsewhere, withSaved, withTheirs } from './changed-elsewhere';
import { ALL_PARTS, FIELDS_OF_PART, valuesOf } from './form-values';

const KEYS = ['name', 'fee', 'hours'] as const;
const before = { name: 'Lucia', fee: '5.00', hours: ['11:00'] };

test('what nobody has changed is not told', () => {
  expect(changedElsewhere({ before, mine: before, theirs: before }, KEYS)).toEqual({ fields: [], disputed: [] });
});

test('what somebody else has saved is told; what I change alone is not', () => {
  const mine = { ...before, name: 'Mine' };
  expect(changedElsewhere({ before, mine, theirs: { ...before, fee: '9.00' } }, KEYS)).toEqual({
    fields: ['fee'],
    disputed: [],
  });
});

test('what both have changed is disputed, unless both say the same', () => {
  const theirs = { ...before, name: 'Theirs', hours: ['12:00'] };
  const mine = { ...before, name: 'Mine', hours: ['12:00'] };
  expect(changedElsewhere({ before, mine, theirs }, KEYS)).toEqual({ fields: ['name'], disputed: ['name'] });
});

test('a form that does not show a field has nothing to tell of it', () => {
  expect(changedElsewhere({ before, mine: before, theirs: { ...before, fee: '9.00' } }, ['name'])).toEqual({
    fields: [],
    disputed: [],
  });
});

test('loading theirs keeps what I alone changed; of what is disputed the one that was chosen stays', () => {
  const mine = { ...before, name: 'Mine', hours: ['10:00'] };
  const theirs = { ...before, name: 'Theirs', fee: '9.00' };
  expect(withTheirs({ before, mine, theirs }, 'theirs')).toEqual({ name: 'Theirs', fee: '9.00', hours: ['10:00'] });
  expect(withTheirs({ before, mine, theirs }, 'mine')).toEqual({ name: 'Mine', fee: '9.00', hours: ['10:00'] });
});

test('after a save the form shows what was saved, and keeps what was typed since', () => {
  const sent = { ...before, name: ' Lucia 2', fee: '6' };
  const form = { ...sent, fee: '7' };
  const saved = { name: 'Lucia 2', fee: '6.00', hours: ['09:00'] };
  expect(withSaved(form, sent, saved, ['name', 'fee'])).toEqual({ name: 'Lucia 2', fee: '7', hours: ['11:00'] });
});

test('every field of the form stands in one part of it', () => {
  const fields = ALL_PARTS.flatMap((part): readonly string[] => FIELDS_OF_PART[part]);
  const shown = Object.keys(
    valuesOf({ restaurantName: '', deliveryFee: '0', minimumOrder: '0', currency: 'USD' } as never),
  );
  expect(fields.toSorted()).toEqual([...shown, 'backgroundTheme', 'primaryColor', 'secondaryColor'].toSorted());
});
