import { Body, Controller, Param, Put } from '@nestjs/common';
import { UpdateMenuRequest, type Menu } from '@chalkboard/contracts';
import { contract, LiveHints, Public } from '@chalkboard/service-kit';
import { assertMayEdit, type Caller } from '../../domain/menu/edit-right';
import { updateMenu } from '../../domain/menu/menu';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { CurrentCaller } from '../../http/caller';

@Controller('api/menu')
export class UpdateMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @Public('needs the edit right of this menu, which is checked under its lock')
  @Put(':shareId')
  async update(@Param('shareId') shareId: string, @Body(contract(UpdateMenuRequest)) changes: UpdateMenuRequest, @CurrentCaller() caller: Caller): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'updated', (stored) => {
      assertMayEdit(stored, caller);
      return updateMenu(stored, changes);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
