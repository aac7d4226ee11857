import type { PaymentSettings, PaymentSetUp } from '@chalkboard/contracts';
import { readPaymentRoute, setPaymentRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import { checkPaymentLink } from '@chalkboard/menu-rules/payment-link';
import { Handles, InvalidInputError, RouteBody } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import type { OpenBoard } from '../domain/board-access';
import { OrderError } from '../domain/order.errors';
import { PaymentWays } from '../domain/payment/payment-ways';
import { BoardManagers, BoardOnly, CurrentBoard } from '../http/board.guard';

/** How a restaurant wants to be paid, beside card and cash: for who may change the menu. */
@BoardOnly()
@Controller()
export class SetPaymentController {
  constructor(private readonly ways: PaymentWays) {}

  @BoardManagers()
  @Handles(readPaymentRoute)
  @Header('cache-control', 'no-store')
  async read(@CurrentBoard() { shareId }: OpenBoard): Promise<PaymentSetUp> {
    const [settings, linkShown] = await Promise.all([this.ways.of(shareId), this.ways.showsLinks(shareId)]);
    return { ...settings, linkShown };
  }

  /** Whoever came by the link of a message works orders; where the money goes, they do not say. */
  @BoardManagers()
  @Handles(setPaymentRoute)
  async set(@CurrentBoard() board: OpenBoard, @RouteBody() settings: PaymentSettings): Promise<PaymentSetUp> {
    if (board.means === 'link')
      throw new OrderError(
        'ordering.board_denied',
        'Only who may change the menu can set how you are paid. Sign in, or use the device on which you made the menu.',
      );
    assertLinkGuestsCanBeSentTo(settings);
    await this.ways.replace(board.shareId, settings);
    return this.read(board);
  }
}

/** @throws InvalidInputError with what the link has to be */
function assertLinkGuestsCanBeSentTo({ link }: PaymentSettings): void {
  const checked = link === undefined ? undefined : checkPaymentLink(link);
  if (checked && 'fault' in checked) throw new InvalidInputError([{ path: 'link', message: checked.text }]);
}
