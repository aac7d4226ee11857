import { stopTestPlatform } from './test-platform.mjs';

export default stopTestPlatform;
