import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DirectoryEntries } from '../persistence/directory-entries';

/** Works out the entries of menus that wait for one, when the service starts; several instances share them. */
@Injectable()
export class FillDirectoryHandler implements OnApplicationBootstrap {
  private readonly logger = new Logger(FillDirectoryHandler.name);

  constructor(private readonly directory: DirectoryEntries) {}

  async onApplicationBootstrap(): Promise<void> {
    const filled = await this.execute();
    if (filled > 0) this.logger.log(`Looked at ${filled} published menus for the directory`);
  }

  /** @returns how many menus were looked at */
  async execute(): Promise<number> {
    let filled = 0;
    while (await this.directory.keepNextDue()) filled++;
    return filled;
  }
}
