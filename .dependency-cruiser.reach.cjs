const { forbidden, options } = require('./.dependency-cruiser.cjs')

const SDK = forbidden.find(({ name }) => name === 'sdk-only-at-the-edge').to.path

/**
 * The imports that are left once types are erased. A bundler fails on an `import()` of an optional
 * package that is not installed, so the main entry must not reach one.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'main-entry-reaches-no-sdk',
      comment: 'An SDK is reached from its own sub-path only, not even lazily from the main entry.',
      severity: 'error',
      from: { path: '^src/(index|react)[.]tsx?$' },
      to: { path: SDK, reachable: true },
    },
    {
      name: 'no-entry-reaches-testing',
      comment: 'The testing kit is a sub-path of its own.',
      severity: 'error',
      from: { path: '^src/(index[.]ts|react[.]tsx?|entries/.+)$' },
      to: { path: '^src/testing/', reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
