import { deliveryAddress } from './delivery-address';

it('an address has its postcode once', () => {
  expect(deliveryAddress({ address: '1 Main St', postcode: '77002' })).toBe('1 Main St, 77002');
  expect(deliveryAddress({ address: '10 Downing St, London sw1a2aa', postcode: 'SW1A 2AA' })).toBe(
    '10 Downing St, London sw1a2aa',
  );
  expect(deliveryAddress({ address: '1 Main St' })).toBe('1 Main St');
  expect(deliveryAddress({ postcode: '77002' })).toBe('77002');
});
