/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = resolve(__dirname, '../..')
const PAGE = pathToFileURL(resolve(ROOT, 'scripts/docs/coveragePage.mjs')).href
const HERE = '__tests__/tooling/coverage.test.ts'

const row = {
  item: 'Token swaps',
  mark: 'OK',
  code: ['src/index.ts'],
  tests: [{ file: HERE, title: 'runs' }],
}
const ROWS: Readonly<Record<string, readonly [object, string | null]>> = {
  'accepts a row whose code and test exist': [row, null],
  'refuses a test that does not exist': [
    { ...row, tests: [{ file: HERE, title: 'is gone' }] },
    `${HERE} has no test “is gone”`,
  ],
  'refuses a case that does not exist': [
    { ...row, tests: [{ ...row.tests[0], case: ['is', 'gone', 'too'].join(' ') }] },
    `${HERE} has no case “is gone too”`,
  ],
  'refuses a test file that does not exist': [
    { ...row, tests: [{ file: '__tests__/gone.test.ts', title: 'is gone' }] },
    '__tests__/gone.test.ts is gone',
  ],
  'refuses code that does not exist': [{ ...row, code: ['src/gone.ts'] }, 'src/gone.ts is gone'],
  'refuses a built row without a test': [{ ...row, tests: [] }, 'names no test'],
  'refuses a difference without a page': [{ ...row, mark: 'DIFF' }, 'names no page that says why'],
  'refuses a difference whose page says something else': [
    { ...row, mark: 'DIFF', doc: { file: 'docs/hosts.md', says: 'the moon is square' } },
    'docs/hosts.md no longer says “the moon is square”',
  ],
  'refuses an unknown mark': [{ ...row, mark: 'DONE' }, 'unknown mark DONE'],
}

describe('the check of the coverage of the specification', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { problemsOf } from '${PAGE}'
       console.log(JSON.stringify(${JSON.stringify(Object.values(ROWS).map(([each]) => each))}.map(problemsOf)))`,
    ],
    { encoding: 'utf8', cwd: ROOT },
  )
  const answers = JSON.parse(stdout || 'null') as readonly string[][] | null

  it('runs', () => {
    expect(stderr).toBe('')
  })

  it.each(Object.entries(ROWS).map(([title, [, problem]], at) => [title, problem, at] as const))(
    '%s',
    (_title, problem, at) => {
      expect(answers?.[at]).toEqual(problem === null ? [] : [`Token swaps: ${problem}`])
    },
  )
})

describe('the rows of the specification', () => {
  const folder = resolve(ROOT, 'scripts/docs/specification')
  const rows = readdirSync(folder).flatMap(
    file => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as { item: string }[],
  )

  it('are complete', () => {
    expect(rows).toHaveLength(383)
  })
})
