import { SaveViewRequest, type SavedView, type SavedViews, type StaffClaims } from '@chalkboard/contracts';
import { listSavedViewsRoute, removeViewRoute, saveViewRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { CurrentStaff, Handles, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param } from '@nestjs/common';
import { SavedViewStore } from '../domain/saved-views';
import { ViewNotFoundError } from '../domain/staff.errors';
import { staffIdOf } from '../http/staff-id';

/** Views of lists, each member's own. They are no secret and change nothing, so that the audit log has none of them. */
@Controller()
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewStore,
    private readonly clock: Clock,
  ) {}

  @Handles(listSavedViewsRoute)
  async list(@CurrentStaff() { sub }: StaffClaims): Promise<SavedViews> {
    return { views: await this.views.list(sub) };
  }

  @Handles(saveViewRoute)
  save(@RouteBody() body: SaveViewRequest, @CurrentStaff() { sub }: StaffClaims): Promise<SavedView> {
    return this.views.save(sub, body, this.clock.now());
  }

  @Handles(removeViewRoute)
  remove(@Param('id', staffIdOf(ViewNotFoundError)) id: string, @CurrentStaff() { sub }: StaffClaims): Promise<void> {
    return this.views.remove(sub, id);
  }
}
