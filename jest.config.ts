/** @jest-config-loader esbuild-register */
const untranspiled = [
  'uqr',
  'valibot',
  'qr',
  'viem',
  'ox',
  'abitype',
  'isows',
  '@noble',
  '@scure',
  '@redux-devtools',
  'lodash-es',
  '@wagmi',
  'wagmi',
  'wagmi-3',
]

/** Tests that render; lint keeps React out of every other test. */
const RENDERS = '<rootDir>/__tests__/**/*.test.tsx'

/**
 * The oldest supported React is installed beside the newest; REACT_VERSION=18 runs the rendering
 * tests on it.
 */
const isReact18 = process.env.REACT_VERSION === '18'
const REACT_18 = '<rootDir>/__tests__/fixtures/react18/node_modules'
const react18 = {
  '^react$': `${REACT_18}/react`,
  '^react/(.*)$': `${REACT_18}/react/$1`,
  '^react-dom$': `${REACT_18}/react-dom`,
  '^react-dom/(.*)$': `${REACT_18}/react-dom/$1`,
}

/** The browser replacement named by the package. */
const asInBrowsers = {
  '^\\./geturl\\.js$': '<rootDir>/node_modules/ethers/lib.commonjs/utils/geturl-browser.js',
}

const config = {
  testEnvironment: '<rootDir>/jest.env.cjs',
  // On a busy machine a test that renders the whole modal is slow.
  testTimeout: 30_000,
  testMatch: isReact18 ? [RENDERS] : ['<rootDir>/__tests__/**/*.test.ts', RENDERS],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.tmp/'],
  moduleNameMapper: { ...asInBrowsers, ...(isReact18 && react18) },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  globals: { __PACKAGE_VERSION__: '0.0.0-test' },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${untranspiled.join('|')})/)`],
}

export default config
