import { ApiError } from '@chalkboard/web-kit';
import { problemOf } from './signup-problem';

const refused = (status: number, problem: Record<string, unknown>) =>
  ApiError.from(status, '', JSON.stringify({ type: 'about:blank', title: 'Refused', status, ...problem }));

test('whoever is registered already is told by which contact', () => {
  expect(
    problemOf(refused(409, { code: 'accounts.already_registered', detail: 'Please sign in.', contact: 'phone' })),
  ).toEqual({ kind: 'known', contact: 'phone', detail: 'Please sign in.' });
});

test('faults go to their fields, and those of no field to none', () => {
  expect(
    problemOf(
      refused(400, {
        code: 'request.invalid',
        errors: [
          { path: 'website', message: 'is too long' },
          { path: 'other', message: 'is odd' },
        ],
      }),
    ),
  ).toEqual({ kind: 'faults', faults: { website: 'is too long' } });
});

test('whatever else failed is no fault of the form', () => {
  expect(problemOf(refused(400, { code: 'request.invalid', errors: [{ path: 'other', message: 'is odd' }] }))).toEqual({
    kind: 'other',
  });
  expect(problemOf(new ApiError(0, 'The site could not be reached.'))).toEqual({ kind: 'other' });
});
