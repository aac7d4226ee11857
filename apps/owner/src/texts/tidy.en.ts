import type { TidyKind } from '../features/review-menu/tidy/tidy-step';

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** Every word of the dialog that tidies a menu. */
export const tidy = {
  open: 'Tidy up',
  title: 'Tidy up the menu',
  lead: 'Ticked changes are made together, and can be undone together. Prices stay as they are.',
  list: 'What would change',
  kinds: {
    numbers: { title: 'Numbers off the names', text: 'Guests order by name here.' },
    marks: { title: 'Marks as dietary tags', text: 'Guests can filter the menu by them.' },
    separators: { title: 'Strokes and dots to commas', text: '' },
    capitals: { title: 'Capitals to normal spelling', text: '' },
    sizes: { title: 'Same dish in sizes', text: 'Several entries become one with sizes, each at its price.' },
  } satisfies Record<TidyKind, { title: string; text: string }>,
  all: (title: string) => `All: ${title}`,
  chosen: (count: number, total: number) => `${count} of ${total}`,
  more: (count: number) => `Show ${count} more`,
  fromTo: (from: string, to: string, marks: readonly string[]) =>
    `${from} becomes ${to || 'empty'}${marks.length > 0 ? `, marked ${marks.join(', ')}` : ''}`,
  gone: 'nothing left',
  apply: (count: number) => (count === 0 ? 'Choose what to tidy' : `Apply ${changes(count)}`),
  cancel: 'Cancel',
  close: 'Close',
  none: { title: 'Nothing to tidy', text: 'Names, marks and sizes of this menu look right.' },
  done: (count: number) => ({ title: 'Menu tidied up', description: `${changes(count)} made.` }),
};
