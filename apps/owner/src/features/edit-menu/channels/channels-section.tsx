import type { Channels, HostV1, Menu } from '@chalkboard/contracts';
import { UI_LANGUAGES } from '@chalkboard/contracts/ui-languages';
import { Badge, Button, Checkbox, Field, LinkButton, Select } from '@chalkboard/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '../../../shared/menu/language-name';
import { texts } from '../../../texts';
import { FormSection } from '../form-section';
import type { FormValues } from '../form-values';
import { PrinterList } from './printer-list';
import { Lately } from './sent-message';
import { TestButton } from './test-button';
import { useChannels } from './use-channels';

const t = texts.channels;

type ChannelFlag = 'notificationSMS' | 'notificationWhatsApp' | 'notificationPrint';

/** How the restaurant is told of its orders: each channel with its switch, how it is, and a test. */
export function ChannelsSection({
  host,
  shareId,
  categories,
  values,
  onChange,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly categories: Menu['categories'];
  readonly values: Pick<FormValues, ChannelFlag | 'messageLanguage'>;
  onChange<K extends ChannelFlag | 'messageLanguage'>(key: K, value: FormValues[K]): void;
}) {
  const { channels, failed, lost, retry } = useChannels(shareId);
  const tick = (flag: ChannelFlag, label: string, hint: string) => (
    <Checkbox
      name={flag}
      label={label}
      hint={hint}
      checked={values[flag]}
      onChange={({ target }) => onChange(flag, target.checked)}
    />
  );
  return (
    <FormSection title={t.title} text={t.text}>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
          {t.failed}
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      )}
      {!failed && !channels && <p className="text-small text-quiet">{t.loading}</p>}
      {lost && (
        <p role="status" className="text-small text-uncertain">
          {t.lost}
        </p>
      )}
      <div className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        <Channel
          tick={tick('notificationSMS', t.sms, t.smsHint)}
          isOn={values.notificationSMS}
          wasOn={channels?.sms.on}
        >
          {channels && <ByText shareId={shareId} sms={channels.sms} />}
        </Channel>
        <Channel
          tick={tick('notificationWhatsApp', t.whatsApp, t.whatsAppHint)}
          isOn={values.notificationWhatsApp}
          wasOn={channels?.whatsapp.on}
        >
          {channels && values.notificationWhatsApp && <ByWhatsApp whatsapp={channels.whatsapp} />}
        </Channel>
        <Channel
          tick={tick('notificationPrint', t.print, t.printHint)}
          isOn={values.notificationPrint}
          wasOn={channels?.print.on}
        >
          {channels && (values.notificationPrint || channels.print.printers.length > 0) && (
            <PrinterList
              host={host}
              shareId={shareId}
              categories={categories}
              print={channels.print}
              isOn={values.notificationPrint}
            />
          )}
        </Channel>
      </div>
      <Field label={t.language} hint={t.languageHint}>
        <Select
          name="messageLanguage"
          value={values.messageLanguage}
          onChange={({ target }) => onChange('messageLanguage', target.value as FormValues['messageLanguage'])}
        >
          <option value="">{t.languageNotChosen}</option>
          {UI_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Field>
    </FormSection>
  );
}

function Channel({
  tick,
  isOn,
  wasOn = isOn,
  children,
}: {
  readonly tick: ReactNode;
  readonly isOn: boolean;
  readonly wasOn?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className="px-4 py-2 sm:px-5">
      {tick}
      <div className="flex flex-col gap-3 pb-3 empty:hidden sm:pl-8">
        {isOn !== wasOn && (
          <p>
            <Badge state="uncertain">{t.unsaved}</Badge>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function ByText({
  shareId,
  sms: { number, confirmed, stopped, lastTest, lastOrder },
}: {
  readonly shareId: string;
  readonly sms: Channels['sms'];
}) {
  if (number === undefined) return <p className="text-small text-uncertain">{t.noNumber}</p>;
  const state = stopped ? ('failed' as const) : confirmed ? ('ready' as const) : ('uncertain' as const);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-small">
        <span className="tabular font-medium">{number}</span>
        <Badge state={state}>{stopped ? t.stopped : confirmed ? t.confirmed : t.notConfirmed}</Badge>
      </p>
      {(stopped || !confirmed) && <p className="text-small text-quiet">{stopped ? t.stoppedHow : t.confirmHow}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <TestButton shareId={shareId} to={number} request={{ channel: 'sms' }} />
      </div>
      <Lately lastTest={lastTest} lastOrder={lastOrder} by="sms" />
    </>
  );
}

/** Guests send this one themselves: trying it means opening the chat that they get. */
function ByWhatsApp({ whatsapp: { number, testLink } }: { readonly whatsapp: Channels['whatsapp'] }) {
  if (number === undefined) return <p className="text-small text-uncertain">{t.noNumber}</p>;
  if (testLink === undefined) return <p className="text-small text-uncertain">{t.noChat}</p>;
  return (
    <>
      <p className="text-small text-quiet">{t.openChatHint}</p>
      <div>
        <LinkButton href={testLink} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden />
          {t.openChat}
        </LinkButton>
      </div>
    </>
  );
}
