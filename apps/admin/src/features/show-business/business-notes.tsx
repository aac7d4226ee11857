import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { listBusinessNotesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Button, Field, TextArea } from '@chalkboard/ui';
import { addressOf, formatDateTime, mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { addNote } from '../../business/business-calls';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useStaffList } from '../../lists/use-staff-list';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';

const t = texts.businesses.detail;

/** What staff wrote down about a business. */
export function BusinessNotes({
  host,
  role,
  businessId,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly businessId: string;
}) {
  const place = { params: { businessId } };
  const list = useStaffList(listBusinessNotesRoute, place);
  const [text, setText] = useState('');
  const add = useChange(host, {
    run: addNote,
    done: t.noteAdded,
    failed: t.noteFailed,
    refresh: [[addressOf(listBusinessNotesRoute, place)]],
    onDone: () => setText(''),
  });
  return (
    <Panel title={t.notes} text={t.notesText}>
      {mayStaff(role, 'businesses.change') && (
        <form
          className="mb-5 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !add.isPending) add.mutate({ id: businessId, text: text.trim() });
          }}
        >
          <Field label={t.note}>
            <TextArea name="note" value={text} onChange={({ target }) => setText(target.value)} maxLength={4000} />
          </Field>
          <div className="flex justify-end">
            <Button type="submit" disabled={!text.trim() || add.isPending}>
              {add.isPending ? t.addingNote : t.addNote}
            </Button>
          </div>
        </form>
      )}
      {list.items ? (
        <>
          {list.items.length === 0 && <p className="text-small text-quiet">{t.noNotes}</p>}
          <ol className="divide-y divide-hairline">
            {list.items.map(({ id, text: note, author, at }) => (
              <li key={id} className="py-3 first:pt-0">
                <p className="text-small whitespace-pre-line">{note}</p>
                <p className="mt-1 text-caption break-all text-quiet">{t.noteBy(author, formatDateTime(at))}</p>
              </li>
            ))}
          </ol>
          {list.error ? <ReadFailure error={list.error} onRetry={list.retry} /> : null}
          {list.hasMore && (
            <Button aria-disabled={list.isLoadingMore} onClick={() => !list.isLoadingMore && list.loadMore()}>
              {list.isLoadingMore ? texts.loading : texts.list.more}
            </Button>
          )}
        </>
      ) : list.error ? (
        <ReadFailure error={list.error} onRetry={list.retry} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </Panel>
  );
}
