import { Fragment } from 'react';
import { texts } from '../../../texts';

const t = texts.review.row;

/** A name with the words underlined that were hard to make out, as long as it has them. */
export function UnsureName({ name, unsureWords }: { readonly name: string; readonly unsureWords: readonly string[] }) {
  const unsure = new Set(unsureWords.map((word) => word.toLowerCase()));
  return name.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {unsure.has(word.toLowerCase()) ? (
        <mark
          title={t.unsureWord}
          className="bg-transparent text-inherit underline decoration-uncertain decoration-wavy decoration-2 underline-offset-4"
        >
          {word}
        </mark>
      ) : (
        word
      )}
    </Fragment>
  ));
}
