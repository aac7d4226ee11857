import type { Menu, SourcePage } from '@chalkboard/contracts';
import { Button, LinkButton, RadioGroup } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { Check, CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { zoneName } from '../menu/hours/zone-name';
import { PaperPlace } from '../source-image/source-image-place';
import { CurrencyChoice } from './currency-choice';
import { DetailForm } from './detail-form';
import { offeredHours, type HouseChanges, type HouseFacts, type HouseRow } from './house-rows';
import { valueOf } from './house-values';

const t = texts.house;

export interface HouseRowProps {
  readonly row: HouseRow;
  readonly menu: Menu;
  readonly facts: HouseFacts;
  readonly pages: readonly SourcePage[];
  /** What of the house is being saved. */
  readonly pending: boolean;
  readonly editing: boolean;
  /** Given to the page with the opening hours, which leads back. */
  readonly linkState: unknown;
  onEdit(editing: boolean): void;
  /** Another currency is chosen where none is printed. */
  onCurrency(currency: string): void;
  onSave(changes: HouseChanges): void;
}

/** A detail of the house: what is known, where it stands on the paper, and whether it is right. */
export function DetailRow(props: HouseRowProps) {
  const { row, facts, pages } = props;
  const { detail, settled, region } = row;
  const page = pages.find((one) => one.page === region?.page);
  const label = t.labels[detail];
  return (
    <li
      data-house-row={detail}
      data-settled={settled || undefined}
      tabIndex={-1}
      className="@container border-hairline py-4 not-first:border-t @4xl:nth-2:border-t-0"
    >
      <div
        className={
          region && page
            ? 'grid items-start gap-x-6 gap-y-3 @md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)] @lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]'
            : undefined
        }
      >
        <div className="grid min-w-0 gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex items-center gap-1.5 text-caption text-quiet">
                {settled ? (
                  <Check aria-hidden className="size-4 shrink-0 text-ready" />
                ) : (
                  <CircleHelp aria-hidden className="size-4 shrink-0" />
                )}
                {label}
                {settled && <span className="sr-only">{t.settled}</span>}
              </p>
              {!props.editing && (
                <p className={detail === 'name' ? 'font-serif text-lead wrap-break-word' : 'wrap-break-word'}>
                  {shownValue(props)}
                </p>
              )}
              {detail === 'hours' && !settled && facts.reading?.house?.hours && (
                <p className="mt-1 text-caption wrap-break-word text-quiet">
                  {t.hours.printed({ text: facts.reading.house.hours.text })}
                </p>
              )}
            </div>
            {settled && !props.editing && <ChangeButton {...props} />}
          </div>
          {(!settled || props.editing) && <Answers {...props} />}
        </div>
        {region && page && (
          <div className={settled ? '@max-md:hidden' : '@max-md:order-first'}>
            <PaperPlace
              page={page}
              region={region}
              known="both"
              name={label}
              label={t.onPaper({ label })}
              caption={t.page({ page: page.page })}
            />
          </div>
        )}
      </div>
    </li>
  );
}

function shownValue({ row: { detail, settled, accept }, menu, facts }: HouseRowProps): string | undefined {
  const value = valueOf(detail, menu, facts);
  const isSaid = accept !== undefined || settled;
  if (detail === 'name')
    return isSaid ? menu.restaurantName : value === undefined ? t.name.unread : t.name.heading({ name: value });
  // One that is only likely stands in the question for it.
  if (detail === 'currency') return menu.currencyAssumed ? undefined : value;
  if (detail === 'timeZone') return isSaid ? value : t.timeZone.ask;
  if (value !== undefined) return value;
  if (settled) return t.none[detail];
  return detail === 'hours' && facts.reading?.house?.hours ? t.hours.unclear : t.missing[detail];
}

/** What can be answered, by what is known. */
function Answers(props: HouseRowProps) {
  const { row, menu, facts, pending, editing, onEdit, onSave } = props;
  const { detail, accept } = row;
  const timeZones = facts.timeZones ?? [];
  const label = t.labels[detail];
  if (detail === 'hours') return <HoursAnswers {...props} />;
  if (detail === 'currency' && menu.currencyAssumed && accept) {
    return (
      <div className="grid justify-items-start gap-3">
        <CurrencyChoice currency={facts.currency ?? menu.currency} pending={pending} onChange={props.onCurrency} />
        <Button data-answer disabled={pending} onClick={() => onSave(accept)}>
          <Check aria-hidden />
          {t.currency.confirm}
        </Button>
      </div>
    );
  }
  if (editing || (!accept && detail === 'name')) {
    return (
      <DetailForm
        detail={detail}
        menu={menu}
        timeZones={timeZones}
        pending={pending}
        autoFocus={editing}
        action={t.save}
        onSave={onSave}
        {...(editing && { onCancel: () => onEdit(false) })}
      />
    );
  }
  if (detail === 'timeZone' && !accept)
    return <ZoneQuestion timeZones={timeZones} pending={pending} onEdit={onEdit} onSave={onSave} />;
  return (
    <div className="flex flex-wrap gap-2">
      {accept ? (
        <Button data-answer aria-label={t.rightNamed({ label })} disabled={pending} onClick={() => onSave(accept)}>
          <Check aria-hidden />
          {t.right}
        </Button>
      ) : (
        <Button
          data-answer
          aria-label={t.weHaveNoneNamed({ label })}
          disabled={pending}
          onClick={() => onSave({ settledDetails: [detail] })}
        >
          {t.weHaveNone}
        </Button>
      )}
      {accept ? (
        <ChangeButton {...props} />
      ) : (
        <Button variant="quiet" aria-label={t.writeNamed({ label })} onClick={() => onEdit(true)}>
          {t.write}
        </Button>
      )}
    </div>
  );
}

function ChangeButton({ row: { detail }, menu, linkState, onEdit }: HouseRowProps) {
  const name = t.changeNamed[detail];
  if (detail === 'hours')
    return <EditHours shareId={menu.shareId} linkState={linkState} label={name} text={t.change} />;
  return (
    <Button variant="quiet" aria-label={name} className="shrink-0" onClick={() => onEdit(true)}>
      {t.change}
    </Button>
  );
}

function EditHours({
  shareId,
  linkState,
  label,
  text,
}: {
  readonly shareId: string;
  readonly linkState: unknown;
  readonly label: string;
  readonly text: string;
}) {
  return (
    <LinkButton
      as={Link}
      to={`/menu/${shareId}/edit`}
      state={linkState}
      variant="quiet"
      aria-label={label}
      className="shrink-0"
    >
      {text}
    </LinkButton>
  );
}

/** The hours that the paper tells, in one tap; orders at any time where it tells none. */
function HoursAnswers({ row: { accept }, menu, facts, pending, linkState, onSave }: HouseRowProps) {
  const offered = offeredHours(menu, facts.reading);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        data-answer
        disabled={pending}
        aria-label={accept && !offered ? t.rightNamed({ label: t.labels.hours }) : undefined}
        onClick={() => onSave(accept ?? { settledDetails: ['hours'] })}
      >
        {accept && <Check aria-hidden />}
        {offered ? t.hours.take : accept ? t.right : t.hours.atAnyTime}
      </Button>
      <EditHours
        shareId={menu.shareId}
        linkState={linkState}
        label={accept ? t.changeNamed.hours : t.hours.set}
        text={accept ? t.change : t.hours.set}
      />
    </div>
  );
}

/** Which of the zones that its place allows; none is taken before it is chosen. */
function ZoneQuestion({
  timeZones,
  pending,
  onEdit,
  onSave,
}: { readonly timeZones: readonly string[]; readonly pending: boolean } & Pick<HouseRowProps, 'onEdit' | 'onSave'>) {
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <RadioGroup
          legend={t.timeZone.ask}
          hideLegend
          columns
          options={timeZones.map((zone) => ({
            value: zone,
            label: zoneName(zone),
            hint: t.timeZone.now({ time: clockTime(Date.now(), zone) }),
            disabled: pending,
          }))}
          value={undefined}
          onChange={(timeZone) => onSave({ timeZone, settledDetails: ['timeZone'] })}
        />
      </div>
      <Button variant="quiet" className="-ml-4" onClick={() => onEdit(true)}>
        {t.timeZone.other}
      </Button>
    </div>
  );
}
