import { z } from 'zod';

/** What was uploaded for a menu at one time: photos or PDFs, and the pictures that were made of their pages. */
export const MenuUpload = z.object({
  uploadedAt: z.iso.datetime(),
  /** Files as they were sent. */
  files: z.number().int(),
  /** New photos of a menu that was there already. */
  isUpdate: z.boolean(),
  /** The promise: nothing of it is kept after this instant. */
  deletedBy: z.iso.datetime(),
  /** When the last of it was deleted; null: some of it is still kept. */
  deletedAt: z.iso.datetime().nullable(),
});
export type MenuUpload = z.infer<typeof MenuUpload>;

/** The receipts, newest first, at most 20. */
export const MenuUploads = z.object({ uploads: z.array(MenuUpload) });
export type MenuUploads = z.infer<typeof MenuUploads>;
