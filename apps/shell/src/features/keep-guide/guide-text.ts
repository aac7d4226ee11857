import { PRODUCT_NAME } from '@chalkboard/contracts';
import { guideTexts } from '../../texts';

/** The guide as plain text, for a file: the same words as on the page. @param origin the site's own address */
export function guideAsText(origin: string): string {
  const { title, lead, steps, stepsTitle, sharingTitle, sharing, benefitsTitle, benefits, file } = guideTexts;
  const head = (text: string) => [text, '-'.repeat(text.length)];
  return [
    `${PRODUCT_NAME}: ${title}`,
    '',
    lead,
    '',
    ...head(stepsTitle),
    ...steps.flatMap((step, index) => [
      '',
      `${file.step({ number: index + 1 })}: ${step.title}`,
      step.text,
      ...step.points.map((point) => `  - ${point}`),
    ]),
    '',
    ...head(sharingTitle),
    ...sharing.map((option) => `  - ${option.title}: ${option.text}`),
    '',
    ...head(benefitsTitle),
    ...benefits.map((benefit) => `  - ${benefit}`),
    '',
    file.start({ address: `${origin}/` }),
    '',
  ].join('\n');
}
