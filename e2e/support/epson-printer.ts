import { setTimeout as sleep } from 'node:timers/promises';

const ASKS_EVERY_MS = 200;

/** A receipt printer of one story with Epson Server Direct Print, with what it printed: asks, prints, says so. */
export class EpsonPrinter {
  readonly tickets: string[] = [];
  private isOn = true;
  private readonly working: Promise<void>;

  /** @param address of the server, as its owner enters it */
  constructor(private readonly address: string) {
    this.working = this.work();
  }

  async switchOff(): Promise<void> {
    this.isOn = false;
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.isOn) {
      await this.ask();
      await sleep(ASKS_EVERY_MS);
    }
  }

  private async ask(): Promise<void> {
    const xml = await this.post({ ConnectionType: 'GetRequest' });
    const jobId = /<printjobid>([^<]+)</.exec(xml)?.[1];
    if (jobId === undefined) return;
    this.tickets.push(
      [...xml.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)]
        .map(([, text = '']) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))))
        .join(''),
    );
    await this.post({
      ConnectionType: 'SetResponse',
      ResponseFile: `<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="true" code="" status="251658262"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
    });
  }

  private async post(fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({ ID: 'bar', Name: 'Bar', ...fields });
    const answer = await fetch(this.address, { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`the printer was answered ${answer.status}`);
    return answer.text();
  }
}
