/** A field that has to be filled in; blanks alone do not. For `register` of react-hook-form. */
export const given = { validate: (text: string) => text.trim() !== '' };
