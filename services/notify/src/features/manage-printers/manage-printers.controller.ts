import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { PrinterRequest, type NewPrinter, type Printer } from '@chalkboard/contracts';
import { contract } from '@chalkboard/service-kit';
import { z } from 'zod';
import { CurrentMenu, MenuEditorOnly, type EditedMenu } from '../../http/menu-editor.guard';
import { ManagePrintersHandler } from './manage-printers.handler';

@MenuEditorOnly()
@Controller('api/notify/menus/:shareId/printers')
export class ManagePrintersController {
  constructor(private readonly handler: ManagePrintersHandler) {}

  @Post()
  add(@CurrentMenu() { menu }: EditedMenu, @Body(contract(PrinterRequest)) request: PrinterRequest): Promise<NewPrinter> {
    return this.handler.add(menu.shareId, request);
  }

  @Put(':printerId')
  change(@CurrentMenu() { menu }: EditedMenu, @Param('printerId', contract(z.uuid())) printerId: string, @Body(contract(PrinterRequest)) request: PrinterRequest): Promise<Printer> {
    return this.handler.change(menu.shareId, printerId, request);
  }

  @Delete(':printerId')
  @HttpCode(204)
  remove(@CurrentMenu() { menu }: EditedMenu, @Param('printerId', contract(z.uuid())) printerId: string): Promise<void> {
    return this.handler.remove(menu.shareId, printerId);
  }

  @Post(':printerId/address')
  @HttpCode(200)
  renewAddress(@CurrentMenu() { menu }: EditedMenu, @Param('printerId', contract(z.uuid())) printerId: string): Promise<NewPrinter> {
    return this.handler.renewAddress(menu.shareId, printerId);
  }
}
