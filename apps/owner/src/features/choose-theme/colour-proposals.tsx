import { Button, type ThemeColours } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';
import { isSameLook, type MenuLook } from './look';

const t = texts.look.reading;

/** For each colour that fails the nearest one that passes, taken by one press and given back by another. */
export function ColourProposals({
  look,
  proposals,
  onChange,
}: {
  readonly look: MenuLook;
  /** `colour` undefined: no lightness of it passes. */
  readonly proposals: readonly { readonly which: keyof ThemeColours; readonly colour: string | undefined }[];
  onChange(look: MenuLook): void;
}) {
  const [taken, setTaken] = useState<{ which: keyof ThemeColours; from: MenuLook; to: MenuLook }>();
  // Whoever goes on choosing has left it behind.
  const undoable = taken && isSameLook(taken.to, look) ? taken : undefined;
  const take = (which: keyof ThemeColours, colour: string) => {
    const to = { ...look, [`${which}Color`]: colour };
    setTaken({ which, from: look, to });
    onChange(to);
  };
  return (
    <>
      {proposals.map(({ which, colour }) =>
        colour ? (
          <div key={which} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken px-4 py-3">
            <p className="flex min-w-0 flex-1 basis-56 items-center gap-3 text-small">
              <span
                aria-hidden
                className="size-9 shrink-0 rounded-full border-2 border-surface outline outline-hairline"
                style={{ backgroundColor: colour }}
              />
              <span className="min-w-0">{t.nearest[which]({ colour })}</span>
            </p>
            <Button onClick={() => take(which, colour)}>{t.use({ colour })}</Button>
          </div>
        ) : (
          <p key={which} className="text-small text-quiet">
            {t.noNearest[which]}
          </p>
        ),
      )}
      <div role="status" className="empty:hidden">
        {undoable && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <p>
              {t.taken({
                colour: undoable.to[`${undoable.which}Color`],
                before: undoable.from[`${undoable.which}Color`],
              })}
            </p>
            <Button variant="quiet" onClick={() => onChange(undoable.from)}>
              {t.undo}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
