import { OWN_CUISINES } from '@chalkboard/contracts/http/directory-choices';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Checkbox, Field, LinkButton, Select, TextInput } from '@chalkboard/ui';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { FormSection } from './form-section';
import type { FormValues, SectionProps } from './form-values';

const t = texts.edit.directory;
/** An address without its scheme will do. */
const EXAMPLE = 'www.example.com';

/** Whether and how a restaurant shows in the directory. */
export function DirectorySection({ values, onChange }: SectionProps) {
  const { listedInDirectory, cuisine, website, restaurantAddress } = values;
  return (
    <FormSection title={t.title} text={t.text}>
      <Checkbox
        name="listedInDirectory"
        label={t.listed}
        hint={listedInDirectory && !restaurantAddress.trim() ? t.needsAddress : t.listedHint}
        checked={listedInDirectory}
        onChange={({ target }) => onChange('listedInDirectory', target.checked)}
      />
      <Field label={t.cuisine} hint={t.cuisineHint}>
        <Select
          name="cuisine"
          value={cuisine}
          onChange={({ target }) => onChange('cuisine', target.value as FormValues['cuisine'])}
        >
          <option value="">{t.told}</option>
          {OWN_CUISINES.map((one) => (
            <option key={one} value={one}>
              {t.cuisines[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.website} optional>
        {/* Not of the type "url": that refuses an address without its scheme. */}
        <TextInput
          name="website"
          inputMode="url"
          autoComplete="url"
          placeholder={EXAMPLE}
          maxLength={LETTERS.website}
          value={website}
          onChange={({ target }) => onChange('website', target.value)}
        />
      </Field>
      <LinkButton as={Link} to="/restaurant-directory" variant="quiet" className="-ml-4 justify-self-start">
        {t.link}
      </LinkButton>
    </FormSection>
  );
}
