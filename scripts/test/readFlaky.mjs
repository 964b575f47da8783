import { existsSync, readFileSync } from 'node:fs'

function* testsOf({ suites = [], specs = [] }) {
  for (const { title, file, tests } of specs) {
    for (const { status, results } of tests) yield { title, file, status, results }
  }
  for (const suite of suites) yield* testsOf(suite)
}

const textOf = parts => parts.map(part => part.text ?? '').join('')

/**
 * Returns the end-to-end tests of a Playwright report that failed once and passed when retried:
 * their names, the failure, and the output at that time (what was pressed and what was on screen).
 */
export function readFlaky(file) {
  if (!existsSync(file)) return []
  const tests = [...testsOf(JSON.parse(readFileSync(file, 'utf8')))]
  return tests
    .filter(({ status }) => status === 'flaky')
    .map(({ title, file: spec, results }) => {
      const [{ errors = [], stdout = [] }] = results
      return {
        name: `${spec} › ${title}`,
        why: errors.map(({ message }) => message ?? '').join('\n'),
        printed: textOf(stdout),
      }
    })
}
