import { TextInput } from '@chalkboard/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { texts } from '../texts';

const t = texts.password;

/** A password, hidden until it is shown. Stands in a `Field`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput {...props} type={shown ? 'text' : 'password'} maxLength={200} className="pr-12" />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? t.hide : t.show}
        aria-pressed={shown}
        className="tap absolute inset-y-0 right-0 inline-flex items-center justify-center text-quiet hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </span>
  );
}
