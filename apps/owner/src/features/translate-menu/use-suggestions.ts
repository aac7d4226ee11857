import type { HostV1, SuggestTranslationsResponse } from '@chalkboard/contracts';
import { TRANSLATION } from '@chalkboard/contracts/limits';
import { api, describeError } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import type { TextEntry } from './menu-entries';

const t = texts.edit.translate.suggest;

export interface Asking {
  /** Entries for which an answer has come. */
  readonly done: number;
  readonly all: number;
}

type Suggested = SuggestTranslationsResponse['texts'];

/**
 * Asks a model for translations, some at a time, one question after the other; what has come stays when one fails, or when somebody stops it.
 * @param onSuggested told of each answer as it comes
 */
export function useSuggestions({ host, shareId, onSuggested }: { readonly host: HostV1; readonly shareId: string; onSuggested(language: string, texts: Suggested): void }) {
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (language: string, entries: readonly TextEntry[]) => {
    const stop = new AbortController();
    running.current = stop;
    let found = 0;
    try {
      for (let done = 0; done < entries.length; done += TRANSLATION.suggestedAtOnce) {
        setAsking({ done, all: entries.length });
        const wanted = entries.slice(done, done + TRANSLATION.suggestedAtOnce).map(({ places: [{ id, field }] }) => ({ id, field }));
        const answer = await api<SuggestTranslationsResponse>(`/api/menu/${encodeURIComponent(shareId)}/translation/suggestions`, { method: 'POST', body: { language, texts: wanted }, signal: stop.signal });
        if (stop.signal.aborted) return;
        found += answer.texts.length;
        onSuggested(language, answer.texts);
      }
      host.toast({ title: t.done(found), description: found > 0 ? t.doneText : t.doneNothing });
    } catch (error) {
      if (!stop.signal.aborted) host.toast({ title: t.failed.title, description: describeError(error, t.failed.description), variant: 'destructive' });
    } finally {
      if (running.current === stop) setAsking(undefined);
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setAsking(undefined);
  };
  return { asking, ask, stop };
}
