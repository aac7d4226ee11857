export interface LegalSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** Where it can be done at once. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** A document in numbered sections. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The day from which it holds (ISO 8601). */
  readonly effective: string;
  readonly sections: readonly LegalSection[];
}
