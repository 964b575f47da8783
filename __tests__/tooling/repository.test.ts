/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')

interface Manifest {
  readonly license: string
  readonly scripts: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
  readonly files: readonly string[]
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
/** The titles of tests and of their groups. */
const TITLE = /(?:\b(?:describe|it|test)[\w.]*\(|\)\(|^ *)['"`][^\n]*/gm

const manifest = JSON.parse(read('package.json')) as Manifest

describe('repository', () => {
  it.each(['npm ci && npm start', 'npm ci && npm test'])(
    'shows a newcomer how to run "%s"',
    command => {
      expect(read('README.md')).toContain(command)
    },
  )

  it('starts the sandbox and the demo page with `npm start`', () => {
    const [, script = ''] = /^node (scripts\/\S+)$/.exec(manifest.scripts['start'] ?? '') ?? []
    const args = [resolve(ROOT, script), '--help']
    const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
    expect(printed).toContain('Starts the offline sandbox')
    expect(printed).toContain('--port <port>')
  })

  it('shows a newcomer the size limit in KiB', () => {
    const { relay } = JSON.parse(read('scripts/size-limits.json')) as {
      readonly relay: Readonly<Record<string, number>>
    }
    const limit = String(relay['JS before the button works'])
    expect(read('README.md')).toMatch(
      new RegExp(`at most ${limit} KiB[^.]*before the button works`),
    )
  })

  it('links and shows only files that exist', () => {
    const links = [...read('README.md').matchAll(/\]\(([^):]+)\)/g)].map(([, path]) => path ?? '')
    expect(links.filter(path => !existsSync(resolve(ROOT, path)))).toEqual([])
    expect(links).not.toHaveLength(0)
  })

  it('runs everything on a build machine through one file', () => {
    expect(() => accessSync(resolve(ROOT, '.ci/run'), constants.X_OK)).not.toThrow()
    expect(read('.ci/run')).toMatch(/set -e[\s\S]*npm ci\nnpm test\n/)
  })

  it('has a test or a check for each promise', () => {
    const titles = readdirSync(resolve(ROOT, '__tests__'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap(file => read(`__tests__/${file}`).match(TITLE) ?? [])
    const rows = [...read('docs/promises.md').matchAll(/^\| ([PD]\d+) +\| (.+) \|$/gm)]
    const isChecked = (text: string) =>
      [...text.matchAll(/`npm run ([\w:]+)`/g)].some(([, name = '']) => name in manifest.scripts)
    const unkept = rows.filter(
      ([, number, text = '']) =>
        !isChecked(text) && !titles.some(title => new RegExp(`\\b${number}\\b`).test(title)),
    )
    expect(unkept.map(([, number]) => number)).toEqual([])
    expect(rows.length).toBeGreaterThan(50)
  })

  it('D14 explains how to report a vulnerability in private', () => {
    expect(read('SECURITY.md')).toContain('Report a vulnerability')
  })

  it('keeps unreleased changes where users look for them', () => {
    expect(read('CHANGELOG.md')).toContain('## [Unreleased]')
  })

  it('D1, D2 installs exact versions and runs no install scripts', () => {
    const { 'styled-components': shared, ...dependencies } = manifest.dependencies
    // A range, so that a page with a matching version shares the package with the modal.
    expect(shared).toBe('^6.4.0')
    const versions = Object.values({ ...dependencies, ...manifest.devDependencies })
    expect(
      versions.filter(version => !/^(npm:[@a-z0-9./-]+@)?\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([])
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(
      Object.keys(manifest.scripts).filter(name =>
        /^(pre|post)?(install|prepare|pack)$/.test(name),
      ),
    ).toEqual([])
  })

  it('ships the licence and the notices, and lists no missing file', () => {
    expect(manifest.license).toBe('MIT')
    const subPaths = Object.keys(manifest.exports).map(path => path.slice(2))
    const made = ['dist', '!dist/**/*.map', ...subPaths]
    expect(
      manifest.files.filter(file => !made.includes(file) && !existsSync(resolve(ROOT, file))),
    ).toEqual([])
  })

  it('has every script it names', () => {
    const named = Object.values(manifest.scripts).flatMap(
      script => script.match(/scripts\/\S+\.mjs/g) ?? [],
    )
    expect(named.filter(file => !existsSync(resolve(ROOT, file)))).toEqual([])
  })

  it('builds an entry for each public sub-path', () => {
    const built = [
      ...read('rollup.config.mjs').matchAll(/^ {2}'?([\w-]+)'?: 'src\/.+\.ts',$/gm),
    ].map(([, name]) => name)
    const published = Object.keys(manifest.exports)
      .filter(path => !/\.(json|css)$|^\.\/headless\//.test(path))
      .map(path => (path === '.' ? 'index' : path.slice(2)))
    expect(built).toEqual(published)
  })

  it('offers pages without views every sub-path that renders nothing, with the same types', () => {
    const paths = Object.keys(manifest.exports).filter(path => !/\.(json|css)$/.test(path))
    const isUnder = (path: string) => path.startsWith('./headless/')
    const needed = paths.filter(
      path => !isUnder(path) && !/^\.(\/(onramp|networks|headless|testing|themes))?$/.test(path),
    )
    expect(paths.filter(isUnder)).toEqual(needed.map(path => `./headless${path.slice(1)}`))
    for (const path of needed) {
      const name = path.slice(2)
      expect(manifest.exports[`./headless/${name}`]).toEqual({
        import: { types: `./dist/types/${name}.d.ts`, default: `./dist/headless/${name}.js` },
        require: { types: `./dist/types/${name}.d.cts`, default: `./dist/${name}.cjs` },
      })
    }
  })
})
