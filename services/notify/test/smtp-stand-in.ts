import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Step = 'MAIL' | 'RCPT' | 'DATA' | 'MESSAGE';

/**
 * How the next mail is taken; `hang up` and `hang` come at a step instead of an answer; `lost`: it is taken, and the
 * line breaks before the answer.
 */
export type Behaviour = { readonly at: Step; readonly answer: `${number} ${string}` | 'hang up' | 'hang' } | 'lost';

export interface TakenMail {
  readonly from: string;
  readonly to: string;
  /** Header names in lower case; folded lines joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Speaks the part of SMTP (RFC 5321) that a client needs to hand in a plain-text mail, and fails on demand. */
export class SmtpStandIn {
  readonly taken: TakenMail[] = [];
  /** Taken from the front, one a mail. */
  readonly behaviours: Behaviour[] = [];
  /** What happens between taking a mail and saying so. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve();
  mails = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpStandIn> {
    const server = createServer();
    const standIn = new SmtpStandIn(server);
    server.on('connection', (socket) => void standIn.talk(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get mailServer() {
    return {
      url: `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      from: 'Chalkboard <hello@chalkboard.test>',
    };
  }

  get environment(): Record<string, string> {
    return { SMTP_URL: this.mailServer.url, MAIL_FROM: this.mailServer.from };
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async talk(socket: Socket): Promise<void> {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    const say = (answer: string) => socket.write(`${answer}\r\n`);
    let behaviour: Behaviour | undefined;
    let mail = { from: '', to: '' };
    let content: string[] | undefined;

    /** @returns whether the step goes on as usual */
    const goesOn = (step: Step): boolean => {
      if (typeof behaviour !== 'object' || behaviour.at !== step) return true;
      if (behaviour.answer === 'hang up') socket.destroy();
      else if (behaviour.answer !== 'hang') say(behaviour.answer);
      return false;
    };

    say('220 stand-in ESMTP');
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (content) {
        if (line !== '.') {
          content.push(line.startsWith('.') ? line.slice(1) : line);
          continue;
        }
        const received = parseMail(mail, content);
        content = undefined;
        if (!goesOn('MESSAGE')) continue;
        this.taken.push(received);
        await this.beforeAnswer();
        if (behaviour === 'lost') socket.destroy();
        else say('250 2.0.0 taken');
        continue;
      }
      const verb = line.split(' ')[0]?.toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO' || verb === 'RSET' || verb === 'NOOP') say('250 stand-in');
      else if (verb === 'MAIL') {
        this.mails += 1;
        behaviour = this.behaviours.shift();
        mail = { from: inBrackets(line), to: '' };
        if (goesOn('MAIL')) say('250 ok');
      } else if (verb === 'RCPT') {
        mail.to = inBrackets(line);
        if (goesOn('RCPT')) say('250 ok');
      } else if (verb === 'DATA') {
        if (!goesOn('DATA')) continue;
        content = [];
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('502 not understood');
    }
  }
}

function inBrackets(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function parseMail({ from, to }: { from: string; to: string }, lines: readonly string[]): TakenMail {
  const end = lines.indexOf('');
  const headers: Record<string, string> = {};
  for (const header of lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(header) ?? [];
    headers[name.toLowerCase()] = value;
  }
  const body = lines
    .slice(end + 1)
    .map((line) => `${line}\n`)
    .join('');
  return {
    from,
    to,
    headers,
    body: headers['content-transfer-encoding'] === 'quoted-printable' ? fromQuotedPrintable(body) : body,
  };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
