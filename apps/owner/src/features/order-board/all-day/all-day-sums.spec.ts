import type { BoardOrder } from '@chalkboard/contracts';
import { boardOrder } from '../board.factory';
import { allDaySums } from './all-day-sums';

const [base] = boardOrder().lines;
const line = (name: string, quantity: number, over: Partial<BoardOrder['lines'][number]> = {}) => ({
  ...base!,
  name,
  quantity,
  options: [],
  notes: undefined,
  ...over,
});
const order = (orderNumber: string, status: BoardOrder['status'], lines: BoardOrder['lines']) =>
  boardOrder({ orderId: `id-${orderNumber}`, orderNumber, status, lines });

describe('the all-day view', () => {
  it('sums each dish over the accepted orders, by options and notes, with the tickets that want it', () => {
    const { own } = allDaySums(
      [
        order('A1', 'accepted', [line('Ravioli', 2, { options: ['Large'] }), line('Salad', 1)]),
        order('B2', 'preparing', [line('Ravioli', 1), line('Ravioli', 3, { options: ['Large'], notes: 'No sage' })]),
        order('C3', 'accepted', [
          line('Ravioli', 1, { options: ['Large'] }),
          line('Ravioli', 1, { options: ['Large'] }),
        ]),
      ],
      [],
    );
    expect(own.map(({ name, count }) => `${count} ${name}`)).toEqual(['8 Ravioli', '1 Salad']);
    expect(
      own[0]!.ways.map(({ options, notes, count, tickets }) => [
        count,
        options.join(),
        notes ?? '',
        tickets.map(({ orderNumber, quantity }) => `${quantity}×${orderNumber}`).join(' '),
      ]),
    ).toEqual([
      [4, 'Large', '', '2×A1 2×C3'],
      [3, 'Large', 'No sage', '3×B2'],
      [1, '', '', '1×B2'],
    ]);
  });

  it('leaves out what nobody accepted yet and what is ready or over', () => {
    const all = (['placed', 'ready', 'out_for_delivery', 'completed', 'rejected', 'cancelled'] as const).map(
      (status, index) => order(`N${index}`, status, [line('Ravioli', 1)]),
    );
    expect(allDaySums(all, []).own).toEqual([]);
  });

  it('tells what this station makes from what others make', () => {
    const { own, others } = allDaySums(
      [
        order('A1', 'accepted', [
          line('Steak', 1, { categoryId: 'grill' }),
          line('Wine', 2, { categoryId: 'drinks' }),
          line('Old dish', 1),
        ]),
      ],
      [{ id: 'grill', name: 'Grill' }],
    );
    expect([own.map(({ name }) => name), others.map(({ name }) => name)]).toEqual([['Old dish', 'Steak'], ['Wine']]);
  });
});
