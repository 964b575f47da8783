/**
 * The steps of `npm test`. A step starts once the steps it waits for have passed; `alone` keeps the
 * machine quiet for timing-sensitive steps, except for other parts of the same script;
 * `limitMinutes` raises the limit of long steps. `script` is the command that repeats a partial
 * step; `counts` names how its single tests are counted; a step without it counts as one.
 *
 * @typedef {{
 *   name: string, command: string[], after?: string[], alone?: boolean, onlyFull?: boolean,
 *   limitMinutes?: number, script?: string,
 *   env?: Record<string, string>, counts?: { from: 'jest' | 'playwright' | 'node', file?: string },
 * }} Step
 */

const jest = file => ['npx', 'jest', '--ci', '--maxWorkers=1', '--json', `--outputFile=${file}`]

/** The longest steps run in parts, to balance both lanes. */
// Jest keeps loaded test files until the process ends: small parts stay well below its heap limit.
const UNIT_PARTS = [1, 2, 3, 4, 5, 6]
const E2E_PARTS = [1, 2, 3, 4, 5, 6]
const SEARCH_PARTS = [1, 2]
const shard = (part, parts) => `--shard=${String(part)}/${String(parts.length)}`
const E2E = E2E_PARTS.map(part => `test:e2e:${String(part)}`)

/**
 * Tests of React's own rendering rules: mounting, effects, Strict Mode, hydration, portals, focus.
 * The full run renders the features' views on React 18. The excluded tests cover every state of
 * every view for reasons unrelated to React.
 */
const RENDERING_RULES =
  '/__tests__/(app|ui)/(?!.*(textDirection|viewParts)\\.test)[^.]+\\.test\\.tsx$'
/** The long searches involve no React: they run in full on the newest version. */
const REACT_18 = { REACT_VERSION: '18', RUNS: '100', INTERLEAVINGS: '50' }

const unit = (reports, part) => {
  const file = `${reports}/unit-${String(part)}.json`
  return {
    name: `test:unit:${String(part)}`,
    script: 'test:unit',
    command: [...jest(file), shard(part, UNIT_PARTS)],
    // Enough to catch recent changes; the full run searches a hundred times longer.
    env: { INTERLEAVINGS: '60' },
    counts: { from: 'jest', file },
  }
}

/** A part of the long random searches, which start from another seed each time. */
const search = (reports, part) => {
  const file = `${reports}/search-${String(part)}.json`
  return {
    name: `test:search:${String(part)}`,
    script: 'test:search',
    command: [...jest(file), '/any[A-Z]', 'Mutants', shard(part, SEARCH_PARTS)],
    env: { INTERLEAVINGS: '5000', RUNS: '2500', SEED: String(Date.now() % 2 ** 31) },
    counts: { from: 'jest', file },
    onlyFull: true,
    limitMinutes: 60,
  }
}

/** A part of the end-to-end tests, with its own sandbox and page. */
const e2e = (reports, part) => ({
  name: `test:e2e:${String(part)}`,
  script: 'test:e2e',
  command: ['npx', 'playwright', 'test', shard(part, E2E_PARTS)],
  after: ['build', 'build:site'],
  alone: true,
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e-${String(part)}.json`,
    E2E_RETRIES: '1',
    // Browsers refuse some ports, 4190 among them.
    E2E_PORT: String(4120 + 100 * part),
  },
  counts: { from: 'playwright', file: `${reports}/e2e-${String(part)}.json` },
  limitMinutes: 40,
})

/** A part of `check:hosts`: its own step, so that the longest do not wait for each other. */
const hosts = part => ({
  name: `check:hosts:${part}`,
  script: `check:hosts -- --only ${part}`,
  command: ['npm', 'run', 'check:hosts', '--', '--only', part],
  after: ['build'],
})

/** @param {string} reports folder for machine-readable results; @returns {Step[]} */
export const steps = reports => [
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'typecheck', command: ['npm', 'run', 'typecheck'] },
  {
    name: 'typecheck:parts',
    command: ['npm', 'run', 'typecheck:parts'],
    after: ['build'],
  },
  { name: 'typecheck:6', command: ['npm', 'run', 'typecheck:6'], onlyFull: true },
  { name: 'lint:commits', command: ['npm', 'run', 'lint:commits'] },
  { name: 'lint:words', command: ['npm', 'run', 'lint:words'] },
  // Then the longest steps, so that both lanes end together.
  // The examples are linted with the types of the built package.
  { name: 'lint', command: ['npm', 'run', 'lint'], after: ['build'], limitMinutes: 40 },
  ...UNIT_PARTS.map(part => unit(reports, part)),
  hosts('builds'),
  {
    name: 'test:unit:react18',
    command: [...jest(`${reports}/unit-react18.json`), RENDERING_RULES],
    env: REACT_18,
    counts: { from: 'jest', file: `${reports}/unit-react18.json` },
  },
  {
    name: 'test:unit:react18:rest',
    script: 'test:unit:react18',
    command: [
      ...jest(`${reports}/unit-react18-rest.json`),
      '--testPathIgnorePatterns=/node_modules/',
      `--testPathIgnorePatterns=${RENDERING_RULES}`,
    ],
    env: REACT_18,
    counts: { from: 'jest', file: `${reports}/unit-react18-rest.json` },
    onlyFull: true,
  },
  ...SEARCH_PARTS.map(part => search(reports, part)),
  // Runs each adapter once for each way to break it: alone, since hanging cases end by timeout.
  {
    name: 'check:conformance',
    command: ['npm', 'run', 'check:conformance'],
    alone: true,
    onlyFull: true,
    limitMinutes: 40,
  },
  {
    name: 'test:sandbox',
    command: ['npm', 'run', 'test:sandbox'],
    after: ['build:site'],
    counts: { from: 'node' },
  },
  { name: 'build:site', command: ['npm', 'run', 'build:site'] },
  {
    name: 'test:secure-site:frame',
    command: [...jest(`${reports}/secure-site-frame.json`), '-c', 'secure-site/jest.config.ts'],
    counts: { from: 'jest', file: `${reports}/secure-site-frame.json` },
  },
  {
    name: 'test:secure-site',
    command: ['npm', 'run', 'test:secure-site'],
    counts: { from: 'node' },
    limitMinutes: 40,
  },
  // The same tests over a real database server, where one is installed.
  {
    name: 'test:secure-site:postgres',
    command: ['npm', 'run', 'test:secure-site:postgres'],
    env: { GUESSES: '10000' },
    counts: { from: 'node' },
    onlyFull: true,
  },
  hosts('package'),
  { name: 'format:check', command: ['npm', 'run', 'format:check'] },
  { name: 'lint:floors', command: ['npm', 'run', 'lint:floors'] },
  { name: 'check:licences', command: ['npm', 'run', 'check:licences'], after: ['build'] },
  hosts('server'),
  { name: 'check:api', command: ['npm', 'run', 'check:api'], after: ['build'] },
  {
    name: 'check:size',
    command: ['npm', 'run', 'check:size', '--', '--short'],
    after: ['build'],
    alone: true,
  },
  ...E2E_PARTS.map(part => e2e(reports, part)),
  {
    ...e2e(reports, E2E_PARTS.length + 1),
    name: 'test:e2e:full',
    command: ['npx', 'playwright', 'test', '--grep', '@full'],
    after: ['build', ...E2E],
    env: {
      E2E_FULL: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e-full.json`,
      E2E_RETRIES: '1',
      E2E_PORT: '4620',
    },
    counts: { from: 'playwright', file: `${reports}/e2e-full.json` },
    onlyFull: true,
    // Every state of every view in nine looks, and in each language.
    limitMinutes: 180,
  },
  {
    name: 'test:monkey',
    command: ['npx', 'playwright', 'test', '-c', '__tests__/e2e/monkey/playwright.config.ts'],
    after: ['build', ...E2E],
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/monkey.json` },
    counts: { from: 'playwright', file: `${reports}/monkey.json` },
    onlyFull: true,
    limitMinutes: 60,
  },
  {
    name: 'test:lost',
    command: ['npx', 'playwright', 'test', '-c', '__tests__/e2e/lost/playwright.config.ts'],
    after: ['build', ...E2E],
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/lost.json` },
    counts: { from: 'playwright', file: `${reports}/lost.json` },
    onlyFull: true,
    limitMinutes: 90,
  },
  {
    name: 'test:languages',
    command: ['npx', 'playwright', 'test', '-c', '__tests__/e2e/languages/playwright.config.ts'],
    after: ['build', ...E2E],
    alone: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/languages.json` },
    counts: { from: 'playwright', file: `${reports}/languages.json` },
    onlyFull: true,
    limitMinutes: 90,
  },
  {
    name: 'test:firefox',
    command: ['npm', 'run', 'test:firefox'],
    after: ['build', ...E2E],
    alone: true,
    onlyFull: true,
  },
  {
    name: 'check:size:families',
    script: 'check:size',
    command: ['npm', 'run', 'check:size'],
    after: ['build', ...E2E],
    alone: true,
    onlyFull: true,
  },
  {
    name: 'check:ranges',
    command: ['npm', 'run', 'check:ranges'],
    after: ['build', ...E2E],
    onlyFull: true,
    limitMinutes: 40,
  },
  {
    name: 'check:page-file',
    command: ['npm', 'run', 'check:page-file'],
    after: ['build'],
    onlyFull: true,
  },
  {
    name: 'check:bundlers',
    command: ['npm', 'run', 'check:bundlers'],
    after: ['build', ...E2E],
    onlyFull: true,
    limitMinutes: 40,
  },
  { ...hosts('next'), onlyFull: true },
  { name: 'check:ssr', command: ['npm', 'run', 'check:ssr'], after: ['build'], onlyFull: true },
  {
    name: 'check:examples',
    command: ['npm', 'run', 'check:examples'],
    after: ['build', ...E2E],
    onlyFull: true,
    limitMinutes: 40,
  },
  { name: 'check:site', command: ['npm', 'run', 'check:site'], after: ['build'], onlyFull: true },
  {
    name: 'check:templates',
    command: ['npm', 'run', 'check:templates'],
    after: ['build'],
    onlyFull: true,
  },
  {
    name: 'check:installs',
    command: ['npm', 'run', 'check:installs'],
    after: ['build'],
    onlyFull: true,
  },
  { ...hosts('vitest'), onlyFull: true },
  {
    name: 'check:leaks',
    command: ['npm', 'run', 'check:leaks'],
    after: ['build', ...E2E],
    alone: true,
    onlyFull: true,
  },
  {
    name: 'check:reproducible',
    command: ['npm', 'run', 'check:reproducible'],
    after: ['build', ...E2E],
    alone: true,
    onlyFull: true,
  },
]
