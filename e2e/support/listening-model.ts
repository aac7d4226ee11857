import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A server that speaks the part of the audio-transcriptions protocol that is used: whatever it is sent, it heard the
 * same words.
 */
export class ListeningModel {
  private server: Server | undefined;

  constructor(private readonly words: string) {}

  /** @returns its address, up to the protocol's version */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      void buffer(request).then((recording) => {
        const { status, answer } =
          recording.length > 0
            ? { status: 200, answer: { text: this.words } }
            : { status: 400, answer: { error: { message: 'nothing was sent' } } };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
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
}
