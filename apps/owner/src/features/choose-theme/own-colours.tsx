import { DEFAULT_THEME_ID, MENU_THEMES } from '@chalkboard/contracts/themes';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { Part } from '../../layout/part';
import { texts } from '../../texts';
import { colourFrom, type MenuLook } from './look';

const t = texts.look.colours;
/** Where a picker of colours begins when none is chosen. */
const START = MENU_THEMES.find(({ id }) => id === DEFAULT_THEME_ID)!;

/** The owner's own colours, picked or written. */
export function OwnColours({ look, onChange }: { readonly look: MenuLook; onChange(look: MenuLook): void }) {
  const { primaryColor, secondaryColor } = look;
  return (
    <Part title={t.title} text={t.text}>
      <div className="grid items-start gap-5 @5xl:grid-cols-2">
        <ColourField
          label={t.primary}
          hint={t.primaryHint}
          colour={primaryColor}
          start={START.primary}
          onChange={(colour) => onChange({ ...look, primaryColor: colour })}
        />
        <ColourField
          label={t.secondary}
          hint={t.secondaryHint}
          colour={secondaryColor}
          start={START.secondary}
          onChange={(colour) => onChange({ ...look, secondaryColor: colour, primaryColor: primaryColor || colour })}
        />
      </div>
    </Part>
  );
}

function ColourField({
  label,
  hint,
  colour,
  start,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly colour: string;
  readonly start: string;
  onChange(colour: string): void;
}) {
  // What is being written is shown as it is written, until it is a colour.
  const [written, setWritten] = useState<string>();
  const wrong = written !== undefined && colourFrom(written) === undefined;
  return (
    <Field label={label} hint={hint} error={wrong ? t.wrong : undefined}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t.pick({ label })}
          value={colour || start}
          onChange={(event) => {
            setWritten(undefined);
            onChange(event.target.value);
          }}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-card border border-control bg-surface p-1"
        />
        <TextInput
          value={written ?? colour}
          placeholder={start}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          className="tabular font-medium"
          onChange={(event) => {
            setWritten(event.target.value);
            const found = colourFrom(event.target.value);
            if (found) onChange(found);
          }}
          onBlur={() => setWritten(undefined)}
          // The form around it is not done when a colour is.
          onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), event.currentTarget.blur())}
        />
      </div>
    </Field>
  );
}
