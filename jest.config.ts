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
]

const config = {
  testEnvironment: '<rootDir>/jest.env.cjs',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts', '<rootDir>/__tests__/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.tmp/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
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
