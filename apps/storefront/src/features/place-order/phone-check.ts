/** A module of its own, since it is heavy: fetched while the form is filled in. */
export { canBePhone } from '@chalkboard/menu-rules/possible-phone';
