import type { HostV1, Menu, NewPrinter, Printer } from '@chalkboard/contracts';
import { PRINTER_LETTERS, PRINTER_NAME_LETTERS, PRINTER_PAPERS, PRINTER_PORTS } from '@chalkboard/contracts/printing';
import { Button, Dialog, Field, RadioGroup, Select, TextInput } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import { savePrinter } from './channels-api';
import { isAddress, printerRequest, valuesOfPrinter, type PrinterValues } from './printer-form';
import { StationFields } from './station-fields';

const t = texts.channels.printers;

/** One printer, or a new one where none is given. How it is connected stays. */
export function PrinterDialog({
  host,
  shareId,
  networkPrinters,
  secondLanguage,
  categories,
  printer,
  onClose,
  onAdded,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly networkPrinters: boolean;
  readonly secondLanguage?: string | undefined;
  readonly categories: Menu['categories'];
  readonly printer?: Printer;
  onClose(): void;
  onAdded(printer: NewPrinter): void;
}) {
  const [values, setValues] = useState(() => valuesOfPrinter(printer, networkPrinters));
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<PrinterValues>) => setValues({ ...values, ...part });
  const request = printerRequest(values);
  const save = useMutation({
    mutationFn: async () => request && savePrinter(shareId, request, printer?.id),
    onSuccess: (saved) => {
      if (!saved) return;
      host.toast(printer ? t.form.saved : t.form.added);
      if (printer) onClose();
      else onAdded(saved);
    },
  });
  const missing = (isMissing: boolean, words: string) => (asked && isMissing ? { error: words } : {});
  const connection = values.kind === 'network' ? values.kind : values.protocol;
  const connections = [
    ...(networkPrinters ? [{ value: 'network', label: t.form.networkKind, hint: t.form.networkHint } as const] : []),
    { value: 'cloudprnt', label: t.form.cloudKind, hint: t.form.cloudHint },
    { value: 'epson', label: t.form.epsonKind, hint: t.form.epsonHint },
  ] as const;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={printer ? t.form.editTitle : t.form.addTitle}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form around, which would save the whole menu.
          event.stopPropagation();
          setAsked(true);
          if (request && !save.isPending) save.mutate();
        }}
      >
        <Field
          label={t.form.name}
          required
          hint={t.form.nameHint}
          {...missing(values.name.trim() === '', t.form.nameMissing)}
        >
          <TextInput
            name="printerName"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            maxLength={PRINTER_NAME_LETTERS}
          />
        </Field>
        {!networkPrinters && values.kind === 'cloud' && <p className="text-small text-quiet">{t.form.cloudOnly}</p>}
        {!printer && (
          <RadioGroup
            legend={t.form.kind}
            options={connections}
            value={connection}
            onChange={(chosen) => change(chosen === 'network' ? { kind: chosen } : { kind: 'cloud', protocol: chosen })}
          />
        )}
        {values.kind === 'network' && (
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <Field
              label={t.form.host}
              required
              hint={t.form.hostHint}
              {...missing(!isAddress(values.host), t.form.hostWrong)}
            >
              <TextInput
                name="printerHost"
                value={values.host}
                onChange={({ target }) => change({ host: target.value })}
                autoCapitalize="off"
                autoComplete="off"
                spellCheck={false}
                placeholder="192.168.1.50"
                className="tabular"
              />
            </Field>
            <Field label={t.form.port}>
              <Select
                name="printerPort"
                value={values.port}
                onChange={({ target }) => change({ port: Number(target.value) })}
              >
                {PRINTER_PORTS.map((port) => (
                  <option key={port} value={port}>
                    {port}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        <StationFields
          name={values.name}
          categories={categories}
          secondLanguage={secondLanguage}
          station={values.station}
          asked={asked}
          onChange={(part) => change({ station: { ...values.station, ...part } })}
        />
        <Field label={t.form.paper}>
          <Select
            name="printerPaper"
            value={values.paper}
            onChange={({ target }) =>
              change({ paper: PRINTER_PAPERS.find((paper) => String(paper) === target.value) ?? 80 })
            }
          >
            {PRINTER_PAPERS.map((paper) => (
              <option key={paper} value={paper}>
                {t.paper({ mm: paper })}
              </option>
            ))}
          </Select>
        </Field>
        {connection !== 'cloudprnt' && (
          <Field label={t.form.letters} hint={t.form.lettersHint}>
            <Select
              name="printerLetters"
              value={values.letters}
              onChange={({ target }) =>
                change({ letters: PRINTER_LETTERS.find((letters) => letters === target.value) ?? 'standard' })
              }
            >
              {PRINTER_LETTERS.map((letters) => (
                <option key={letters} value={letters}>
                  {t.letters[letters]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {save.isError && (
          <p role="alert" className="flex items-start gap-1.5 text-small text-failed">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {describeError(save.error, t.form.failed)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {save.isPending ? t.form.saving : t.form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
