import type { MenuReview, UploadMenuResponse } from '@chalkboard/contracts';
import { TestPlatform } from '@chalkboard/service-kit/testing';
import { MenuService } from './menu-service';
import { ModelStandIn } from './model-stand-in';

describe('the menu service with a vision model', () => {
  let platform: TestPlatform;
  let model: ModelStandIn;
  let service: MenuService;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    model = await ModelStandIn.start('sk-test');
    service = await MenuService.start(platform, { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'some-model' });
  });
  afterAll(async () => {
    await service.stop();
    await model.stop();
    await platform.stop();
  });

  async function reviewed(): Promise<MenuReview> {
    const { shareId } = (await (await service.uploadFixture('text-menu.pdf', 'application/pdf')).json()) as UploadMenuResponse;
    return (await (await service.call(`/api/menu/${shareId}/review`)).json()) as MenuReview;
  }

  it('has it read each page, picture and words, and keeps what stands on the paper', async () => {
    model.answers.push({ content: { restaurantName: null, sections: [{ heading: null, line: null, note: null, items: [{ name: 'Golden Lobster', line: null, description: null, price: '$99.00', variants: [], addOns: [] }] }] } });
    const { menu, reading } = await reviewed();
    expect(reading).toMatchObject({ reader: 'model' });
    const items = menu.categories.flatMap((category) => category.items.map(({ name }) => name));
    expect(items.length).toBeGreaterThan(20);
    expect(items).not.toContain('Golden Lobster');
    const [, { content }] = model.asked[0]!.messages as [unknown, { content: { image_url?: { url: string } }[] }];
    expect(content[1]!.image_url!.url).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('reads without it when it fails, and tells the owner', async () => {
    model.answers.push({ status: 403 });
    const { menu, reading } = await reviewed();
    expect(reading).toMatchObject({ reader: 'text-layer', note: 'The AI reader is not set up correctly, so this menu was read on our own server only.' });
    expect(menu.categories.flatMap((category) => category.items).length).toBeGreaterThan(20);
  });
});
