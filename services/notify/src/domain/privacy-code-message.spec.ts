import { PRODUCT_NAME } from '@chalkboard/contracts';
import { writePrivacyCode } from './privacy-code-message';

const PAGE = 'https://menu.example/privacy/my-data';

describe('the code by which somebody proves whose data they ask for', () => {
  it('fits into one text message, with where it is typed and for how long', () => {
    const { body } = writePrivacyCode({ channel: 'sms', code: '042137' }, PAGE);
    for (const part of [PRODUCT_NAME, '042137', PAGE, '15 minutes']) expect(body).toContain(part);
    expect(body.length).toBeLessThanOrEqual(300);
  });

  it('tells by e-mail what to do if nobody asked', () => {
    const { subject, body } = writePrivacyCode({ channel: 'email', code: '042137' }, PAGE);
    expect(subject).toContain(PRODUCT_NAME);
    for (const part of ['042137', PAGE, '15 minutes', 'ignore it']) expect(body).toContain(part);
  });
});
