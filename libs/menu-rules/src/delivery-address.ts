import type { CustomerInfo } from '@chalkboard/contracts/http/orders';

/** Where an order goes, in one line: the address, and its postcode where that is not written in it already. */
export function deliveryAddress({ address = '', postcode }: Pick<CustomerInfo, 'address' | 'postcode'>): string {
  const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();
  if (!postcode || plain(address).includes(plain(postcode))) return address;
  return address === '' ? postcode : `${address}, ${postcode}`;
}
