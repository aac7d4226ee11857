/**
 * How the printer treats the next ticket. `lost`: prints it, and its answer gets lost; `garbled`: answers with
 * something else than a result.
 */
export type EpsonBehaviour = 'print' | 'no-paper' | 'cover-open' | 'lost' | 'garbled' | 'not-understood';

const CODES = {
  'no-paper': 'EPTR_REC_EMPTY',
  'cover-open': 'EPTR_COVER_OPEN',
  'not-understood': 'SchemaError',
} as const;
const STATUSES = { 'no-paper': 0x0f080008, 'cover-open': 0x0f000028, 'not-understood': 1 } as const;

/** A receipt printer with Epson Server Direct Print: asks, prints, and says what became of it; fails on demand. */
export class EpsonStandIn {
  /** What was printed: the words, without mark-up. */
  readonly tickets: string[] = [];
  /** The last ticket as it came. */
  lastXml = '';
  /** Taken from the front, one a ticket; else it prints. */
  readonly behaviours: EpsonBehaviour[] = [];
  private lastResult = '';

  /** @param url its server address */
  constructor(private readonly url: string) {}

  /** Asks once. @returns whether there was a ticket */
  async poll(): Promise<boolean> {
    const xml = await this.post({ ConnectionType: 'GetRequest', ID: 'kitchen', Name: 'Kitchen' });
    if (xml === '') return false;
    this.lastXml = xml;
    const behaviour = this.behaviours.shift() ?? 'print';
    const jobId = /<printjobid>([^<]+)<\/printjobid>/.exec(xml)?.[1] ?? '';
    if (behaviour === 'print' || behaviour === 'lost' || behaviour === 'garbled') this.tickets.push(wordsOf(xml));
    if (behaviour === 'lost') return true;
    this.lastResult = behaviour === 'garbled' ? '<html>' : resultOf(jobId, behaviour);
    await this.sayAgain();
    return true;
  }

  /** Says the result of the last ticket once more. */
  async sayAgain(): Promise<void> {
    await this.post({ ConnectionType: 'SetResponse', ID: 'kitchen', Name: 'Kitchen', ResponseFile: this.lastResult });
  }

  /** Says how it is. @param bits of the automatic status */
  async tell(bits: number): Promise<void> {
    await this.post({
      ConnectionType: 'SetStatus',
      ID: 'kitchen',
      Status: `<?xml version="1.0"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="0x${bits.toString(16)}"/></statusmonitor>`,
    });
  }

  private async post(fields: Record<string, string>): Promise<string> {
    const response = await fetch(this.url, { method: 'POST', body: new URLSearchParams(fields) });
    if (response.status !== 200) throw new Error(`the server answered ${response.status}`);
    return response.text();
  }
}

function resultOf(jobId: string, behaviour: EpsonBehaviour): string {
  const code = behaviour in CODES ? CODES[behaviour as keyof typeof CODES] : '';
  const status = behaviour in STATUSES ? STATUSES[behaviour as keyof typeof STATUSES] : 0x0f000016;
  return `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="${code === ''}" code="${code}" status="${status}" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
}

function wordsOf(xml: string): string {
  return [...xml.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))))
    .join('');
}
