import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** So much is written before it is handed to the browser, which may put it on its disk (bytes). */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Writes a ZIP file by file; what is written does not stay in the memory of the page. */
export class ArchiveWriter {
  private readonly pieces: Blob[] = [];
  private written: Uint8Array<ArrayBuffer>[] = [];
  private writtenBytes = 0;
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.written.push(new Uint8Array(chunk));
    this.writtenBytes += chunk.length;
    if (this.writtenBytes >= PIECE_BYTES) this.handOver();
  });

  /** @param madeAt what each file says of its time */
  constructor(private readonly madeAt: Date) {}

  /** @param packed false for what is packed already, such as pictures */
  add(name: string, bytes: Uint8Array, packed = true): void {
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = this.madeAt;
    this.zip.add(file);
    file.push(bytes, true);
  }

  finish(): Blob {
    this.zip.end();
    this.handOver();
    return new Blob(this.pieces, { type: 'application/zip' });
  }

  private handOver(): void {
    this.pieces.push(new Blob(this.written));
    this.written = [];
    this.writtenBytes = 0;
  }
}
