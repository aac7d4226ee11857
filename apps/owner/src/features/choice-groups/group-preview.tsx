import { Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { toGroup, type GroupForm } from './choice-form';
import { ruleWords } from './choice-words';

const t = texts.choices;

/** A group as the sheet of a dish shows it; to look at alone. */
export function GroupPreview({ group, currency }: { readonly group: GroupForm; readonly currency: string }) {
  const { options } = toGroup(group, currency);
  const isSingle = group.kind === 'each' && group.count === 'one';
  return (
    <figure className="m-0 min-w-0 rounded-card border border-hairline bg-sunken p-4">
      <figcaption className="mb-2 text-caption text-quiet">{t.preview}</figcaption>
      <p className="text-small font-medium wrap-anywhere">
        {group.name.trim() || t.unnamed} <span className="font-normal text-quiet">{ruleWords(group)}</span>
      </p>
      <ul className="divide-y divide-hairline">
        {options.map(({ id, name, unitPrice, soldOut }) => (
          <li key={id} className="flex items-center gap-3 py-2 text-small">
            <span
              aria-hidden
              className={`size-4 shrink-0 border border-control bg-surface ${isSingle ? 'rounded-full' : 'rounded-sm'}`}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name || '…'}
              {soldOut && <span className="block text-caption text-failed">{t.soldOut}</span>}
            </span>
            {unitPrice > 0 && <Price className="text-quiet">+{formatMoney(unitPrice, currency)}</Price>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
