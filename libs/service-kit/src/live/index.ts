export * from './live-feed';
export * from './live-hints';
export { LiveStreams, openLiveStreams, type Following } from './live-streams';
