import type { MenuLogo, MenuPhoto } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import type { MenuInArchive, OpenedArchive } from '../../domain/archive/archive-reader';
import type { MadePictures } from '../../domain/archive/imported-menu';
import { MenuImports, type KeptPhoto } from '../../domain/archive/menu-imports';
import { checkLogo } from '../../domain/menu/logo';
import { LogoCleaner } from '../../domain/menu/logo-cleaner';
import { LogoStore } from '../../domain/menu/logo-store';
import { MenuError } from '../../domain/menu/menu.errors';
import { checkPhoto } from '../../domain/menu/photo';
import { PhotoMaker } from '../../domain/menu/photo-maker';

/** Before those give up who wait for the answer. */
const WITHIN_MS = 4 * 60_000;
/** As many as there are processes for pictures. */
const AT_ONCE = 2;

/** Pictures that were made anew, and whose they are. */
export interface ArchivePictures extends MadePictures {
  /** By folder. */
  readonly kept: ReadonlyMap<string, readonly KeptPhoto[]>;
}

/** Makes the pictures of an archive anew, each as if it were uploaded. */
@Injectable()
export class MakeArchivePictures {
  constructor(
    private readonly maker: PhotoMaker,
    private readonly cleaner: LogoCleaner,
    private readonly logos: LogoStore,
    private readonly imports: MenuImports,
  ) {}

  /**
   * @param shown which folders show which photograph
   * @param take is given the pictures; what it does not take is thrown away
   * @throws MenuError of the first picture that cannot be taken, `menu.busy`, and whatever `take` throws
   */
  async make<T>(
    archive: OpenedArchive,
    {
      menus,
      shown,
    }: { readonly menus: readonly MenuInArchive[]; readonly shown: ReadonlyMap<string, readonly string[]> },
    take: (pictures: ArchivePictures) => Promise<T>,
  ): Promise<T> {
    const kept = new Map<string, KeptPhoto[]>();
    try {
      const photos = await this.photos(archive, shown, kept);
      const logos = await this.cleanLogos(archive, menus);
      return await take({ photos, logos, kept });
    } catch (error) {
      await this.imports.discard([...kept.values()].flat());
      throw error;
    }
  }

  private async photos(
    archive: OpenedArchive,
    shown: ReadonlyMap<string, readonly string[]>,
    kept: Map<string, KeptPhoto[]>,
  ): Promise<ReadonlyMap<string, MenuPhoto>> {
    const end = performance.now() + WITHIN_MS;
    const made = new Map<string, MenuPhoto>();
    const make = async (hash: string, folders: readonly string[]) => {
      const bytes = await archive.picture(hash);
      const photo = await ofArchive(async () => {
        checkPhoto({ bytes, truncated: false });
        return this.maker.make(bytes);
      });
      for (const folder of folders) {
        const one = await this.imports.keepPhoto(photo);
        kept.set(folder, [...(kept.get(folder) ?? []), one]);
        made.set(hash, { hash: one.hash, width: one.width, height: one.height });
      }
    };
    const all = [...shown];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      if (performance.now() > end)
        throw new MenuError(
          'menu.busy',
          'Many pictures are being opened right now. Please try again, or choose fewer menus.',
        );
      // All are waited for: what one has stored is taken away again when another fails.
      const outcomes = await Promise.allSettled(
        all.slice(at, at + AT_ONCE).map(([hash, folders]) => make(hash, folders)),
      );
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    }
    return made;
  }

  private async cleanLogos(
    archive: OpenedArchive,
    menus: readonly MenuInArchive[],
  ): Promise<ReadonlyMap<string, MenuLogo>> {
    const clean = new Map<string, Awaited<ReturnType<LogoCleaner['clean']>>>();
    for (const hash of new Set(menus.flatMap(({ archived }) => archived.logo?.hash ?? []))) {
      const bytes = await archive.picture(hash);
      clean.set(
        hash,
        await ofArchive(async () => {
          checkLogo({ bytes, truncated: false });
          return this.cleaner.clean(bytes);
        }),
      );
    }
    const logos = new Map<string, MenuLogo>();
    for (const [hash, logo] of clean) logos.set(hash, await this.logos.keep(logo));
    return logos;
  }
}

/** Says of a refusal that it is of a picture in the archive. */
async function ofArchive<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MenuError && error.code !== 'menu.busy')
      throw new MenuError('menu.unusable_archive', `A picture in this archive cannot be taken. ${error.detail}`);
    throw error;
  }
}
