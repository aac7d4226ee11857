import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  AudioPlayer,
  Button,
  Checkbox,
  Dialog,
  Field,
  LinkButton,
  QuantityStepper,
  RadioGroup,
  SegmentedChoice,
  Select,
  StarInput,
  Stars,
  Tabs,
  TextArea,
  TextInput,
} from '../src';
import { galleryTexts as t } from './texts';
import { toasts } from './toasts';

export function ButtonsExample() {
  const b = t.buttons;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">{b.primary}</Button>
        <Button>{b.secondary}</Button>
        <Button variant="quiet">{b.quiet}</Button>
        <Button>
          <Plus aria-hidden />
          {b.icon}
        </Button>
        <LinkButton href="#">{b.link}</LinkButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {b.disabled}
          </Button>
        ))}
        <Button size="large" variant="primary">
          {b.large}
        </Button>
      </div>
      <Button block>{b.block}</Button>
    </div>
  );
}

export function FieldsExample() {
  const f = t.fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={f.label} hint={f.hint} required>
        <TextInput placeholder={f.value} />
      </Field>
      <Field label={f.label} error={f.error} required>
        <TextInput />
      </Field>
      <Field label={f.optional} optional>
        <TextInput type="url" />
      </Field>
      <Field label={f.disabled}>
        <TextInput disabled defaultValue={f.value} />
      </Field>
      <Field label={f.area}>
        <TextArea defaultValue={f.areaValue} />
      </Field>
      <Field label={f.select}>
        <Select>
          {f.selectOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

export function ChoicesExample() {
  const c = t.choices;
  const [type, setType] = useState<'pickup' | 'delivery' | 'table'>('pickup');
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <Checkbox label={c.tick} hint={c.tickHint} />
        <Checkbox label={c.ticked} defaultChecked />
        <Checkbox label={c.tickDisabled} disabled />
        <div className="mt-4">
          <QuantityStepper label={c.quantity} value={quantity} onChange={setQuantity} max={9} />
        </div>
      </div>
      <RadioGroup
        legend={c.legend}
        value={type}
        onChange={setType}
        options={[
          { value: 'pickup', label: c.pickup, aside: c.pickupAside },
          { value: 'delivery', label: c.delivery, hint: c.deliveryHint, aside: c.deliveryAside },
          { value: 'table', label: c.closed, hint: c.closedHint, disabled: true },
        ]}
      />
      <SegmentedChoice
        legend={c.legend}
        value={type}
        onChange={setType}
        segments={[
          { value: 'pickup', label: c.pickup, note: c.pickupAside },
          { value: 'delivery', label: c.delivery, note: c.deliveryAside },
        ]}
      />
    </div>
  );
}

export function TabsExample() {
  const [value, setValue] = useState<'open' | 'done' | 'archive'>('open');
  return (
    <Tabs
      label={t.tabs.label}
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'open', label: t.tabs.open, content: t.tabs.openText },
        { value: 'done', label: t.tabs.done, content: t.tabs.doneText },
        { value: 'archive', label: t.tabs.off, content: t.tabs.offText, disabled: true },
      ]}
    />
  );
}

export function StarsExample() {
  const [given, setGiven] = useState(0);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <p className="mb-2 text-small font-medium">{t.stars.rating}</p>
        <div className="flex flex-col gap-2 text-title">
          {[5, 3.5, 0].map((value) => (
            <Stars key={value} value={value} />
          ))}
        </div>
      </div>
      <StarInput legend={t.stars.give} value={given} onChange={setGiven} />
    </div>
  );
}

/** There is nothing behind them, so that what a player says then is seen as well. */
const silence = () => Promise.reject(new Error('nothing to hear'));

export function PlayerExample() {
  return (
    <div className="grid max-w-md gap-4">
      <AudioPlayer label={t.player.known} seconds={42} source={silence} />
      <AudioPlayer label={t.player.unknown} seconds={undefined} source={silence} />
    </div>
  );
}

export function DialogExample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.dialog.open}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.dialog.title}
        description={t.dialog.text}
        actions={
          <>
            <Button onClick={close}>{t.dialog.keep}</Button>
            <Button variant="primary" onClick={close}>
              {t.dialog.remove}
            </Button>
          </>
        }
      />
    </>
  );
}

export function ToastExample() {
  const { show, title, text, fail, failTitle, failText } = t.toast;
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toasts.show({ title, description: text })}>{show}</Button>
      <Button onClick={() => toasts.show({ title: failTitle, description: failText, variant: 'destructive' })}>
        {fail}
      </Button>
    </div>
  );
}
