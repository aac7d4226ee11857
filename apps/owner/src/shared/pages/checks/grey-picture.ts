/** Brightness of a picture's points, 0 (black) to 255, row by row from the top left. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * @param picture four bytes a point (red, green, blue, opacity), as a canvas gives them
 */
export function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): GreyPicture {
  const grey = new Uint8Array(width * height);
  // Rec. 601 weights in 256ths: whole numbers are several times as fast, and nobody sees the difference.
  for (let point = 0, at = 0; point < grey.length; point += 1, at += 4)
    grey[point] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  return { width, height, data: grey };
}
