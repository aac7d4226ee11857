import { isAddress, printerRequest, valuesOfPrinter } from './printer-form';

it.each(['192.168.1.50', ' 10.0.0.9 ', 'fd00::50'])('"%s" is written as an address', (host) =>
  expect(isAddress(host)).toBe(true),
);
it.each(['', 'printer.local', '192.168.1', '192.168.1.300', 'http://192.168.1.50', '192.168.1.50:9100'])(
  '"%s" is not',
  (host) => expect(isAddress(host)).toBe(false),
);

it('a new printer is reached by its address where that can be done, and asks for its tickets elsewhere', () => {
  expect([valuesOfPrinter(undefined, true).kind, valuesOfPrinter(undefined, false).kind]).toEqual(['network', 'cloud']);
});

it('nothing is sent while the name or the address is missing', () => {
  const typed = { ...valuesOfPrinter(undefined, true), name: 'Kitchen' };
  expect(printerRequest(typed)).toBeUndefined();
  expect(printerRequest({ ...typed, host: '10.0.0.9' })).toEqual({
    kind: 'network',
    name: 'Kitchen',
    paper: 80,
    letters: 'standard',
    host: '10.0.0.9',
    port: 9100,
  });
  expect(printerRequest({ ...typed, name: ' ', host: '10.0.0.9' })).toBeUndefined();
});

it('a printer that asks for its tickets has no address to be sent', () => {
  expect(printerRequest({ ...valuesOfPrinter(undefined, false), name: ' Bar ', host: '10.0.0.9' })).toEqual({
    kind: 'cloud',
    name: 'Bar',
    paper: 80,
  });
});

it('a printer that asks in another protocol says so', () => {
  const typed = { ...valuesOfPrinter(undefined, false), name: 'Bar', protocol: 'epson' } as const;
  expect(printerRequest(typed)).toEqual({
    kind: 'cloud',
    protocol: 'epson',
    name: 'Bar',
    paper: 80,
    letters: 'standard',
  });
});

it('what it prints is sent where it is not the usual, and always of a printer that is there already', () => {
  const typed = { ...valuesOfPrinter(undefined, false), name: 'Bar' };
  const station = { ...typed.station, prints: 'bag', copies: 2 } as const;
  expect(printerRequest({ ...typed, station })?.station).toEqual({ prints: 'bag', copies: 2 });
  const printer = { id: 'p1', kind: 'cloud', name: 'Bar', paper: 80, letters: 'standard' } as const;
  expect(printerRequest(valuesOfPrinter(printer, false))?.station).toEqual({ prints: 'everything' });
  expect(printerRequest({ ...typed, station: { ...typed.station, prints: 'chosen' } })).toBeUndefined();
});
