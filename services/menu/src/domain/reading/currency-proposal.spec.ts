import { currencyOfPlace } from './currency-proposal';

describe('the currency of a place', () => {
  it.each([
    ['+1 207 555 0142', 'USD'],
    ['(207) 555-0142', 'USD'],
    ['207.555.0142', 'USD'],
    ['+1 (416) 555-0199', 'CAD'],
    ['(604) 555-0199', 'CAD'],
    ['+44 20 7946 0958', 'GBP'],
    ['0049 30 1234567', 'EUR'],
    ['+41 44 123 45 67', 'CHF'],
    ['+39 06 1234567', 'EUR'],
    ['+48 22 123 45 67', 'PLN'],
    ['+420 221 234 567', 'CZK'],
    ['+36 1 234 5678', 'HUF'],
    ['+90 212 123 45 67', 'TRY'],
    ['+91 98765 43210', 'INR'],
    ['+971 4 123 4567', 'AED'],
    ['+966 11 123 4567', 'SAR'],
    ['+81 3-1234-5678', 'JPY'],
    ['+55 11 91234-5678', 'BRL'],
  ])('is told by the telephone number %s', (phone, code) => expect(currencyOfPlace({ phone })).toBe(code));

  it.each([
    ['218 Wharf Street, Portland, ME 04101', 'USD'],
    ['12 Ocean Ave, Melbourne, FL 32901', 'USD'],
    ['5 Main St, Austin, TX', 'USD'],
    ['350 Fifth Avenue, New York', 'USD'],
    ['12 King St W, Toronto, ON M5V 1A1', 'CAD'],
    ['10 Brick Lane, London E1 6QL', 'GBP'],
    ['Hauptstraße 5, 10115 Berlin', 'EUR'],
    ['Mariahilfer Str. 12, 1070 Wien', 'EUR'],
    ['10115 Berlin, DE', undefined],
    ['12 rue de la Paix, 75002 Paris', 'EUR'],
    ['Via Garibaldi 3, 20121 Milano', 'EUR'],
    ['Calle Mayor 8, 28013 Madrid', 'EUR'],
    ['Damrak 1, 1012 LG Amsterdam', 'EUR'],
    ['Rua Augusta 12, 1100-053 Lisboa', 'EUR'],
    ['Bahnhofstrasse 1, 8001 Zürich', 'CHF'],
    ['Av. Paulista 1000, São Paulo 01310-100', 'BRL'],
    ['Calle 5, Col. Roma, C.P. 06700', 'MXN'],
    ['ul. Floriańska 3, 31-019 Kraków', 'PLN'],
    ['Drottninggatan 5, 111 51 Stockholm', 'SEK'],
    ['İstiklal Cad. No: 12, Beyoğlu', 'TRY'],
    ['Sheikh Zayed Road, Dubai', 'AED'],
    ['2 High Street', undefined],
  ])('is told by the address %s', (address, code) => expect(currencyOfPlace({ address })).toBe(code));

  it('is that of the country code before that of the address', () =>
    expect(currencyOfPlace({ phone: '+41 91 123 45 67', address: 'Via Nassa 3, 69000 Lugano' })).toBe('CHF'));

  it('is unknown where a number has no country code and no form of its own', () =>
    expect(currencyOfPlace({ phone: '020 7946 0958' })).toBeUndefined());
});
