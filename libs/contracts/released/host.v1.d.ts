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
   * The upload and preview in the middle of `/`; `onPreview` tells the shell to step aside while a preview is shown.
   * `aside` is the shell's place for what is seen of a reading, beside the upload, and `onReading` tells it that
   * something stands there.
   */
  readonly HomeUpload?: ComponentType<{
    host: HostV1;
    onPreview(shown: boolean): void;
    aside?: HTMLElement | null;
    onReading?(shown: boolean): void;
  }>;
}

/** The one module a remote exposes, as `./remote`. */
export interface RemoteModuleV1 {
  readonly contract: 1;
  routes(host: HostV1): RouteObject[];
  readonly slots?: RemoteSlotsV1;
}

/** Versions of the host contract that the shell serves, the newest first: its own and the one before. */
export const HOST_CONTRACTS: readonly number[] = [1];

/** A remote as a visitor gets it. */
export interface GivenRemote {
  readonly name: string;
  /** Address of its entry on the site. */
  readonly entry: string;
  readonly version: string;
  /** What it needs and this site does not have: it is not loaded. Absent: nothing. */
  readonly needs?: string;
}

/** `/remotes.json` as a visitor gets it. */
export interface RemotesManifest {
  readonly remotes: readonly GivenRemote[];
}
