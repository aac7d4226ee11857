import { startTestPlatform } from './test-platform.mjs';

export default () => startTestPlatform({ postgres: true, log: (line) => console.error(line) });
