import { readerLocale } from '@chalkboard/web-kit/texts';
import { texts } from '../../texts';

const MEGABYTE = 1024 * 1024;

/** The size of a file for people: "12 KB", "3.4 MB". */
export function fileSize(bytes: number): string {
  const { kilobytes, megabytes } = texts.prepare.size;
  if (bytes < MEGABYTE) return kilobytes({ size: Math.max(1, Math.round(bytes / 1024)) });
  const size = new Intl.NumberFormat(readerLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return megabytes({ size: size.format(bytes / MEGABYTE) });
}
