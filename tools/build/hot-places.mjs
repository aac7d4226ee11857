/**
 * Folder of a project's development build, beside `dist`: as deep, since programs find their files from where they lie.
 */
export const HOT_DIST = 'dist-dev';
/** Where the development door serves the builds of remotes. */
export const HOT_PATH = '/dev/';
