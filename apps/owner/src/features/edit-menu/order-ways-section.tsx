import { currencySign } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { AmountField } from './amount-field';
import { FlagBoxes } from './flag-boxes';
import { FormSection } from './form-section';
import type { SectionProps } from './form-values';

const t = texts.edit;

const PAYMENTS = [
  ['acceptsCardPickup', t.payment.cardPickup],
  ['acceptsCashPickup', t.payment.cashPickup],
  ['acceptsCardDelivery', t.payment.cardDelivery],
  ['acceptsCashDelivery', t.payment.cashDelivery],
] as const;

/** How guests pay, and what delivery costs. */
export function OrderWaysSection({ values, onChange }: SectionProps) {
  const amount = (key: 'deliveryFee' | 'minimumOrder') => ({
    name: key,
    value: values[key],
    currency: values.currency,
    onChange: (typed: string) => onChange(key, typed),
  });
  const sign = currencySign(values.currency);
  return (
    <>
      <FormSection title={t.payment.title} text={t.payment.text}>
        <FlagBoxes flags={PAYMENTS} values={values} onChange={onChange} />
      </FormSection>
      <FormSection title={t.delivery.title} text={t.delivery.text}>
        <div className="grid grid-cols-2 items-end gap-4 max-[22rem]:grid-cols-1 sm:gap-5">
          <AmountField label={texts.price.fee({ sign })} {...amount('deliveryFee')} />
          <AmountField label={texts.price.minimum({ sign })} {...amount('minimumOrder')} />
        </div>
      </FormSection>
    </>
  );
}
