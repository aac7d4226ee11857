const Sequencer = require('@jest/test-sequencer').default;

/**
 * Files of tests that take longest, the longest first: a run without times of the one before starts them by their size,
 * and at its end one core waits for another. `npm test` prints what takes longest.
 */
const LONGEST = [
  'services/menu/src/extraction/hostile-files',
  'services/menu/src/adapters/printing/printed-pages',
  'services/menu/src/extraction/extraction-pool',
  'services/menu/src/adapters/reading/recognise-page',
  'services/menu/src/digitise',
  'tools/hooks/pre-commit',
  'libs/service-kit/src/files/s3-blob-store',
  'tools/generate/generate',
  'services/menu/test/house',
  'services/menu/test/two-instances',
  'services/menu/test/queue',
  'services/notify/test/printers',
  'services/menu/test/review',
  'services/menu/test/translations',
  'e2e/journeys/accessibility',
  'e2e/journeys/live-reading',
  'e2e/journeys/two-languages',
  'e2e/journeys/review-menu',
];

/** @typedef {import('@jest/test-result').Test} Test */

class LongestFirst extends Sequencer {
  /** @override @param {Test[]} tests @returns {Promise<Test[]>} */
  async sort(tests) {
    const place = (/** @type {Test} */ { path }) => {
      const at = LONGEST.findIndex((part) => path.includes(part));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(tests)).toSorted((one, other) => place(one) - place(other));
  }
}

module.exports = LongestFirst;
