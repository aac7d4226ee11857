/** What the server needs to draw menus that depend on the time. */
export { dependsOnTime } from './shared/times/timed-menu';
export { provideTimes } from './shared/times/use-menu-now';
