import { OWNER_SESSION } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { Announcements, type Announced } from '../../authority/domain/announcements';
import type { Authority } from '../../authority/domain/authority';
import { ApiKeyStore } from '../domain/api-key-store';

/** Tells the other services which keys are others than they remember. */
@Injectable()
export class AnnounceChangedKeysHandler implements Announced {
  constructor(
    private readonly keys: ApiKeyStore,
    announcements: Announcements,
  ) {
    announcements.include(this);
  }

  async publishTo(authority: Authority): Promise<void> {
    for (const { keyId, rights } of await this.keys.listUnannounced()) {
      await authority.publishRights(keyId, rights);
      await this.keys.markAnnounced(keyId, rights);
    }
  }

  async publishAgain(authority: Authority, now: Date): Promise<void> {
    // No service remembers a key for longer.
    const since = new Date(now.getTime() - OWNER_SESSION.accessTokenMs);
    for (const { keyId, rights } of await this.keys.listChangedSince(since))
      await authority.publishRights(keyId, rights);
  }
}
