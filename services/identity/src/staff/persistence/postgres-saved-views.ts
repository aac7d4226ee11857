import { randomUUID } from 'node:crypto';
import type { SavedView, SaveViewRequest } from '@chalkboard/contracts';
import { SAVED_VIEWS } from '@chalkboard/contracts/staff-lists';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedViewStore } from '../domain/saved-views';
import { SessionEndedError, TooManyViewsError, ViewNotFoundError } from '../domain/staff.errors';
import { SavedViewEntity } from './saved-view.entity';
import { StaffMemberEntity } from './staff-member.entity';

@Injectable()
export class PostgresSavedViews extends SavedViewStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list(staffId: string): Promise<SavedView[]> {
    const order = { savedAt: 'ASC', id: 'ASC' } as const;
    return (await this.dataSource.manager.find(SavedViewEntity, { where: { staffId }, order })).map(toView);
  }

  save(staffId: string, { list, name, filters }: SaveViewRequest, now: Date): Promise<SavedView> {
    return this.dataSource.transaction(async (manager) => {
      // Two windows of the same member wait for each other, so that the limit holds.
      const lock = { mode: 'pessimistic_write' } as const;
      const member = await manager.findOne(StaffMemberEntity, { select: { id: true }, where: { id: staffId }, lock });
      if (!member) throw new SessionEndedError();
      const known = await manager.findOneBy(SavedViewEntity, { staffId, list, name });
      if (!known && (await manager.countBy(SavedViewEntity, { staffId, list })) >= SAVED_VIEWS.maxOfList)
        throw new TooManyViewsError(SAVED_VIEWS.maxOfList);
      const view = { id: known?.id ?? randomUUID(), staffId, list, name, filters, savedAt: known?.savedAt ?? now };
      await manager.save(SavedViewEntity, view);
      return toView(view);
    });
  }

  async remove(staffId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(SavedViewEntity, { id, staffId });
    if (!affected) throw new ViewNotFoundError();
  }
}

function toView({ id, list, name, filters }: SavedViewEntity): SavedView {
  return { id, list, name, filters };
}
