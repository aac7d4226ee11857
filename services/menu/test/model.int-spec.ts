import type { MenuReview, UploadMenuResponse } from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import { menuPlatform, MenuService } from './menu-service';
import { ModelStandIn } from './model-stand-in';

describe('the menu service with a vision model', () => {
  let platform: TestPlatform;
  let model: ModelStandIn;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    model = await ModelStandIn.start('sk-test');
    service = await MenuService.start(platform, {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_MODEL: 'some-model',
    });
  });
  afterAll(async () => {
    await service.stop();
    await model.stop();
    await platform.stop();
  });

  async function reviewed(): Promise<MenuReview> {
    const { shareId } = (await (
      await service.uploadFixture('text-menu.pdf', 'application/pdf')
    ).json()) as UploadMenuResponse;
    return (await (await service.call(`/api/menu/${shareId}/review`)).json()) as MenuReview;
  }

  it('sends each page as picture and words, and keeps what the model does not select', async () => {
    model.answers.push({
      content: {
        restaurantName: [],
        sections: [
          {
            heading: [],
            items: [
              {
                name: [{ from: 900_001, to: 900_002 }],
                description: [],
                prices: [{ label: [], amount: { from: 1, to: 1 } }],
              },
            ],
          },
        ],
      },
    });
    const { menu, reading } = await reviewed();
    expect(reading).toMatchObject({
      reader: 'text-layer',
      note: 'The AI reader gave an answer that could not be used, so this menu was read on our own server only.',
    });
    expect(menu.categories.flatMap((category) => category.items).length).toBeGreaterThan(20);
    const [, { content }] = model.asked[0]!.messages as [unknown, { content: { image_url?: { url: string } }[] }];
    expect(content[1]!.image_url!.url).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('marks an item that the model gives the price of another', async () => {
    model.answers.push((page) => {
      const item = {
        name: [page.span('Smoked Trout Dip')],
        description: [],
        prices: [{ label: [], amount: page.span('$9.75') }],
      };
      return { content: { restaurantName: [], sections: [{ heading: [], items: [item] }] } };
    });
    const { menu, reading } = await reviewed();
    expect(reading).toMatchObject({ reader: 'model' });
    const dip = menu.categories.flatMap((category) => category.items).find(({ name }) => name === 'Smoked Trout Dip');
    expect(dip).toMatchObject({
      price: '$11.50',
      uncertain: true,
      uncertainReason: 'We read $11.50 and $9.75 for this item.',
    });
  });

  it('reads without it when it fails, and tells the owner', async () => {
    model.answers.push({ status: 403 });
    const { menu, reading } = await reviewed();
    expect(reading).toMatchObject({
      reader: 'text-layer',
      note: 'The AI reader is not set up correctly, so this menu was read on our own server only.',
    });
    expect(menu.categories.flatMap((category) => category.items).length).toBeGreaterThan(20);
  });
});
