/** The secret of an edit link in an address's fragment, `#link=…`; undefined when there is none. */
export function linkSecret(hash: string): string | undefined {
  return /^#link=(.+)$/.exec(hash)?.[1];
}
