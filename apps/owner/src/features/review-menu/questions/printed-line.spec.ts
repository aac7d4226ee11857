import { partsOfLine } from './printed-line';

it.each([
  ['Duck Confit 24', 'Duck Confit', '24'],
  ['Duck Confit ........ $24.00', 'Duck Confit', '$24.00'],
  ['Wiener Schnitzel 14,90 €', 'Wiener Schnitzel', '14,90 €'],
  ['Coffee', 'Coffee', ''],
  ['$9.50', '', '$9.50'],
])('“%s” says a name and a price', (text, name, price) => expect(partsOfLine(text)).toEqual({ name, price }));
