/** The page of ordering rules; each rule has its own words beside it. */
export const rules = {
  title: 'Ordering rules',
  lead: 'All of these are off until you turn them on.',
  link: 'Ordering rules',
  linkText: 'Delivery zones, taxes, serving times, happy hours, choices, allergens and ordering at the table.',
  loading: 'Loading the rules…',
  backToEdit: 'Edit menu',
  view: 'View menu',
  off: 'Off',
  unsaved: 'Not saved',
  save: 'Save',
  saving: 'Saving…',
  reset: 'Undo changes',
  saved: { title: 'Saved', description: 'Guests see it from now on.' },
  failed: { title: 'Not saved', description: 'Please try again.' },
  changed: 'This menu was changed somewhere else meanwhile. What you typed is still here: save again to keep it.',
};
