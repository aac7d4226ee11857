import { Checkbox, Dialog } from '@chalkboard/ui';
import { texts } from '../../texts';

const t = texts.review.shortcuts;

/** What the keyboard can do here; single keys can be turned off. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  singleKeys,
  onSingleKeys,
}: {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly singleKeys: boolean;
  onSingleKeys(on: boolean): void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
        {t.list.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="font-medium whitespace-nowrap">{keys}</dt>
            <dd className="text-quiet">{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t.singleKeys}
        hint={t.singleKeysHint}
        checked={singleKeys}
        onChange={({ target }) => onSingleKeys(target.checked)}
      />
    </Dialog>
  );
}
