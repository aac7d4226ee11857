import type { TextingToday } from '@chalkboard/contracts';
import { showTextingRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import { TextedNumbers } from '../persistence/texted-numbers';

@Controller()
export class ShowTextingController {
  constructor(private readonly numbers: TextedNumbers) {}

  @Handles(showTextingRoute)
  @Header('cache-control', 'no-store')
  show(): Promise<TextingToday> {
    return this.numbers.today();
  }
}
