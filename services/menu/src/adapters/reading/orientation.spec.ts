import { turnedBy } from './orientation';

const picture = { data: Buffer.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };

describe('Turning a picture by quarters', () => {
  it.each([
    [90, [4, 1, 5, 2, 6, 3], 2],
    [180, [6, 5, 4, 3, 2, 1], 3],
    [270, [3, 6, 2, 5, 1, 4], 2],
    [0, [1, 2, 3, 4, 5, 6], 3],
  ] as const)('goes clockwise: %i°', (degrees, pixels, width) => {
    const turned = turnedBy(picture, degrees);
    expect({ pixels: [...turned.data], width: turned.width }).toEqual({ pixels, width });
  });
});
