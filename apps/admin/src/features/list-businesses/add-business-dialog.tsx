import type { HostV1 } from '@chalkboard/contracts';
import type { addBusinessRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import type { SentBodyOf } from '@chalkboard/contracts/api/route';
import { BUSINESS_TYPES } from '@chalkboard/contracts/http/business-types';
import { PLAN_IDS, TRIAL } from '@chalkboard/contracts/plans';
import { plainPrice } from '@chalkboard/menu-rules/typed-price';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useForm } from 'react-hook-form';
import { addBusiness, BUSINESSES, STATS } from '../../business/business-calls';
import { FormDialog } from '../../layout/form-dialog';
import { faultsOf } from '../../layout/form-faults';
import { given } from '../../layout/form-rules';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';

const t = texts.businesses.add;

/** As fields hold them; the server reads numbers out of their texts, as it does for the signup. */
const NOTHING = {
  businessName: '',
  ownerName: '',
  email: '',
  phone: '',
  website: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  businessType: '',
  cuisineType: '',
  seatingCapacity: '',
  averageOrderValue: '',
  monthlyOrders: '',
  currentMenuFormat: '',
  subscriptionPlan: TRIAL.defaultPlan as string,
  registrationStatus: 'pending',
};
type FieldName = keyof typeof NOTHING;
const NEEDED: readonly FieldName[] = ['businessName', 'ownerName', 'email', 'phone', 'address', 'city', 'businessType'];

/** A business that somebody signs up by hand, for an owner who asked for it. */
export function AddBusinessDialog({ host, onClose }: { readonly host: HostV1; onClose(): void }) {
  const { register, handleSubmit } = useForm({ defaultValues: NOTHING });
  const add = useChange(host, {
    run: addBusiness,
    done: ({ businessName }) => t.done(businessName),
    failed: t.failed,
    refresh: [[BUSINESSES], [STATS]],
    onDone: onClose,
  });
  const faults = faultsOf(add.error);
  const input = (name: FieldName) => register(name, NEEDED.includes(name) ? given : {});
  const about = (name: Exclude<FieldName, 'registrationStatus'>) => ({
    label: t[name],
    required: NEEDED.includes(name),
    optional: !NEEDED.includes(name),
    ...(faults[name] && { error: faults[name] }),
  });
  const submit = handleSubmit(
    (fields) => {
      // Fields hold texts, and so do those of which one is chosen: the server reads them.
      const typed = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value.trim()]),
      ) as unknown as SentBodyOf<typeof addBusinessRoute>;
      add.mutate({
        ...typed,
        averageOrderValue: plainPrice(fields.averageOrderValue, 'USD'),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
    },
    () => host.toast({ title: t.missing, description: t.required, variant: 'destructive' }),
  );
  const group = 'grid gap-4 sm:grid-cols-2';
  return (
    <FormDialog
      open
      title={t.title}
      description={t.text}
      action={add.isPending ? t.sending : t.send}
      pending={add.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <fieldset className={group}>
        <legend className="mb-2 text-small font-semibold">{t.who}</legend>
        <Field {...about('businessName')}>
          <TextInput {...input('businessName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field {...about('ownerName')}>
          <TextInput {...input('ownerName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field {...about('email')}>
          <TextInput {...input('email')} type="email" maxLength={200} autoComplete="off" autoCapitalize="none" />
        </Field>
        <Field {...about('phone')}>
          <TextInput {...input('phone')} type="tel" maxLength={40} autoComplete="off" />
        </Field>
        <Field {...about('website')}>
          <TextInput {...input('website')} type="url" maxLength={300} autoComplete="off" />
        </Field>
      </fieldset>
      <fieldset className={group}>
        <legend className="mb-2 text-small font-semibold">{t.where}</legend>
        <Field {...about('address')}>
          <TextInput {...input('address')} maxLength={300} autoComplete="off" />
        </Field>
        <Field {...about('city')}>
          <TextInput {...input('city')} maxLength={100} autoComplete="off" />
        </Field>
        <Field {...about('state')}>
          <TextInput {...input('state')} maxLength={100} autoComplete="off" />
        </Field>
        <Field {...about('zipCode')}>
          <TextInput {...input('zipCode')} maxLength={20} autoComplete="off" />
        </Field>
      </fieldset>
      <fieldset className={group}>
        <legend className="mb-2 text-small font-semibold">{t.what}</legend>
        <Field {...about('businessType')}>
          <Select {...input('businessType')}>
            <option value="" disabled>
              {t.chooseType}
            </option>
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {texts.businesses.types[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...about('cuisineType')}>
          <TextInput {...input('cuisineType')} maxLength={100} autoComplete="off" />
        </Field>
        <Field {...about('seatingCapacity')}>
          <TextInput {...input('seatingCapacity')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
        <Field {...about('monthlyOrders')}>
          <TextInput {...input('monthlyOrders')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
        <Field {...about('averageOrderValue')}>
          <TextInput {...input('averageOrderValue')} inputMode="decimal" maxLength={8} autoComplete="off" />
        </Field>
        <Field {...about('currentMenuFormat')}>
          <TextInput {...input('currentMenuFormat')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t.subscriptionPlan}>
          <Select {...input('subscriptionPlan')}>
            {PLAN_IDS.map((plan) => (
              <option key={plan} value={plan}>
                {texts.plans[plan]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.registrationStatus} hint={t.statusHint}>
          <Select {...input('registrationStatus')}>
            {(['pending', 'approved'] as const).map((status) => (
              <option key={status} value={status}>
                {texts.registration[status]}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>
    </FormDialog>
  );
}
