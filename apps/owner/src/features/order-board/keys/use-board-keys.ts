import type { BoardOrder } from '@chalkboard/contracts';
import { localStore } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { ACCEPT_MINUTES } from '../cards/accept-minutes';
import type { TicketActions } from '../cards/ticket-actions';
import { boardKeyOf, ticketAt, type BoardKey } from './board-keys';

const MEMORY_KEY = 'board_keys';

export interface BoardKeys {
  /** Off where somebody turned them off on this device: letters alone may come from a scanner or from dictation. */
  readonly on: boolean;
  setOn(on: boolean): void;
}

/**
 * Works the board by keys. The ticket that has the focus is the one that they are about.
 * @param onHelp `?` was pressed
 */
export function useBoardKeys(orders: readonly BoardOrder[], actions: TicketActions, onHelp: () => void): BoardKeys {
  const [on, setOn] = useState(() => localStore.read(MEMORY_KEY) !== 'off');
  const act = useEffectEvent((does: BoardKey): boolean => {
    if (does.kind === 'help') {
      onHelp();
      return true;
    }
    const tickets = [...document.querySelectorAll<HTMLElement>('[data-board] [data-order]')];
    const here = document.activeElement?.closest<HTMLElement>('[data-order]');
    const at = here ? tickets.indexOf(here) : -1;
    if (does.kind === 'go') {
      const to = ticketAt(
        tickets.map((ticket) => ticket.getBoundingClientRect()),
        at,
        does.way,
      );
      if (to !== undefined) goTo(tickets[to]);
      return to !== undefined;
    }
    const order = orders.find(({ orderId }) => orderId === here?.dataset.order);
    return order !== undefined && press(order, does, actions, () => goTo(tickets[at + 1] ?? tickets[at - 1]));
  });

  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      const does = event.defaultPrevented ? undefined : boardKeyOf(event);
      if (does && act(does)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [on]);

  return {
    on,
    setOn: (next) => {
      if (next) localStore.remove(MEMORY_KEY);
      else localStore.write(MEMORY_KEY, 'off');
      setOn(next);
    },
  };
}

/** @param onGone the ticket leaves its place: the focus goes on to another one. @returns whether anything was done */
function press(
  order: BoardOrder,
  does: Exclude<BoardKey, { kind: 'go' | 'help' }>,
  actions: TicketActions,
  onGone: () => void,
): boolean {
  if (does.kind === 'details') {
    actions.details(order);
    return true;
  }
  if (does.kind === 'chip') {
    const minutes = ACCEPT_MINUTES[does.index];
    // For an order that is wanted at a time there is one chip.
    if (!order.moves.includes('accept') || (order.scheduledFor && does.index > 0)) return false;
    actions.move(order, 'accept', order.scheduledFor ? {} : { minutes });
    onGone();
    return true;
  }
  if (does.kind !== 'move') return false;
  const move = does.moves.find((one) => order.moves.includes(one));
  if (!move) return false;
  actions.move(order, move);
  if (move !== 'reject' && move !== 'cancel') onGone();
  return true;
}

function goTo(ticket: HTMLElement | undefined): void {
  ticket?.focus();
  ticket?.scrollIntoView({ block: 'nearest' });
}
