import type { OutboxMessage } from '@chalkboard/contracts';
import { readOutbox } from './outbox';
import { until } from './until';

export interface SignInLetter {
  /** The path of its link, secret included. */
  readonly link: string;
  /** Undefined: it has none, as in an invitation. */
  readonly code: string | undefined;
  readonly message: OutboxMessage;
}

/**
 * The newest message with a sign-in link to this address or number, as soon as there is one that is none of `known`.
 */
export function signInLetter(origin: string, to: string, known: readonly SignInLetter[] = []): Promise<SignInLetter> {
  return until(`a sign-in message to ${to}`, async () => {
    const { messages, total } = await readOutbox(origin);
    const letter = messages
      .filter((message) => message.to === to && !known.some((one) => one.message.id === message.id))
      .map((message) => ({
        message,
        link: /\/sign-in#[\w-]+/.exec(message.body)?.[0] ?? '',
        code: /\b\d{6}\b/.exec(message.body.replace(/https?:\S+/g, ''))?.[0],
      }))
      .find(({ link }) => link);
    if (letter) return letter;
    throw new Error(`${total} messages left, the last at ${messages[0]?.createdAt ?? 'no time'}`);
  });
}
