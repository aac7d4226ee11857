import { Select } from '@chalkboard/ui';
import type { ComponentProps } from 'react';

/** A select as wide as its words, for a row of a list: as low as the row with a mouse, a full target for a thumb. */
export function SmallSelect(props: Omit<ComponentProps<typeof Select>, 'className'>) {
  return (
    <span className="inline-block w-32 text-left align-middle">
      <Select
        {...props}
        className="!min-h-8 !pe-8 !text-small pointer-coarse:!min-h-11 pointer-coarse:!border-transparent pointer-coarse:!bg-transparent"
      />
    </span>
  );
}
