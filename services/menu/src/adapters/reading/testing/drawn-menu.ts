import { createCanvas } from '@napi-rs/canvas';

export const WIDTH = 900;
export const HEIGHT = 700;
/** Each with a price, from 6.50 on. */
export const DISHES = ['Tomato Soup', 'Grilled Cheese', 'Garden Salad', 'Smoked Trout', 'Apple Pie'] as const;

export interface Drawing {
  /** Degrees clockwise. */
  readonly turned?: number;
  readonly ink?: string;
  readonly paper?: string;
  /** What is set small and high behind the whole figures, in place of a point and cents. */
  readonly raised?: string;
}

/** A picture of a menu with a name and a price in each line. */
export function drawnMenu({ turned = 0, ink = '#222', paper = '#fffdf5', raised }: Drawing = {}): Buffer {
  const isSideways = Math.abs(turned) === 90;
  const canvas = createCanvas(isSideways ? HEIGHT : WIDTH, isSideways ? WIDTH : HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.translate(-WIDTH / 2, -HEIGHT / 2);
  context.fillStyle = ink;
  DISHES.forEach((dish, index) => {
    const y = 140 + index * 100;
    context.font = '40px sans-serif';
    context.fillText(dish, 90, y);
    if (raised === undefined) return context.fillText(`${6 + index}.50`, 680, y);
    context.fillText(String(6 + index), 680, y);
    const right = 680 + context.measureText(String(6 + index)).width;
    context.font = '22px sans-serif';
    context.fillText(raised, right + 3, y - 14);
  });
  return canvas.toBuffer('image/png');
}
