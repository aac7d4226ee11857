/** Names that a sentence has at most; the others are counted. */
const NAMED = 2;
/** Letters of such a name: the sentences travel in a header. */
const NAME_LETTERS = 30;

/** What of a menu a format of others has no place for, in sentences for its owner. */
export class NotExported {
  private readonly noted = new Map<string, Set<string>>();

  /** @param sentence ends with a full stop @param name what it is about; several are put into one sentence */
  add(sentence: string, name?: string): void {
    const names = this.noted.get(sentence) ?? new Set();
    if (name !== undefined) names.add(name);
    this.noted.set(sentence, names);
  }

  sentences(): string[] {
    return [...this.noted].map(([sentence, names]) =>
      names.size === 0 ? sentence : `${sentence.replace(/\.$/, '')}: ${listed([...names])}.`,
    );
  }
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => {
    const letters = [...name];
    return letters.length > NAME_LETTERS ? `${letters.slice(0, NAME_LETTERS - 1).join('')}…` : name;
  });
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
