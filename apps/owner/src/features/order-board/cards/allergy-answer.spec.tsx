/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { BoardOrder } from '@chalkboard/contracts';
import { render, screen } from '@testing-library/react';
import { boardOf, boardOrder } from '../board.factory';
import { DetailsSheet } from './details-sheet';
import { OrderCard } from './order-card';
import { PrintTicket } from './print-ticket';

const nothing = () => undefined;

function show(answer: Partial<BoardOrder>) {
  jest.spyOn(window, 'print').mockImplementation(nothing);
  const order = boardOrder(answer);
  render(
    <>
      <OrderCard
        order={order}
        timeZone="UTC"
        settings={boardOf([]).settings}
        station={[]}
        rows={6}
        ringing={false}
        focused={false}
        note={undefined}
        actions={{ watch: nothing, move: nothing, details: nothing, dismiss: nothing, nobody: nothing }}
      />
      <PrintTicket order={order} isDuplicate={false} restaurantName="Osteria Lucia" timeZone="UTC" onDone={nothing} />
      <DetailsSheet
        order={order}
        timeZone="UTC"
        onClose={nothing}
        onPrint={nothing}
        onCorrect={nothing}
        onAccept={nothing}
      />
    </>,
  );
}

test('the card, the paper and the details say that the guest confirmed the allergy notice', () => {
  show({ allergyConfirmed: true, allergyAsked: true });
  for (const words of [
    'Allergies: read and confirmed',
    'ALLERGY NOTICE CONFIRMED',
    'The guest confirmed the allergy notice',
  ])
    screen.getByText(words);
});

test('and that the guest saw it and did not', () => {
  show({ allergyConfirmed: false, allergyAsked: true });
  for (const words of [
    'Allergies: not confirmed',
    'ALLERGY NOTICE NOT CONFIRMED',
    'The guest was shown the allergy notice and did not confirm it',
  ])
    screen.getByText(words);
});

test('and nothing where there was no notice', () => {
  show({});
  expect(screen.queryByText(/allerg/i)).toBeNull();
});
