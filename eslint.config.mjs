import nx from '@nx/eslint-plugin';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { folderZones } from './tools/checks/boundaries/folder-zones.mjs';
import { ABOVE_LIMITS } from './tools/checks/boundaries/function-limits.mjs';

/** Who may import whom: docs/architecture.md, "Boundaries". */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:ui', 'type:web-kit', 'type:menu-rules', 'type:qr-code', 'type:contracts'],
  },
  // A server may draw the app of its own slice, and no other.
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: ['type:service-kit', 'type:menu-rules', 'type:contracts', 'type:app'],
  },
  ...['shell', 'storefront'].map((slice) => ({
    allSourceTags: ['type:server', `slice:${slice}`],
    onlyDependOnLibsWithTags: ['type:service-kit', 'type:menu-rules', 'type:contracts', `slice:${slice}`],
  })),
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['type:service-kit', 'type:menu-rules', 'type:qr-code', 'type:contracts'],
  },
  { sourceTag: 'type:web-kit', onlyDependOnLibsWithTags: ['type:ui', 'type:menu-rules', 'type:contracts'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:contracts'] },
  // service-kit/testing starts real servers by the local platform's tools; nothing of it is shipped.
  { sourceTag: 'type:service-kit', onlyDependOnLibsWithTags: ['type:contracts', 'type:tools'] },
  { sourceTag: 'type:menu-rules', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:qr-code', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contracts', 'type:tools'] },
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:contracts'] },
];

const PLAIN_DOMAIN = 'domain/ is plain TypeScript: it knows neither the framework nor the database.';
const NO_FRAMEWORK = { group: ['@nestjs/*', '@fastify/*'], message: PLAIN_DOMAIN };
const NO_FRAMEWORK_PATHS = ['typeorm', 'pg', 'nats', 'fastify', '@chalkboard/service-kit'].map((name) => ({
  name,
  message: PLAIN_DOMAIN,
}));
const NO_OUTER_LAYER = {
  group: ['**/features/**', '**/persistence/**', '**/adapters/**'],
  message: 'Arrows point inwards: features → domain ← persistence, adapters.',
};

const IN_BROWSERS = 'This runs in browsers, which have no part of Node.';

/** @param {readonly string[]} allow imports that are judged by nothing */
const boundaries = (allow) => ({
  depConstraints,
  enforceBuildableLibDependency: false,
  allow,
  banTransitiveDependencies: false,
});

/** docs/decisions/0067-the-database-typed.md */
const PARSED_ROWS =
  'What a statement gives is parsed: rowsOf(schema, await manager.query(…)), countOf(…), or a repository of an entity.';
/** A call of `query` whose result is neither parsed at once nor thrown away. */
const UNPARSED_QUERY =
  'CallExpression[callee.property.name="query"]:not(ExpressionStatement > AwaitExpression > CallExpression):not(CallExpression[callee.name=/^(rowsOf|countOf)$/] > AwaitExpression > CallExpression)';

const NOT_CAST =
  'What comes from elsewhere is parsed by a schema or narrowed by a guard (hasFields, parseJson of web-kit), never cast.';
/** A cast to anything but `unknown`. */
const CAST = 'TSAsExpression:not([typeAnnotation.type="TSUnknownKeyword"])';
/** Casts of texts, messages and histories that others wrote, or that an earlier version did. */
const CAST_TEXTS = [
  `${CAST} > CallExpression[callee.object.name="JSON"][callee.property.name="parse"]`,
  `${CAST} > CallExpression[callee.property.name=/^(json|getItem)$/]`,
  `${CAST} > AwaitExpression > CallExpression[callee.property.name="json"]`,
  'CallExpression[callee.property.name="json"][typeArguments]',
  `${CAST} > MemberExpression[object.name=/^(event|message)$/][property.name="data"]`,
  `${CAST} > MemberExpression[property.name="state"][object.callee.name="useLocation"]`,
  `${CAST} > MemberExpression[property.name="state"][object.property.name="history"]`,
].map((selector) => ({ selector, message: NOT_CAST }));
const CAST_ROWS = [
  `${CAST} > CallExpression[callee.property.name="query"]`,
  `${CAST} > AwaitExpression > CallExpression[callee.property.name="query"]`,
  'CallExpression[callee.property.name="query"][typeArguments]',
].map((selector) => ({ selector, message: PARSED_ROWS }));
const SOURCES = ['apps/*/src', 'apps/*/server/src', 'services/*/src', 'libs/*/src'];
/** Tests are lists of cases, and migrations are statements; the reading of menus is measured as it is. */
const WITHOUT_FUNCTION_LIMITS = ['**/*.spec.*', '**/testing/**', '**/migrations/**', 'services/menu/src/**/reading/**'];
const COMPLEXITY = 15;
const FUNCTION_LINES = 60;
/** Markup takes more lines. */
const COMPONENT_LINES = 90;
/** @param {number} lines @param {number} complexity */
const functionLimits = (lines, complexity) => ({
  'max-lines-per-function': ['error', lines],
  complexity: ['error', complexity],
});

/** What Prettier cannot break stays as it is: texts, patterns, and the reason of an exception. */
const LINE_LENGTH = {
  code: 120,
  ignoreStrings: true,
  ignoreTemplateLiterals: true,
  ignoreRegExpLiterals: true,
  ignoreUrls: true,
  ignorePattern: 'eslint-disable',
};

export default [
  {
    ignores: ['**/dist/**', '**/dist-dev/**', '**/node_modules/**', '.nx/**', '.data/**', 'libs/contracts/released/**'],
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx', '**/*.mts'] })),
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    plugins: { '@nx': nx },
    languageOptions: { parser: tseslint.parser },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries([])] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      // Two files that need each other are one thing, or lack a third. Types, which are gone when it runs, do not
      // count.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', ['external', 'internal'], 'parent', ['sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    // Parts of the tools are projects of their own, so that a change of one does not affect what is built with another.
    // To each other they are folders.
    files: ['tools/**/*.ts', 'tools/**/*.mts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        boundaries(['../platform/**', '../../platform/**', '../../../platform/**']),
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{ts,tsx,mts,mjs,cjs}'], rules: { 'max-len': ['error', LINE_LENGTH] } },
  {
    files: ['services/*/src/**/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: NO_FRAMEWORK_PATHS, patterns: [NO_FRAMEWORK, NO_OUTER_LAYER] }],
    },
  },
  {
    files: ['services/*/src/persistence/**/*.ts', 'services/*/src/adapters/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/features/**'], message: 'Arrows point inwards: features → domain ← persistence, adapters.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'apps/*/server/src/**/*.{ts,tsx}', '{libs,services}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...CAST_TEXTS, ...CAST_ROWS] },
  },
  {
    files: SOURCES.map((folder) => `${folder}/**/*.ts`),
    ignores: WITHOUT_FUNCTION_LIMITS,
    rules: functionLimits(FUNCTION_LINES, COMPLEXITY),
  },
  {
    files: SOURCES.map((folder) => `${folder}/**/*.tsx`),
    ignores: WITHOUT_FUNCTION_LIMITS,
    rules: functionLimits(COMPONENT_LINES, COMPLEXITY),
  },
  // Wiring: a line for each provider, and every feature adds one.
  { files: ['**/*.module.ts'], rules: { 'max-lines-per-function': 'off' } },
  ...Object.entries(ABOVE_LIMITS).map(([file, { lines, complexity = COMPLEXITY }]) => ({
    files: [file],
    rules: functionLimits(lines ?? (file.endsWith('.tsx') ? COMPONENT_LINES : FUNCTION_LINES), complexity),
  })),
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['**/migrations/**', '**/*.spec.*', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...CAST_TEXTS,
        { selector: UNPARSED_QUERY, message: PARSED_ROWS },
        { selector: 'CallExpression[callee.property.name=/^getRaw(One|Many|AndEntities)$/]', message: PARSED_ROWS },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'services/*/src/**/*.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: folderZones(import.meta.dirname) }] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{ui,web-kit,menu-rules,qr-code,contracts}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'Buffer',
          'global',
          'require',
          'module',
          '__dirname',
          '__filename',
          'setImmediate',
          'clearImmediate',
        ].map((name) => ({ name, message: IN_BROWSERS })),
      ],
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: IN_BROWSERS }] }],
    },
  },
  {
    // Configuration is parsed first and passed on; nothing else looks at the environment.
    files: ['services/*/src/**/*.ts', 'libs/service-kit/src/**/*.ts', 'apps/*/server/src/**/*.ts'],
    ignores: ['**/main.ts', '**/config.ts', '**/testing/**', '**/*.spec.ts', '**/digitise.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read it in config.ts.' }],
    },
  },
];
