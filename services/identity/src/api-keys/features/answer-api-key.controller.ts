import { ApiKeyRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { mayUseApi } from '../domain/api-key';
import { ApiKeyStore } from '../domain/api-key-store';

/** Tells the other services what a key lets a program do. */
@Controller()
export class AnswerApiKeyController {
  constructor(
    private readonly keys: ApiKeyStore,
    private readonly clock: Clock,
  ) {}

  @MessagePattern(ApiKeyRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof ApiKeyRpcV1.reply>> {
    const { secretHash } = parseInput(ApiKeyRpcV1.request, message);
    const used = await this.keys.use(secretHash, this.clock.now());
    if (!used || !mayUseApi(used.business)) return { key: null };
    const { id: keyId, businessId, scopes, rights, expiresAt } = used.key;
    return { key: { keyId, businessId, scopes: [...scopes], rights, expiresAt: expiresAt?.toISOString() ?? null } };
  }
}
