const devices = (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`;

/** Who may change a menu, whose it is, and what became of its photos; on the edit page. */
export const rights = {
  who: {
    title: 'Who may edit',
    text: 'Whoever opens an edit link may change this menu and work its orders, until you revoke the link.',
    byLink: 'You may change this menu by an edit link. New links are made by the restaurant alone.',
    failed: 'Who may edit could not be read just now. Nothing was changed.',
    retry: 'Try again',
    loading: 'Loading who may edit',
    nobody: 'No edit link yet: nobody else has the right by one.',
    label: 'Who is it for?',
    labelHint: 'For you to tell the links apart.',
    make: 'Make an edit link',
    making: 'Making...',
    made: {
      title: 'Your edit link',
      text: 'It is shown this once. Give it to those only who may change your menu: it needs no password.',
      label: 'Edit link',
      copy: 'Copy edit link',
      copied: 'Copied',
      copyFailed: 'Select the link and copy it.',
      done: 'Done',
    },
    unnamed: 'Edit link',
    unused: (made: string) => `Made ${made}, not opened yet`,
    used: (made: string, count: number, last: string) =>
      `Made ${made}, opened on ${devices(count)}, last new one ${last}`,
    revoke: 'Revoke',
    revokeNamed: (name: string, made: string) => `Revoke: ${name}, made ${made}`,
    revoked: { title: 'Edit link revoked' },
    confirm: (name: string, count: number) => ({
      title: `Revoke “${name}”?`,
      text:
        count === 0
          ? 'The link works no more.'
          : `The link works no more, and the ${count === 1 ? 'device' : devices(count)} that opened it can change nothing any more.`,
      action: 'Revoke',
    }),
    others: (count: number) => `${devices(count)} more may edit without a link`,
    othersNote: 'From before the menu belonged to your business.',
    endAll: 'End all other rights',
    allEnded: { title: 'All other rights have ended' },
    confirmAll: {
      title: 'End all other rights?',
      text: 'Every edit link works no more, and no other device can change this menu. Members of its business still can.',
      action: 'End them',
    },
    cancel: 'Cancel',
  },
  open: {
    opening: 'Opening your edit link...',
    refused: {
      title: 'This edit link does not work',
      text: 'It was revoked, or is not complete. Ask whoever gave it to you for a new one.',
      back: 'Back to Menu',
    },
    failed: {
      title: 'The edit link could not be opened',
      text: 'The site could not be reached. The link still works.',
      retry: 'Try again',
    },
    opened: {
      title: 'You may edit this menu now',
      description: 'This browser keeps the right until the link is revoked.',
    },
  },
  claim: {
    title: 'Add to your business',
    text: 'Only this browser has the right to this menu. In your business it is yours for good, on every device.',
    signIn: 'Sign in to add it',
    register: 'Register your business',
    none: 'You have no business yet to add it to.',
    place: 'Business',
    to: (place: string) => `Add to ${place}`,
    action: 'Add to your business',
    adding: 'Adding...',
    done: { title: 'Menu added to your business' },
    of: (business: string) => `This menu belongs to ${business}. Everybody in its team may change it.`,
  },
  photos: {
    title: 'Uploaded photos',
    text: 'What you uploaded is deleted within 24 hours. The menu stays.',
    first: (files: number) => (files === 1 ? 'One file' : `${files} files`),
    again: (files: number) => `${files === 1 ? 'One file' : `${files} files`}, the menu photographed again`,
    deleted: (at: string) => `Photos deleted on ${at}`,
    kept: (by: string) => `Will be deleted by ${by}`,
    isDeleted: 'Deleted',
    uploaded: (at: string) => `Uploaded ${at}`,
    none: 'Nothing was uploaded for this menu.',
    failed: 'The receipts could not be read just now.',
    loading: 'Loading the receipts',
  },
};
