import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, TextInput } from '@chalkboard/ui';
import { useState } from 'react';

interface AnswerFieldProps {
  /** What is asked, for who does not see the field's place. */
  readonly label: string;
  /** The same in a word. */
  readonly shown: string;
  readonly start?: string;
  readonly action: string;
  onAnswer(text: string): void;
}

/** One line to write an answer in, and the button that gives it; Enter gives it too. */
export function AnswerField({ label, shown, start = '', action, onAnswer }: AnswerFieldProps) {
  const [text, setText] = useState(start);
  return (
    <form
      noValidate
      className="flex min-w-0 flex-1 basis-56 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onAnswer(text.trim());
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={shown}
        value={text}
        maxLength={LETTERS.name}
        enterKeyHint="done"
        className="min-w-32"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="shrink-0 whitespace-nowrap" disabled={!text.trim()}>
        {action}
      </Button>
    </form>
  );
}
