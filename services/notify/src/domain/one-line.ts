/** What strangers write must not look like lines of ours. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
