import { createFragmentSource, type FragmentSource } from './fragment-source';
import type { ChosenRemote } from './remote-catalog';

/** The fragment servers of the versions that are in use, each asked for by its origin. */
export class FragmentServers {
  private readonly sources = new Map<string, FragmentSource>();

  /** @param url origin of the one that draws where a version names none */
  constructor(private readonly url: string) {}

  of({ released: { fragments = this.url } }: Pick<ChosenRemote, 'released'>): FragmentSource {
    const source = this.sources.get(fragments) ?? createFragmentSource({ url: fragments });
    this.sources.set(fragments, source);
    return source;
  }

  /** What is at a path has changed: the next reader has it as it is now. */
  discard(path: string): void {
    for (const source of this.sources.values()) source.clear(path);
  }
}
