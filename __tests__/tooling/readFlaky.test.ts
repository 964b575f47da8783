/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const READER = pathToFileURL(resolve(__dirname, '../../scripts/test/readFlaky.mjs')).href
const COUNTER = pathToFileURL(resolve(__dirname, '../../scripts/test/countTests.mjs')).href

const result = (status: string, message?: string) => ({
  status,
  errors: message === undefined ? [] : [{ message }],
  stdout: message === undefined ? [] : [{ text: 'button "Connect"\n' }],
})
const spec = (title: string, status: string, results: unknown[]) => ({
  title,
  file: 'journeys/send.spec.ts',
  tests: [{ status, results }],
})
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [spec('connects', 'expected', [result('passed')])],
      suites: [
        {
          specs: [
            spec('sends', 'flaky', [result('failed', 'no row'), result('passed')]),
            spec('signs', 'unexpected', [result('failed', 'gone'), result('failed', 'gone')]),
          ],
        },
      ],
    },
  ],
}

/** The scripts are ES modules, so they run in a separate process. */
function evaluate(code: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

describe('a test that passes only on a retry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flaky-'))
  const file = join(folder, 'e2e.json')
  writeFileSync(file, JSON.stringify(report))

  afterAll(() => rmSync(folder, { recursive: true }))

  it('is reported with its failure and what was on screen', () => {
    const code = `import { readFlaky } from '${READER}'; console.log(JSON.stringify(readFlaky(${JSON.stringify(file)})))`
    expect(evaluate(code)).toEqual([
      { name: 'journeys/send.spec.ts › sends', why: 'no row', printed: 'button "Connect"\n' },
    ])
  })

  it('is counted separately from the failures', () => {
    const step = JSON.stringify({ counts: { from: 'playwright', file } })
    const code = `import { countTests } from '${COUNTER}'; console.log(JSON.stringify(countTests(${step}, { printed: '', hasPassed: true })))`
    expect(evaluate(code)).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 1 })
  })
})
