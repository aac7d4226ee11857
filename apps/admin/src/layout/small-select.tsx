import { Select } from '@chalkboard/ui';
import type { ComponentProps } from 'react';

/** A select as wide as its words, for a row of a list. */
export function SmallSelect(props: Omit<ComponentProps<typeof Select>, 'className'>) {
  return (
    <span className="inline-block w-36 text-left">
      <Select {...props} className="!text-small" />
    </span>
  );
}
