import { Field, Select } from '@chalkboard/ui';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { useLocations } from './location-calls';

/** Goes to the same page of another restaurant of a menu; nothing where there is only one, or no right to the list. */
export function LocationSwitch({
  main,
  shareId,
  page,
}: {
  readonly main: string;
  readonly shareId: string;
  /** `edit`, of `/menu/:shareId/edit`. */
  readonly page: string;
}) {
  const navigate = useNavigate();
  const { data } = useLocations(main);
  const places = data ? [data.main, ...data.locations.filter(({ state }) => state !== 'closed')] : [];
  if (places.length < 2) return null;
  return (
    <div className="mb-6 max-w-sm">
      <Field label={texts.locations.switch}>
        <Select
          name="location"
          value={shareId}
          onChange={({ target }) => void navigate(`/menu/${target.value}/${page}`)}
        >
          {places.map((place) => (
            <option key={place.shareId} value={place.shareId}>
              {place.restaurantName}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
