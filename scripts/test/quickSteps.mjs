import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { ROOT } from '../lib/project.mjs'
import { changedFiles } from './changedFiles.mjs'

/** As many test files as two cores run in about two minutes. */
const FILES_MAX = 40

/**
 * The tests most likely to fail for any change: the host API, its store, connecting, sending,
 * errors, texts.
 */
const CORE = [
  'app/host/createWalletModal.test.ts',
  'app/host/readOptions.test.ts',
  'app/host/createControls.test.ts',
  'app/host/hooksOnServer.test.tsx',
  'app/runtime/createRuntime.test.ts',
  'app/runtime/timeTravel.test.ts',
  'core/connections/connectionsSlice.test.ts',
  'features/send/sendSlice.test.ts',
  'chains/eip155/createEvmAdapter.test.ts',
  'chains/eip155/toModalError.test.ts',
  'strings/en.test.ts',
  'tooling/docs.test.ts',
  'tooling/repository.test.ts',
].map(file => `__tests__/${file}`)

const CODE = /\.(ts|tsx|js|mjs|cjs)$/

/** Returns test files that depend on one of these files, as Jest resolves it. */
function relatedTests(files) {
  if (files.length === 0) return []
  const { stdout } = spawnSync('npx', ['jest', '--listTests', '--findRelatedTests', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return stdout
    .split('\n')
    .filter(line => line.startsWith('/'))
    .map(file => relative(ROOT, file))
}

/** Ranks a test by the folders its path shares with a change; `__tests__` mirrors `src`. */
function nearness(test, changed) {
  const folders = file =>
    file
      .replace(/\.test(?=\.)|\.tsx?$/g, '')
      .split('/')
      .slice(1)
  const own = folders(test)
  return Math.max(
    0,
    ...changed.map(file => {
      const theirs = folders(file)
      const at = own.findIndex((part, index) => part !== theirs[index])
      return at < 0 ? own.length + 1 : at
    }),
  )
}

/**
 * Returns the steps of `npm run test:quick`: the likeliest failures, in less than three minutes.
 * `leftOut` lists what they do not cover.
 *
 * @returns {{ steps: import('./steps.mjs').Step[], leftOut: string[] }}
 */
export function quickSteps(reports) {
  const changed = changedFiles()
  const code = changed.filter(file => CODE.test(file))
  const sources = code.filter(file => /^(src|__tests__)\//.test(file) && !file.includes('/e2e/'))
  const related = relatedTests(sources)
  const near = related
    .map(test => [test, nearness(test, sources)])
    .sort(([, one], [, other]) => other - one)
    .map(([test]) => test)
  const own = near.filter(test => changed.includes(test))
  const chosen = [...new Set([...own, ...CORE, ...near])].slice(0, FILES_MAX)
  const missed = related.filter(test => !chosen.includes(test)).length
  const report = join(reports, 'unit.json')
  const npx = (name, ...command) => ({ name, command: ['npx', ...command] })
  return {
    steps: [
      { name: 'typecheck', command: ['npm', 'run', 'typecheck'] },
      {
        ...npx('test:unit', 'jest', '--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`),
        counts: { from: 'jest', file: report },
      },
      { name: 'lint:floors', command: ['npm', 'run', 'lint:floors'] },
      { name: 'lint:words', command: ['npm', 'run', 'lint:words'] },
      ...(code.length > 0
        ? [npx('lint', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...code)]
        : []),
      ...(changed.length > 0
        ? [npx('format:check', 'prettier', '--check', '--ignore-unknown', ...changed)]
        : []),
    ].map(step =>
      step.name === 'test:unit'
        ? { ...step, command: [...step.command, '--runTestsByPath', ...chosen] }
        : step,
    ),
    leftOut: [
      missed > 0 &&
        `${String(missed)} of the ${String(related.length)} unit test files that reach a changed file`,
      'unit tests that reach no changed file, but for a core of them',
      'lint and formatting of files that did not change',
      'the build, bytes, licences, the packed file and its hosts',
      'the sandbox, every test in a browser, React 18',
    ].filter(Boolean),
  }
}
