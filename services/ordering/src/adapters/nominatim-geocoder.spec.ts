import { StandInGeocoder } from '../../test/stand-in-geocoder';
import { NominatimGeocoder } from './nominatim-geocoder';

const GATE = { lat: 52.5163, lon: 13.3777 };
let server: StandInGeocoder;
let geocoder: NominatimGeocoder;

beforeEach(async () => {
  server = await StandInGeocoder.start({ 'Pariser Platz 1': GATE });
  geocoder = new NominatimGeocoder(`${server.url}/`, 300);
});
afterEach(() => server.stop());

it('finds an address, says who asks and where, and asks once for it', async () => {
  const found = { location: GATE, label: 'Pariser Platz 1, Berlin, Deutschland' };
  expect(await geocoder.find('Pariser  Platz 1', { lat: 52, lon: 13 })).toEqual(found);
  expect(await geocoder.find('Pariser Platz 1', { lat: 52, lon: 13 })).toEqual(found);
  expect(await geocoder.find('Nowhere 1', undefined)).toBeUndefined();
  expect(server.asked).toHaveLength(2);
  expect(server.asked[0]!.userAgent).toBeTruthy();
  expect(Object.fromEntries(server.asked[0]!.query)).toEqual({
    format: 'jsonv2',
    limit: '1',
    q: 'Pariser Platz 1',
    viewbox: '12.5,51.5,13.5,52.5',
  });
});

it.each(['fails', 'hangs', 'babbles'] as const)(
  'says that addresses cannot be looked up when the server %s, and asks again the next time',
  async (mood) => {
    server.mood = mood;
    await expect(geocoder.find('Pariser Platz 1', undefined)).rejects.toMatchObject({
      code: 'ordering.places_not_available',
    });
    server.mood = 'answers';
    expect(await geocoder.find('Pariser Platz 1', undefined)).toMatchObject({ location: GATE });
  },
);
