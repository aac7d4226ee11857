import { ContactRequest } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';
import { completeForm } from './complete-form.pipe';

class IncompleteError extends DomainError {
  constructor() {
    super('of_this_form.incomplete', 'Please fill in all required fields.');
  }
}

const pipe = completeForm(ContactRequest, {
  required: ['name', 'email', 'message'],
  missing: () => new IncompleteError(),
});
const parse = (body: unknown) => pipe.transform(body, { type: 'body' }) as unknown;
const FORM = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('a form', () => {
  it.each([
    undefined,
    null,
    'text',
    {},
    { ...FORM, name: undefined },
    { ...FORM, email: '' },
    { ...FORM, message: ' \n ' },
  ])('that misses something is answered in its own words: %j', (body) => {
    expect(() => parse(body)).toThrow(expect.objectContaining({ code: 'of_this_form.incomplete' }));
  });

  it.each([
    { ...FORM, email: 'ada' },
    { ...FORM, message: 'x'.repeat(5001) },
    { ...FORM, category: 'gossip' },
    { ...FORM, name: 1 },
    { ...FORM, name: 'Ada\u0000' },
  ])('that is wrong is answered as everywhere', (body) => {
    expect(() => parse(body)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
  });

  it('that is complete is taken, with its defaults', () => {
    expect(parse({ ...FORM, name: ' Ada ' })).toEqual({ ...FORM, category: 'general' });
  });
});
