import { z } from 'zod';
import { PICTURE_FAULTS, type PictureFault } from '../../domain/menu/sent-picture';

/** What a worker makes of the one picture it was sent. */
export type PictureMessage<Made> =
  { readonly type: 'made'; readonly made: Made } | { readonly type: 'unusable'; readonly fault: PictureFault };

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('made'), made: z.unknown() }),
  z.object({ type: z.literal('unusable'), fault: z.enum(PICTURE_FAULTS) }),
]);

/**
 * The message of a worker. It has opened a stranger's file: where it says anything else, the picture is damaged.
 *
 * @param made what it makes
 */
export function pictureMessageOf<Made>(message: unknown, made: z.ZodType<Made>): PictureMessage<Made> {
  const { data: told } = Message.safeParse(message);
  if (told?.type === 'unusable') return told;
  const parsed = made.safeParse(told?.made);
  return parsed.success ? { type: 'made', made: parsed.data } : { type: 'unusable', fault: 'damaged' };
}
