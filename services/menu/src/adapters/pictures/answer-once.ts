import { allowOnlyPictures } from './open-picture';
import type { PictureMessage } from './picture-messages';
import { UnusablePictureError } from './unusable-picture';

/** The life of a process for one picture: what a strange file does to it stays here, and is over when it ends. */
export function answerOnce<Order, Made>(make: (order: Order) => Promise<Made>): void {
  allowOnlyPictures();
  const tell = (message: PictureMessage<Made>): void =>
    void process.send?.(message, undefined, undefined, () => process.disconnect());
  process.once('message', (order: Order) => {
    make(order).then(
      (made) => tell({ type: 'made', made }),
      (error: unknown) =>
        tell({ type: 'unusable', fault: error instanceof UnusablePictureError ? error.fault : 'damaged' }),
    );
  });
}
