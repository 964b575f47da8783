/** @jest-config-loader esbuild-register */
const untranspiled = [
  'valibot',
  'viem',
  'ox',
  'abitype',
  'isows',
  '@noble',
  '@scure',
  'micro-key-producer',
  'micro-packed',
  'hono',
  '@hono',
  'kysely',
  'kysely-pglite-dialect',
]

const shared = {
  testTimeout: 30_000,
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${untranspiled.join('|')})/)`],
}

const config = {
  projects: [
    {
      ...shared,
      displayName: 'frame',
      testEnvironment: '<rootDir>/../jest.env.cjs',
      testMatch: ['<rootDir>/__tests__/frame/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/frame/', '/node_modules/'],
    },
  ],
}

export default config
