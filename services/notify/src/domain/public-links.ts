/** Addresses under which the public reaches the product. */
export class PublicLinks {
  private readonly origin: string;

  /** @param publicUrl origin, with or without a slash at its end */
  constructor(publicUrl: string) {
    this.origin = publicUrl.replace(/\/+$/, '');
  }

  /** @param path begins with a slash; undefined: there is no link */
  to(path: string): string;
  to(path: string | undefined): string | undefined;
  to(path: string | undefined): string | undefined {
    return path === undefined ? undefined : this.origin + path;
  }

  /** Whether only this machine reaches them. */
  get isLocal(): boolean {
    return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(this.origin).hostname);
  }
}
