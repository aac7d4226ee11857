import { BlockList, isIP } from 'node:net';
import { PRINTER_PORTS } from '@chalkboard/contracts';

/**
 * Networks by name, for configurations. Of no machine that is reached from outside, and none that only this machine
 * reaches.
 */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Where connections to printers may be opened. A printer's address is typed by strangers: without this, they could have
 * this service knock at any door that it can reach.
 */
export class PrinterNetworks {
  private readonly allowed = new BlockList();
  /** Whether there is any. */
  readonly isOpen: boolean;

  /**
   * @param networks `private`, or networks such as 192.168.1.0/24, with commas between them; undefined or empty: none
   * @throws Error that names what is no network
   */
  constructor(networks: string | undefined) {
    const names = (networks ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    for (const network of names.flatMap((name) => NAMED[name] ?? [name])) this.allow(network);
    this.isOpen = names.length > 0;
  }

  allows(host: string, port: number): boolean {
    const version = isIP(host);
    // An IPv4 address in IPv6 clothes is not taken: nobody's printer is written so.
    if (version === 0 || (version === 6 && /^[0:]/.test(host)) || !PRINTER_PORTS.some((known) => known === port))
      return false;
    return this.allowed.check(host, version === 6 ? 'ipv6' : 'ipv4');
  }

  private allow(network: string): void {
    const [address = '', prefix = '', ...more] = network.split('/');
    const version = isIP(address);
    const bits = Number(prefix);
    if (
      version === 0 ||
      prefix === '' ||
      more.length > 0 ||
      !Number.isInteger(bits) ||
      bits < 0 ||
      bits > (version === 6 ? 128 : 32)
    ) {
      throw new Error(`"${network}" is no network: write "private", or networks such as 192.168.1.0/24`);
    }
    this.allowed.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
}
