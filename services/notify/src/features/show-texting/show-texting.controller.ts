import { Controller, Get, Header } from '@nestjs/common';
import { STAFF_RIGHTS, type TextingToday } from '@chalkboard/contracts';
import { StaffOnly } from '@chalkboard/service-kit';
import { TextedNumbers } from '../../persistence/texted-numbers';

@Controller('api/admin/notifications/texting')
export class ShowTextingController {
  constructor(private readonly numbers: TextedNumbers) {}

  @StaffOnly(...STAFF_RIGHTS['notifications.read'])
  @Get()
  @Header('cache-control', 'no-store')
  show(): Promise<TextingToday> {
    return this.numbers.today();
  }
}
