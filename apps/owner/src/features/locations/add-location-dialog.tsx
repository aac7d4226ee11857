import type { HostV1 } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Field, TextArea, TextInput } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { texts } from '../../texts';
import { locationsApi, locationsKey } from './location-calls';

const t = texts.locations.dialog;
const NOTHING = { restaurantName: '', restaurantAddress: '', restaurantPhone: '' };

/** Name, address and number of a new location. */
export function AddLocationDialog({
  host,
  main,
  onClose,
}: {
  readonly host: HostV1;
  readonly main: string;
  onClose(): void;
}) {
  const [values, setValues] = useState(NOTHING);
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => locationsApi(main).add(values),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: locationsKey(main) });
      onClose();
    },
    onError: (error) =>
      host.toast({
        title: texts.locations.failed.title,
        description: describeError(error, texts.locations.failed.description),
        variant: 'destructive',
      }),
  });
  const text = (key: keyof typeof NOTHING) => ({
    name: key,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [key]: target.value }),
  });
  return (
    <FormDialog
      open
      title={t.title}
      description={t.text}
      action={add.isPending ? t.pending : t.action}
      pending={add.isPending}
      complete={values.restaurantName.trim() !== '' && values.restaurantAddress.trim() !== ''}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <Field label={t.name} hint={t.nameHint} required>
        <TextInput {...text('restaurantName')} required maxLength={LETTERS.restaurantName} />
      </Field>
      <Field label={t.address} required>
        <TextArea {...text('restaurantAddress')} rows={2} required maxLength={LETTERS.restaurantAddress} />
      </Field>
      <Field label={t.phone} hint={t.phoneHint} optional>
        <TextInput {...text('restaurantPhone')} type="tel" maxLength={LETTERS.phone} />
      </Field>
    </FormDialog>
  );
}
