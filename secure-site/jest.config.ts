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
]

/** The pages in the frame, in jsdom. The server's tests run in Node alone. */
const config = {
  testEnvironment: '<rootDir>/../jest.env.cjs',
  testTimeout: 30_000,
  testMatch: ['<rootDir>/__tests__/frame/**/*.test.ts'],
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

export default config
