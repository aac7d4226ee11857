import type { CartLine, Menu } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Fragment } from 'react';
import { textAttributes } from '../text-attributes';
import { shownLine } from './shown-line';

/** A line of the cart in its guest's language, each word marked with its own. */
export function LineName({
  line,
  menu,
  read,
}: {
  readonly line: CartLine;
  readonly menu: Pick<Menu, 'categories' | 'language'>;
  readonly read: TextReader;
}) {
  const { name, options } = shownLine(line, menu, read);
  return (
    <>
      <span {...textAttributes(name)}>{name.text}</span>
      {options.length > 0 && ' ('}
      {options.map((option, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <span {...textAttributes(option)}>{option.text}</span>
        </Fragment>
      ))}
      {options.length > 0 && ')'}
    </>
  );
}
