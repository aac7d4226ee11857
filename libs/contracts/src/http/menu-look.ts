import { z } from 'zod';
import { THEME_IDS } from '../themes';

/** "#rrggbb", in small letters. */
export const Colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #dc2626')
  .toLowerCase();

export const ThemeChoice = z.enum(THEME_IDS);

/** A restaurant's logo as it is kept: a WebP picture, found by `logoAddress(hash)` of `logo.ts`, open to all. */
export const MenuLogo = z.object({
  /** SHA-256 (hex) of the picture. */
  hash: z.string(),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** On what it can be seen: a white drawing without a ground of its own needs a dark one. */
  ground: z.enum(['light', 'dark']),
});
export type MenuLogo = z.infer<typeof MenuLogo>;

/** Theme and own colours as an owner sends them; an empty text takes the choice back. */
export const EditedLook = {
  backgroundTheme: z.union([z.literal(''), ThemeChoice]),
  primaryColor: z.union([z.literal(''), Colour]),
  secondaryColor: z.union([z.literal(''), Colour]),
};
