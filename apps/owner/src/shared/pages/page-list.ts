import type { PictureWarning } from './checks/check-picture';
import { turned, type CropBox, type Turn } from './crop-box';

/**
 * A file on its way to become a page of a menu (a PDF: several), and how it is to be turned and cut when it is read.
 */
export interface PreparedPage {
  readonly id: string;
  /** Sent byte for byte. */
  readonly file: File;
  /** Clockwise. */
  readonly rotate: Turn;
  /** In fractions of the picture as it stands after its turn. */
  readonly crop?: CropBox;
  /**
   * What may keep it from being read well; absent as long as nobody looked, `unseen` when the browser cannot show it.
   */
  readonly look?: readonly PictureWarning[] | 'unseen';
}

export type PageListAction =
  | { readonly type: 'added'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly to: number }
  | { readonly type: 'turned'; readonly id: string }
  | { readonly type: 'cropped'; readonly id: string; readonly crop: CropBox | undefined }
  | { readonly type: 'looked'; readonly id: string; readonly look: NonNullable<PreparedPage['look']> }
  | { readonly type: 'cleared' };

/** The pages in the order in which they are read. */
export function pageList(pages: readonly PreparedPage[], action: PageListAction): readonly PreparedPage[] {
  const change = (id: string, next: (page: PreparedPage) => PreparedPage) =>
    pages.map((page) => (page.id === id ? next(page) : page));
  switch (action.type) {
    case 'added':
      return [...pages, ...action.files.map(pageOf)];
    case 'removed':
      return pages.filter(({ id }) => id !== action.id);
    case 'moved': {
      const moved = pages.filter(({ id }) => id === action.id);
      const others = pages.filter(({ id }) => id !== action.id);
      return [...others.slice(0, action.to), ...moved, ...others.slice(action.to)];
    }
    case 'turned':
      return change(action.id, (page) => ({
        ...page,
        rotate: ((page.rotate + 90) % 360) as Turn,
        ...(page.crop ? { crop: turned(page.crop, 90) } : {}),
      }));
    case 'cropped':
      return change(action.id, ({ crop: _crop, look: _look, ...page }) => ({
        ...page,
        ...(action.crop ? { crop: action.crop } : {}),
      }));
    case 'looked':
      return change(action.id, (page) => ({ ...page, look: action.look }));
    case 'cleared':
      return [];
  }
}

let made = 0;

/** A file as it is, nothing turned or cut. */
export function pageOf(file: File): PreparedPage {
  made += 1;
  return { id: `page-${made}`, file, rotate: 0 };
}

/** A PDF is read as it is: there is nothing to turn, cut or look at. */
export function isPdf({ file }: Pick<PreparedPage, 'file'>): boolean {
  return file.type === 'application/pdf';
}
