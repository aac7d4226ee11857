import type { HostV1, MenuLanguageTag, SuggestTranslationsResponse } from '@chalkboard/contracts';
import { suggestTranslationsRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { TRANSLATION } from '@chalkboard/contracts/limits';
import { call, describeError } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import type { TextEntry } from './menu-entries';

const t = texts.translate.suggest;

export interface Asking {
  /** Entries for which an answer has come. */
  readonly done: number;
  readonly all: number;
}

type Suggested = SuggestTranslationsResponse['texts'];

/**
 * Asks a model for translations, some at a time, one question after the other; what has come stays when one fails, or
 * when somebody stops it.
 * @param onSuggested told of each answer as it comes
 * @returns `ended`: how the last asking did, in words
 */
export function useSuggestions({
  host,
  shareId,
  onSuggested,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  onSuggested(language: string, texts: Suggested): void;
}) {
  const [asking, setAsking] = useState<Asking>();
  const [ended, setEnded] = useState<string>();
  const running = useRef<{ readonly abort: AbortController; found: number }>(undefined);
  useEffect(() => () => running.current?.abort.abort(), []);

  const ask = async (language: string, entries: readonly TextEntry[]) => {
    const run = { abort: new AbortController(), found: 0 };
    const { signal } = run.abort;
    running.current = run;
    setEnded(undefined);
    try {
      for (let done = 0; done < entries.length; done += TRANSLATION.suggestedAtOnce) {
        setAsking({ done, all: entries.length });
        const wanted = entries
          .slice(done, done + TRANSLATION.suggestedAtOnce)
          .map(({ places: [{ id, field }] }) => ({ id, field }));
        const answer = await call(suggestTranslationsRoute, {
          params: { shareId },
          body: { language: language as MenuLanguageTag, texts: wanted },
          signal,
        });
        if (signal.aborted) return;
        run.found += answer.texts.length;
        onSuggested(language, answer.texts);
      }
      setEnded(t.done({ texts: run.found }));
      host.toast({ title: t.found({ texts: run.found }), description: run.found > 0 ? t.read : t.none });
    } catch (error) {
      if (signal.aborted) return;
      const why = describeError(error, t.failed);
      setEnded(t.broken({ why, texts: run.found }));
      host.toast({ title: t.found({ texts: run.found }), description: why, variant: 'destructive' });
    } finally {
      if (running.current === run) setAsking(undefined);
    }
  };
  const end = (words: string | undefined) => {
    running.current?.abort.abort();
    running.current = undefined;
    setAsking(undefined);
    setEnded(words);
  };
  /** `forget`: nothing is asked any more, and nothing said of it. */
  return {
    asking,
    ended,
    ask,
    stop: () => end(t.stopped({ texts: running.current?.found ?? 0 })),
    forget: () => end(undefined),
  };
}
