/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')

const CHANGELOG = `# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

- a change
`

const READY = {
  version: '0.2.0',
  changelog: CHANGELOG,
  citation: 'title: x\nversion: 0.2.0\n',
  changes: '',
  branch: 'main',
  tags: [] as readonly string[],
}

/** Jest cannot load native ES modules, so they run in a separate process. */
function problemsOf(state: typeof READY): readonly string[] {
  const source = `import { releaseProblems } from './scripts/release/releaseProblems.mjs'
console.log(JSON.stringify(releaseProblems(${JSON.stringify(state)})))`
  const args = ['--input-type=module', '-e', source]
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }),
  ) as string[]
}

describe('a release', () => {
  it('is ready from a clean main with a dated changelog section', () => {
    expect(problemsOf(READY)).toEqual([])
  })

  it.each<[string, Partial<typeof READY>, RegExp]>([
    ['changes that are not committed', { changes: ' M src/index.ts\n' }, /not committed/],
    ['another branch', { branch: 'next' }, /from main, not from next/],
    ['a version that is out', { tags: ['v0.2.0'] }, /has been released/],
    [
      'a version that is none',
      { version: '0.2', changelog: CHANGELOG.replace('0.2.0', '0.2'), citation: 'version: 0.2\n' },
      /is not a version/,
    ],
    [
      'a changelog without the version',
      { version: '0.3.0', citation: 'version: 0.3.0' },
      /no "## \[0\.3\.0\]/,
    ],
    [
      'a section without changes',
      { changelog: CHANGELOG.replace('- a change\n', '') },
      /no "## \[0\.2\.0\]/,
    ],
    [
      'changes that are in no version',
      { changelog: CHANGELOG.replace('[Unreleased]\n', '[Unreleased]\n\n- another\n') },
      /unreleased changes/,
    ],
    ['a citation of another version', { citation: 'version: 0.1.0\n' }, /CITATION/],
  ])('is refused with %s', (_what, change, words) => {
    const problems = problemsOf({ ...READY, ...change })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(words)
  })
})

describe('D2 the workflows', () => {
  const workflows = ['ci', 'release'].map(
    name => [name, read(`.github/workflows/${name}.yml`)] as const,
  )

  it.each(workflows)('%s uses actions by the hash of a commit', (_name, text) => {
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter(action => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  it.each(workflows)(
    '%s may only read unless a job requests more, and has no token',
    (_name, text) => {
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
      expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/)
    },
  )

  it('the release publishes, with provenance and from an environment, what three machines built alike', () => {
    const text = read('.github/workflows/release.yml')
    expect(text).toContain('npm publish --provenance')
    expect(text).toContain('environment: npm')
    expect(text).toContain('id-token: write')
    expect(text).toMatch(/test "\$FIRST" = "\$SECOND"/)
  })

  it('everything runs through the same file as on a contributor’s machine', () => {
    expect(read('.github/workflows/ci.yml')).toContain('run: .ci/run')
  })
})

it('the citation names the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string }
  expect(read('CITATION.cff')).toContain(`version: ${version}\n`)
})
