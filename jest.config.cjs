// Three sizes of test, three suffixes: rules (.spec), one service with real Postgres and NATS (.int-spec), whole
// journeys (.e2e).
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** Packages published as ES modules only, and one that imports at run time: jest has to transform them. */
const esmOnly = ['jose', '@tanstack/.*', 'lucide-react', '@opentelemetry/otlp-exporter-base'];

const project = (name, testMatch) => ({
  displayName: name,
  rootDir: __dirname,
  testMatch,
  testEnvironment: '<rootDir>/tools/jest/one-context/environment.cjs',
  runtime: '<rootDir>/tools/jest/one-context/runtime.cjs',
  transform: { '^.+\\.(tsx?|mjs|js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/style.cjs',
    '^@chalkboard/web-kit/texts$': '<rootDir>/tools/build/texts/in-tests.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.*/dist-dev/', '<rootDir>/.data/'],
});

module.exports = {
  projects: [
    {
      ...project('unit', ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx']),
      setupFilesAfterEnv: ['<rootDir>/tools/jest/patience.cjs'],
    },
    {
      ...project('integration', ['<rootDir>/**/*.int-spec.ts']),
      globalSetup: '<rootDir>/tools/jest/integration-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/integration-teardown.mjs',
    },
    {
      ...project('e2e', ['<rootDir>/**/*.e2e.ts']),
      globalSetup: '<rootDir>/tools/jest/e2e-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/e2e-teardown.mjs',
    },
  ],
  testSequencer: '<rootDir>/tools/jest/longest-first.cjs',
  // Long, so that a machine with much to do is no fault: readings run at the lowest priority.
  testTimeout: 300_000,
};
