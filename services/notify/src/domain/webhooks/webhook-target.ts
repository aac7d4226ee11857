import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's public server (IANA special-purpose registries), so that no message is sent there. */
const REFUSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of IPv6 only global unicast is public, and of that not these: they stand for other addresses, or for examples. */
const PUBLIC_IPV6 = '2000::/3';
const REFUSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/**
 * Where messages may be sent. Their addresses are typed by strangers: without this, they could have this service knock
 * at any door that it can reach.
 */
export class WebhookTargets {
  private readonly refused = new BlockList();
  private readonly public6 = new BlockList();

  /** @param loopback whether this machine is a target too, and without TLS: for tests alone */
  constructor(private readonly loopback: boolean) {
    for (const network of REFUSED_IPV4) this.refused.addSubnet(...partsOf(network), 'ipv4');
    for (const network of REFUSED_IPV6) this.refused.addSubnet(...partsOf(network), 'ipv6');
    this.public6.addSubnet(...partsOf(PUBLIC_IPV6), 'ipv6');
  }

  /** Whether an address has a form that is sent to: https on its own port, and neither user nor password in it. */
  allowsUrl({ protocol, port, username, password }: URL): boolean {
    const isSafe = (protocol === 'https:' && port === '') || (this.loopback && protocol === 'http:');
    return isSafe && username === '' && password === '';
  }

  /** Whether a message may be sent to this IP address. */
  allowsAddress(address: string): boolean {
    const version = isIP(address);
    if (this.loopback && (address === '127.0.0.1' || address === '::1')) return true;
    if (version === 4) return !this.refused.check(address, 'ipv4');
    return version === 6 && this.public6.check(address, 'ipv6') && !this.refused.check(address, 'ipv6');
  }
}

function partsOf(network: string): [string, number] {
  const [address = '', bits = ''] = network.split('/');
  return [address, Number(bits)];
}
