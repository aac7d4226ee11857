import { FigureSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DailyConversionFigures } from '../persistence/conversion-figures';

/** Makes figures of readings anonymous when they have had their time. */
@Injectable()
export class ForgetFiguresHandler extends FigureSweep {
  constructor(figures: DailyConversionFigures, clock: Clock) {
    super(figures, clock);
  }
}
