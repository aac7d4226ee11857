import type * as Released from '../../released/host.v1';
import type { HostV1, RemoteModuleV1, RemoteSlotsV1, ToastMessage } from './remote.v1';

/** Does not compile where something that was released could not be used any more. */
type Fits<Wanted, Given extends Wanted> = Given;

/** A remote of the release runs in this shell: it gets what it asks for, and may say what it says. */
export type ShellServesReleased = [Fits<Released.HostV1, HostV1>, Fits<ToastMessage, Released.ToastMessage>];

/** This shell takes a remote of the release, with the places that it fills. */
export type ReleasedIsTaken = [
  Fits<RemoteModuleV1, Released.RemoteModuleV1>,
  Fits<RemoteSlotsV1, Released.RemoteSlotsV1>,
];

/** And a remote of these sources runs in a shell of the release, where it does without what is new. */
export type ReleasedServesRemote = [
  Fits<Released.RemoteModuleV1, RemoteModuleV1>,
  Fits<Released.ToastMessage, ToastMessage>,
];
