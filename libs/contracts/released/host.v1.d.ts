import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A message for the visitor; the shell shows one at a time. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** What can be done about it, for as long as it is shown; never the only way to do so. */
  readonly action?: { readonly label: string; run(): void };
}

/** What the shell gives every remote: host contract, version 1. */
export interface HostV1 {
  readonly contract: 1;
  toast(message: ToastMessage): void;
}

/** Places in the shell's own pages that a remote fills. */
export interface RemoteSlotsV1 {
  /**
   * The upload and preview in the middle of `/`; `onPreview` tells the shell to step aside while a preview is shown. `aside` is the shell's place for what
   * is seen of a reading, beside the upload, and `onReading` tells it that something stands there.
   */
  readonly HomeUpload?: ComponentType<{ host: HostV1; onPreview(shown: boolean): void; aside?: HTMLElement | null; onReading?(shown: boolean): void }>;
}

/** The one module a remote exposes, as `./remote`. */
export interface RemoteModuleV1 {
  readonly contract: 1;
  routes(host: HostV1): RouteObject[];
  readonly slots?: RemoteSlotsV1;
}

/** `/remotes.json`: which remotes there are and where their entry lies, relative to the site. */
export interface RemotesManifest {
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
}
