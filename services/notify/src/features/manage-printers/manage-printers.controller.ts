import { PrinterRequest, type NewPrinter, type Printer } from '@chalkboard/contracts';
import {
  addPrinterRoute,
  changePrinterRoute,
  removePrinterRoute,
  renewPrinterAddressRoute,
} from '@chalkboard/contracts/api/notify/channels.routes';
import { Handles, RouteBody, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { ManagePrintersHandler } from './manage-printers.handler';

@MenuEditorOnly()
@Controller()
export class ManagePrintersController {
  constructor(private readonly handler: ManagePrintersHandler) {}

  @Handles(addPrinterRoute)
  add(@CurrentMenu() { menu }: EditedMenu, @RouteBody() request: PrinterRequest): Promise<NewPrinter> {
    return this.handler.add(menu.shareId, request);
  }

  @Handles(changePrinterRoute)
  change(
    @CurrentMenu() { menu }: EditedMenu,
    @RouteParam('printerId') printerId: string,
    @RouteBody() request: PrinterRequest,
  ): Promise<Printer> {
    return this.handler.change(menu.shareId, printerId, request);
  }

  @Handles(removePrinterRoute)
  remove(@CurrentMenu() { menu }: EditedMenu, @RouteParam('printerId') printerId: string): Promise<void> {
    return this.handler.remove(menu.shareId, printerId);
  }

  @Handles(renewPrinterAddressRoute)
  renewAddress(@CurrentMenu() { menu }: EditedMenu, @RouteParam('printerId') printerId: string): Promise<NewPrinter> {
    return this.handler.renewAddress(menu.shareId, printerId);
  }
}
