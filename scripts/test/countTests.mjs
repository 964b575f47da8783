import { existsSync, readFileSync } from 'node:fs'

const NODE_COUNT = name => new RegExp(`^(?:#|ℹ) ${name} (\\d+)`, 'm')

const readers = {
  jest({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests }) {
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites),
      skipped: numPendingTests + numTodoTests,
    }
  },
  playwright({ stats }) {
    return {
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }
  },
}

function readNodeSummary(printed) {
  const count = name => Number(printed.match(NODE_COUNT(name))?.[1] ?? 0)
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  }
}

/**
 * Counts a step's passed, failed and skipped tests. A step without a test report counts as one, and
 * so does a failure that left no report.
 */
export function countTests({ counts }, { printed, hasPassed }) {
  const one = { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
  if (!counts) return one
  if (counts.from === 'node') return atLeastOneFailure(readNodeSummary(printed), hasPassed)
  if (!existsSync(counts.file)) return { ...one, passed: 0 }
  const report = JSON.parse(readFileSync(counts.file, 'utf8'))
  return atLeastOneFailure(readers[counts.from](report), hasPassed)
}

const atLeastOneFailure = (tally, hasPassed) =>
  hasPassed ? tally : { ...tally, failed: Math.max(1, tally.failed) }
