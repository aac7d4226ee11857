import { ALLERGENS } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Checkbox, Field, TextArea } from '@chalkboard/ui';
import { texts } from '../../texts';
import { FlagBoxes } from './flag-boxes';
import { FormSection } from './form-section';
import type { SectionProps } from './form-values';

const t = texts.edit;

const DIETS = [
  ['hasVegetarianOptions', t.dietary.vegetarian],
  ['hasVeganOptions', t.dietary.vegan],
  ['hasGlutenFreeOptions', t.dietary.glutenFree],
  ['hasHalalOptions', t.dietary.halal],
  ['hasKosherOptions', t.dietary.kosher],
] as const;

/** What the kitchen offers and what it works with, for all of its dishes. */
export function DietsSection({ values, onChange }: SectionProps) {
  const { commonAllergens } = values;
  const tick = (allergen: (typeof ALLERGENS)[number], isOn: boolean) =>
    onChange(
      'commonAllergens',
      ALLERGENS.filter((one) => (one === allergen ? isOn : commonAllergens.includes(one))),
    );
  return (
    <>
      <FormSection title={t.dietary.title} text={t.dietary.text}>
        <FlagBoxes flags={DIETS} values={values} onChange={onChange} />
      </FormSection>
      <FormSection title={t.allergens.title} text={t.allergens.text}>
        <fieldset>
          <legend className="text-small font-medium">{t.allergens.common}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                name="commonAllergens"
                label={t.allergens.names[allergen]}
                checked={commonAllergens.includes(allergen)}
                onChange={({ target }) => tick(allergen, target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Field label={t.allergens.note} optional>
          <TextArea
            name="allergyNote"
            value={values.allergyNote}
            onChange={({ target }) => onChange('allergyNote', target.value)}
            maxLength={LETTERS.allergyNote}
          />
        </Field>
      </FormSection>
    </>
  );
}
