import { startTestPlatform } from './test-platform.mjs';

// The whole system is started by the tests themselves, with servers of its own.
export default () => startTestPlatform({ chromium: true, log: (line) => console.error(line) });
