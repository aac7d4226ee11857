import { Button, Dialog, Field, TextInput } from '@chalkboard/ui';
import { copyText } from '@chalkboard/web-kit';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** The words around an address that is a key. */
export interface ShownOnceTexts {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly done: string;
}

/** An address that opens something and was just made: the one moment in which it can be copied. */
export function ShownOnce({
  address,
  texts: t,
  onClose,
}: {
  readonly address: string;
  readonly texts: ShownOnceTexts;
  onClose(): void;
}) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    copyText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      actions={
        <>
          <Button onClick={onClose}>{t.done}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            <span role="status">{copied ? t.copied : t.copy}</span>
          </Button>
        </>
      }
    >
      <Field label={t.label} {...(copied === false && { error: t.copyFailed })}>
        <TextInput readOnly value={address} onFocus={({ target }) => target.select()} className="text-small" />
      </Field>
    </Dialog>
  );
}
