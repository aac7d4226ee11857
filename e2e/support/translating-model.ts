import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly response_format?: { readonly json_schema?: { readonly name: string } };
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly { readonly text?: string }[];
  }[];
}

/**
 * A server that speaks the part of the chat-completions protocol that is used: it translates by a dictionary, has
 * nothing to say of pages of menus, and fails on demand.
 */
export class TranslatingModel {
  /** While set, every question for translations is answered with this status. */
  failing: number | undefined;
  private server: Server | undefined;

  /** @param dictionary what it knows; of everything else it says nothing */
  constructor(private readonly dictionary: Readonly<Record<string, string>>) {}

  /** @returns its address, up to the protocol's version */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const asked = JSON.parse(body) as Asked;
        const translates = asked.response_format?.json_schema?.name === 'translations';
        if (translates && this.failing)
          return void response
            .writeHead(this.failing, { 'content-type': 'application/json', 'x-should-retry': 'false' })
            .end(JSON.stringify({ error: { message: 'as asked', type: 'stand_in' } }));
        const content = JSON.stringify(translates ? this.translated(asked) : { restaurantName: null, sections: [] });
        const choices = [
          { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
        ];
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            id: 'chatcmpl-1',
            object: 'chat.completion',
            created: 1_700_000_000,
            model: 'stand-in',
            choices,
            usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
          }),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private translated({ messages }: Asked): { translations: { n: number; text: string | null }[] } {
    const content = messages.find(({ role }) => role === 'user')?.content ?? '';
    const question = typeof content === 'string' ? content : (content[0]?.text ?? '');
    const texts = JSON.parse(question.slice(question.indexOf('['))) as { n: number; text: string }[];
    return { translations: texts.map(({ n, text: printed }) => ({ n, text: this.dictionary[printed] ?? null })) };
  }
}
