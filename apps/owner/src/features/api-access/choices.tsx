import { Checkbox } from '@chalkboard/ui';

/** Boxes to tick, of which any number may be. */
export function Choices<T extends string>({
  legend,
  names,
  all,
  chosen,
  onChange,
}: {
  readonly legend: string;
  readonly names: Readonly<Record<T, string>>;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  onChange(chosen: T[]): void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {all.map((one) => (
        <Checkbox
          key={one}
          label={names[one]}
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            onChange(all.filter((each) => (each === one ? target.checked : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}
