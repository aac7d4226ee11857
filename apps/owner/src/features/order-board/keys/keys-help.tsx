import { Checkbox, Dialog } from '@chalkboard/ui';
import { texts } from '../../../texts';
import type { BoardKeys } from './use-board-keys';

const t = texts.board.keys;

const ROWS = [
  ['go', ['←', '↑', '→', '↓']],
  ['nextPrevious', ['J', 'K']],
  ['accept', ['1', '2', '3', '4']],
  ['reject', ['X']],
  ['start', ['S']],
  ['ready', ['R']],
  ['complete', ['C']],
  ['details', ['D']],
  ['help', ['?']],
] as const;

/** Which keys do what on the board, and whether they do. */
export function KeysHelp({ keys, onClose }: { readonly keys: BoardKeys; onClose(): void }) {
  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.lead}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2">
        {ROWS.map(([name, caps]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {caps.map((cap) => (
                <kbd
                  key={cap}
                  className="inline-flex min-w-8 justify-center rounded-card border border-control bg-sunken px-2 py-0.5 font-sans text-small font-semibold"
                >
                  {cap}
                </kbd>
              ))}
            </dt>
            <dd>{t.rows[name]}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.on} checked={keys.on} onChange={({ target }) => keys.setOn(target.checked)} />
    </Dialog>
  );
}
