import { InboundAnswers } from './inbound-answers';

const ANSWERS = new InboundAnswers('en');

describe('the answer to a reply', () => {
  it('says what was done, and which order the next reply is about', () => {
    expect(ANSWERS.done('K7F4M', { answer: 'accept', moreMinutes: 0 }, [])).toBe(
      'Order K7F4M: accepted. We are telling the customer.',
    );
    expect(ANSWERS.done('K7F4M', { answer: 'accept', moreMinutes: 15 }, ['N1', 'N2'])).toBe(
      'Order K7F4M: accepted with 15 minutes more. We are telling the customer. Still waiting: N1, N2. Your next reply is about N1.',
    );
  });

  it('names the latest of many that wait, and counts the rest', () => {
    const waiting = Array.from({ length: 40 }, (_, index) => `N${index}`);
    expect(ANSWERS.done('K7F4M', { answer: 'reject', moreMinutes: 0 }, waiting)).toContain(
      ' Still waiting: N0, N1, N2, N3, N4 and 35 more. Your next reply is about N0.',
    );
  });
});
