import { CURRENCIES } from '@chalkboard/contracts/currency';
import { Field, Select } from '@chalkboard/ui';
import { texts } from '../../texts';
import { currencyName } from '../prices/currency-name';

const t = texts.house.currency;

interface CurrencyChoiceProps {
  /** ISO 4217, what is chosen at this moment. */
  readonly currency: string;
  readonly pending: boolean;
  onChange(currency: string): void;
}

/**
 * The currency of a menu that names none: the likeliest one, to be changed where it is another. It is told with what
 * follows from it, since it is accepted with the rest.
 */
export function CurrencyChoice({ currency, pending, onChange }: CurrencyChoiceProps) {
  return (
    <div className="max-w-md rounded-card border border-uncertain bg-uncertain-wash p-4">
      <Field label={t.ask} hint={t.why}>
        <Select value={currency} disabled={pending} onChange={({ target }) => onChange(target.value)}>
          {[...new Set([currency, ...CURRENCIES])].map((code) => (
            <option key={code} value={code}>
              {currencyName(code)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
