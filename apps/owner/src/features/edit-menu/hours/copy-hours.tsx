import { Button, Checkbox, Dialog } from '@chalkboard/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { WEEKDAYS, type Weekday } from '../../../shared/menu/hours/hours-edits';
import { texts } from '../../../texts';

const t = texts.hours;

/** Copies a day's hours to the days that are ticked: at first all others. */
export function CopyHours({ day, onCopy }: { readonly day: Weekday; onCopy(to: readonly Weekday[]): void }) {
  const others = WEEKDAYS.filter((other) => other !== day);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Weekday[]>(others);
  const name = t.days[day];
  return (
    <>
      <button
        type="button"
        aria-label={t.copy.action({ day: name })}
        title={t.copy.action({ day: name })}
        onClick={() => {
          setChosen(others);
          setOpen(true);
        }}
        className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
      >
        <Copy aria-hidden className="size-5" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.copy.title({ day: name })}
        description={t.copy.text}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t.copy.cancel}</Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              onClick={() => {
                onCopy(chosen);
                setOpen(false);
              }}
            >
              {t.copy.confirm}
            </Button>
          </>
        }
      >
        <fieldset>
          <legend className="text-small font-medium">{t.copy.to}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {others.map((other) => (
              <Checkbox
                key={other}
                label={t.days[other]}
                checked={chosen.includes(other)}
                onChange={({ target }) =>
                  setChosen(others.filter((one) => (one === other ? target.checked : chosen.includes(one))))
                }
              />
            ))}
          </div>
        </fieldset>
      </Dialog>
    </>
  );
}
