import { Field, Select } from '@chalkboard/ui';
import type { Place } from './places';

/** Which of several places. */
export function PlaceField({
  label,
  places,
  value,
  onChange,
}: {
  readonly label: string;
  readonly places: readonly Place[];
  readonly value: Place;
  onChange(place: Place): void;
}) {
  return (
    <Field label={label}>
      <Select
        name="place"
        value={value.key}
        onChange={({ target }) => onChange(places.find(({ key }) => key === target.value) ?? value)}
      >
        {places.map(({ key, label: name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
