import { PrinterNetworks } from './printer-address';

describe('a connection to a printer', () => {
  it.each(['192.168.1.50', '10.0.0.9', '172.31.255.254', 'fd00::50'])(
    'is opened to %s where private networks are allowed',
    (host) => {
      expect(new PrinterNetworks('private').allows(host, 9100)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '::1'],
    ['this machine in other clothes', '::ffff:127.0.0.1'],
    ['a private address in other clothes', '::ffff:192.168.1.50'],
    ['a private address in hexadecimal clothes', '::ffff:c0a8:132'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['the internet', '203.0.113.7'],
    ['everywhere', '0.0.0.0'],
    ['a name', 'printer.example'],
    ['a number in disguise', '3232235826'],
    ['an address with a zone', 'fe80::1%eth0'],
  ])('is not opened to %s (%s)', (_what, host) => {
    expect(new PrinterNetworks('private').allows(host, 9100)).toBe(false);
  });

  it.each([22, 80, 5432, 4222, 9104])('is not opened to port %i, on which no printer listens', (port) => {
    expect(new PrinterNetworks('private').allows('192.168.1.50', port)).toBe(false);
  });

  it('is opened nowhere unless something is configured', () => {
    expect([new PrinterNetworks(undefined).isOpen, new PrinterNetworks('').allows('192.168.1.50', 9100)]).toEqual([
      false,
      false,
    ]);
  });

  it('is opened to a named network, and not beside it', () => {
    const networks = new PrinterNetworks('192.168.7.0/24, 127.0.0.0/8');
    expect(['192.168.7.9', '192.168.8.9', '127.3.2.1'].map((host) => networks.allows(host, 9100))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(['10.0.0.0', '10.0.0.0/40', 'any', '/8', '10.0.0.0/8/9'])('needs a network: "%s" is refused', (network) =>
    expect(() => new PrinterNetworks(network)).toThrow('is no network'),
  );
});
