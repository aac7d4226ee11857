import { FigureSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { FigureRetention } from '../persistence/figure-retention';

/** Makes figures of orders anonymous when they have had their time. */
@Injectable()
export class ForgetFiguresHandler extends FigureSweep {
  constructor(figures: FigureRetention, clock: Clock) {
    super(figures, clock);
  }
}
