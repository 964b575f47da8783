import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { namedAfterFile } from './scripts/eslint/namedAfterFile.mjs'
import { noForeignViewName } from './scripts/eslint/noForeignViewName.mjs'
import { noJsxText } from './scripts/eslint/noJsxText.mjs'
import { noNamespaceLiteral } from './scripts/eslint/noNamespaceLiteral.mjs'
import { noTopLevelDom } from './scripts/eslint/noTopLevelDom.mjs'
import { plainNesting } from './scripts/eslint/plainNesting.mjs'

const TYPESCRIPT = ['**/*.{ts,tsx,mts,cts}']
const TOOL_CONFIGS = [
  '**/*.config.{ts,mts,js,mjs,cjs}',
  '**/.dependency-cruiser.cjs',
  'jest.env.cjs',
  'docs/.vitepress/config.mjs',
  'docs/.vitepress/theme/index.mjs',
]
const TESTS = ['__tests__/**', '**/*.test.*', '**/__tests__/**']
const BARRELS = [
  'sandbox/src/index.*',
  'src/index.ts',
  'src/react.ts',
  'src/entries/**',
  'src/testing/index.ts',
]

/**
 * Files that may name chain families: the list, facts needed without a family's code, and formats
 * of services and wallets.
 */
const TABLES_OF_FAMILIES = [
  'src/lib/address/families.ts',
  'src/lib/address/familyFacts.ts',
  'src/core/options/familyServices.ts',
  'src/core/network/sharedAddresses.ts',
  'src/lib/address/shortFamilies.ts',
  'src/lib/address/recipientSchemes.ts',
  'src/chains/walletconnect/familiesOverSession.ts',
  'src/domain/knownIdentities.ts',
  'src/domain/namespacedWallets.ts',
  'src/domain/onRamp.ts',
  'src/domain/accountTypes.ts',
  'src/domain/payout.ts',
  'src/domain/getRpcUrls.ts',
  'src/ui/media/networkMark.ts',
  'src/domain/schemas/swap.ts',
  'src/ports/embedded.ts',
  'src/chains/embedded/familiesInFrame.ts',
  'src/chains/embedded/frameNetworks.ts',
  'src/siwx/servers/createSiweBridge.ts',
  'src/siwx/verifiers/familyVerifiers.ts',
  'src/siwx/messages/standardForms.ts',
]

const UNUSED = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
}

const outside = names =>
  names.map(name => ({
    name,
    message: 'Only src/clients touches the outside world; ask for a port.',
  }))
const TIMERS = outside(['setTimeout', 'setInterval'])
const OUTSIDE = outside(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
const STORAGE = outside(['localStorage', 'sessionStorage', 'indexedDB'])
/** The oldest supported browsers (Chrome 111, Firefox 113, Safari 16.4) lack it. */
const TOO_YOUNG = { object: 'URL', property: 'canParse', message: 'Use lib/links/parseUrl.' }
const properties = restricted =>
  ['window', 'globalThis', 'self'].flatMap(object =>
    restricted.map(({ name, message }) => ({ object, property: name, message })),
  )

const NO_DEFAULT_EXPORT = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Name the export; only a tool may demand a default.',
  },
  {
    selector: 'ExportSpecifier[exported.name="default"]',
    message: 'Name the export; only a tool may demand a default.',
  },
]
const NO_STAR_EXPORT = {
  selector: 'ExportAllDeclaration',
  message: 'Name what is exported; only public entries may be barrels.',
}
const NO_DEFAULT_STYLED = {
  selector: 'ImportDeclaration[source.value="styled-components"] > ImportDefaultSpecifier',
  message: "Write `import { styled } from 'styled-components'`; the default import breaks in Node.",
}
const NO_SET_ACTIONS = {
  selector: 'CallExpression[callee.name="createAction"] > Literal[value=/.set[A-Z]/]',
  message: 'An action tells a fact or a wish; there are no set… actions.',
}

/**
 * Rules are errors or absent, never warnings. Libraries the React compiler cannot follow are no
 * error here: it is not in the build.
 */
const REACT_RULES = Object.fromEntries(
  Object.keys(reactHooks.configs.flat['recommended-latest'].rules)
    .filter(rule => rule !== 'react-hooks/incompatible-library')
    .map(rule => [rule, 'error']),
)

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '.tmp/**',
      '.size/**',
      '__tests__/fixtures/**',
      // Template code, and pages that are linted and compiled by their own tools.
      'examples/cra/**',
      'examples/next/**',
      'examples/wagmi/**',
      'examples/many-families/**',
      'examples/react-router/**',
      'examples/*/public/**',
      'api/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      // Prettier wraps neither comments nor strings; the limit of code lets long strings pass.
      'max-len': ['error', { code: 100_000, comments: 100, ignoreUrls: true }],
      // Stripping control characters from untrusted text requires naming them.
      'no-control-regex': 'off',
      'no-unused-vars': ['error', UNUSED],
      'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, NO_STAR_EXPORT],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      'scripts/firefox/**',
      'scripts/visit/**',
      'scripts/hosts/checkNext.mjs',
      'scripts/hosts/tryReturningVisitor.mjs',
      'docs/.vitepress/theme/**',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Ports and factories are closures: their methods do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {
      'react-hooks': reactHooks,
      house: {
        rules: {
          namedAfterFile,
          noForeignViewName,
          noJsxText,
          noNamespaceLiteral,
          noTopLevelDom,
          plainNesting,
        },
      },
    },
    languageOptions: { globals: globals.browser },
    rules: {
      ...REACT_RULES,
      'house/namedAfterFile': 'error',
      'house/noForeignViewName': 'error',
      'house/noTopLevelDom': 'error',
      'house/plainNesting': 'error',
      'no-console': 'error',
      'no-restricted-globals': ['error', ...OUTSIDE, ...STORAGE, ...TIMERS],
      'no-restricted-properties': [
        'error',
        ...properties([...OUTSIDE, ...STORAGE, ...TIMERS]),
        TOO_YOUNG,
        ...properties(outside(['open'])),
        { object: 'defaultView', property: 'open', message: 'Popups live in src/clients.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...NO_DEFAULT_EXPORT,
        NO_STAR_EXPORT,
        NO_DEFAULT_STYLED,
        NO_SET_ACTIONS,
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/entries/**', 'src/testing/**', ...TABLES_OF_FAMILIES],
    rules: { 'house/noNamespaceLiteral': 'error' },
  },
  {
    files: ['src/{core,features}/*/{views,components}/**', 'src/ui/**'],
    rules: { 'house/noJsxText': 'error' },
  },
  {
    files: ['src/clients/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['src/ui/motion/**'],
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE, ...STORAGE],
      'no-restricted-properties': ['error', ...properties([...OUTSIDE, ...STORAGE])],
    },
  },
  {
    files: BARRELS,
    rules: {
      'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, NO_DEFAULT_STYLED],
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    files: TESTS.map(pattern => `${pattern}/*.{ts,tsx}`).concat('__tests__/**/*.{ts,tsx}'),
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'no-restricted-syntax': [
        'error',
        ...NO_DEFAULT_EXPORT,
        NO_STAR_EXPORT,
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
          message: 'A test runs or is removed.',
        },
        {
          selector: 'CallExpression[callee.name=/^(xit|xdescribe|xtest|fit|fdescribe)$/]',
          message: 'A test runs or is removed.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for a fact, not for time.',
        },
      ],
    },
  },
  {
    files: ['__tests__/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'react-dom/*', 'react-redux', '@testing-library/react'],
              message: 'A test that renders is a .test.tsx, so that it runs on React 18 too.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['examples/**', 'sandbox/**'],
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.webextensions } },
  },
  {
    files: ['secure-site/__tests__/**/*.ts'],
    rules: {
      // Node's test runner tracks its tests' promises itself.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          ignoreVoid: false,
          allowForKnownSafeCalls: [
            { from: 'package', name: ['it', 'describe'], package: 'node:test' },
          ],
        },
      ],
    },
  },
  {
    files: ['sandbox/src/wallet/page/**', 'sandbox/src/wallet/extension/bridge.js'],
    languageOptions: { globals: { SETTINGS: 'readonly' } },
  },
  {
    files: ['sandbox/**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: TOOL_CONFIGS,
    rules: { 'no-restricted-syntax': 'off' },
  },
)
