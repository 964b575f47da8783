import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, runAloud } from '../lib/run.mjs'
import { temporaryFolder } from '../lib/temporaryFolder.mjs'
import { serveFolder } from '../visit/serveFolder.mjs'

const TEMPLATE = 'cra-template-redux-typescript@2.0.0'

/** Template files with lines added for the wallet, and how many; all others are unchanged. */
const LINES_MORE = { 'app/store.ts': 2, 'App.tsx': 3, 'setupTests.ts': 4 }

/**
 * Returns how many lines `ours` adds if it contains all lines of `theirs` in order; otherwise null.
 */
function linesMore(theirs, ours) {
  let at = 0
  const wanted = theirs.split('\n')
  const lines = ours.split('\n')
  for (const line of lines) if (line === wanted[at]) at += 1
  return at === wanted.length ? lines.length - wanted.length : null
}

/** Checks that the template's code is the published one, except the lines the wallet needs. */
async function isTemplate(folder) {
  const packed = temporaryFolder('wallet-modal-template')
  const answer = await run('npm', ['pack', '--json', '--pack-destination', packed, TEMPLATE])
  const [{ filename }] = JSON.parse(answer)
  await run('tar', ['-xzf', join(packed, filename), '-C', packed])
  const source = join(packed, 'package/template/src')
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(source.length + 1))
  if (files.length < 10) throw new Error(`${TEMPLATE} has ${String(files.length)} files of code.`)
  for (const file of files) {
    const text = where => readFileSync(join(where, file), 'utf8')
    const more = linesMore(text(source), text(join(folder, 'src')))
    if (more !== (LINES_MORE[file] ?? 0))
      throw new Error(
        `src/${file} is not that of ${TEMPLATE} with ${LINES_MORE[file] ?? 0} lines more.`,
      )
  }
  const changed = Object.entries(LINES_MORE).map(([file, more]) => `${file} +${String(more)}`)
  return `${String(files.length)} files of the template as published (${changed.join(', ')})`
}

/** Runs the template's own tests, in its own Jest 27. */
async function passesTests(folder, env) {
  const printed = await runAloud('npm', ['test'], { cwd: folder, env })
  const [, passed] = /^Tests: +(\d+) passed, \1 total$/m.exec(printed) ?? []
  if (!passed) throw new Error(`Its tests do not pass:\n${printed}`)
  return `${passed} tests of the template pass in Jest 27`
}

export const CRA = {
  name: 'cra',
  /** Makes it end after its tests, and fail on lint warnings. */
  env: { ...process.env, CI: 'true' },
  /** The variable that react-scripts exposes to the page. */
  urlsIn: 'REACT_APP_SANDBOX_URLS',
  checks: [isTemplate, passesTests],
  serve: folder => serveFolder(join(folder, 'build')),
  /** The template's own counter and thunk, typed with the store's state. */
  async count(page) {
    await page.getByRole('button', { name: 'Increment value' }).click()
    await page.getByText('1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add If Odd' }).click()
    await page.getByText('3', { exact: true }).waitFor()
  },
}
