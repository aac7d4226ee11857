import { describeError } from '@chalkboard/web-kit';
import { useState, type SubmitEvent } from 'react';

/** The form of a step with one field. What is wrong is said at the field, which gets the focus. */
export function useStepForm({
  fault,
  send,
  failed,
}: {
  /** What is wrong with what is typed, in words. */
  fault(): string | undefined;
  send(): Promise<void>;
  /** The words for a failure that says nothing itself. */
  readonly failed: string;
}) {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const refuse = (why: string) => {
      setError(why);
      setSending(false);
      form.querySelector('input')?.focus();
    };
    const found = fault();
    if (found) return refuse(found);
    setSending(true);
    setError(undefined);
    try {
      await send();
    } catch (failure) {
      refuse(describeError(failure, failed));
    }
  };

  return { error, sending, submit };
}
