import { Menu, MenuSnapshot, type ChoiceGroup, type ChoiceRules, type UploadMenuResponse } from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { menuPlatform, MenuService } from './menu-service';

describe('groups to choose from, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service?.stop();
    await nats?.close();
    await platform?.stop();
  });

  const group = (more: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
    id: 'sauce',
    name: 'Sauce',
    kind: 'each',
    min: 1,
    max: 1,
    free: 0,
    options: [
      { id: 'pesto', name: 'Pesto', unitPrice: 150, sizePrices: { Bowl: 250 } },
      { id: 'tomato', name: 'Tomato', unitPrice: 0 },
    ],
    ...more,
  });
  const shown = async (shareId: string) => Menu.parse(await (await service.call(`/api/menu/${shareId}`)).json());

  it('are saved, shown to guests and ordering, and switched off; what cannot be changes nothing', async () => {
    const uploaded = await service.uploadFixture('text-menu.pdf', 'application/pdf');
    const { menu } = (await uploaded.json()) as UploadMenuResponse;
    const { shareId } = menu;
    const dish = menu.categories[0]!.items[0]!.id;
    let baseVersion = menu.version;
    const save = (choices: unknown) => service.put(shareId, { rules: { choices }, baseVersion });
    const rules: ChoiceRules = { groups: [group()], dishes: [{ itemId: dish, groupIds: ['sauce'] }] };

    const saved = Menu.parse(await (await save(rules)).json());
    baseVersion = saved.version;
    expect((await shown(shareId)).rules).toEqual({ choices: rules });
    const answer = await nats.request('menu.rpc.snapshot.v1', JSON.stringify({ shareId }), { timeout: 10_000 });
    expect(MenuSnapshot.parse(answer.json<{ reply: { snapshot: unknown } }>().reply.snapshot).rules).toEqual({
      choices: rules,
    });

    const itself = group({ options: [{ id: 'a', name: 'A', unitPrice: 0, groupIds: ['sauce'] }] });
    for (const [wrong, status] of [
      [{ ...rules, groups: [itself] }, 422],
      [{ ...rules, groups: [group({ options: [{ id: 'a', name: 'A', unitPrice: 0, itemId: dish }] })] }, 422],
      [{ ...rules, groups: [group({ max: 5 })] }, 422],
      [{ ...rules, groups: [group({ options: [{ id: 'a', name: 'A', unitPrice: -1 }] })] }, 400],
      [{ ...rules, groups: [group({ options: [{ id: 'a', name: 'A', unitPrice: 0.5 }] })] }, 400],
    ] as const) {
      const refused = await save(wrong);
      const problem = (await refused.json()) as { code: string; detail: string };
      expect([refused.status, problem.code]).toEqual([
        status,
        status === 422 ? 'menu.invalid_rules' : 'request.invalid',
      ]);
    }
    expect(await shown(shareId)).toEqual(saved);

    expect((await save(null)).status).toBe(200);
    expect(await shown(shareId)).not.toHaveProperty('rules');
  });
});
