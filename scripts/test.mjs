#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/project.mjs'
import { countTests } from './test/countTests.mjs'
import { readFlaky } from './test/readFlaky.mjs'
import { readTrouble } from './test/readTrouble.mjs'
import { quickSteps } from './test/quickSteps.mjs'
import { steps as allSteps } from './test/steps.mjs'

const LANES = 2
const SHOWN_LINES = 240
/** A step that takes longer hangs. */
const STEP_LIMIT_MINUTES = 20
/** Playwright closes its servers and writes its report, in about 30 s on a busy machine. */
const GRACE_MS = 60_000
/** How often it prints the running steps. */
const STATUS_MS = 60_000
const isFull = process.argv.includes('--full')
const isQuick = process.argv.includes('--quick')
/** `npm test -- --keep-going` runs the rest after a failure, and reports all failures. */
const keepsGoing = process.argv.includes('--keep-going')
/**
 * `npm test -- --only lint,build` runs some steps, and all parts of a command; their prerequisites
 * then count as done.
 */
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',')
const isAsked = (name, script = name) =>
  !process.argv.includes('--only') ||
  only?.some(asked => asked === name || asked === script.split(' ')[0])
const reports = join(ROOT, '.tmp/test')
/** Seconds below a minute, minutes above. */
function timeSince(since) {
  const seconds = (performance.now() - since) / 1000
  return seconds < 60 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`
}

const quick = isQuick ? quickSteps(reports) : undefined
const steps = (quick?.steps ?? allSteps(reports)).filter(
  ({ name, script, onlyFull }) => (!onlyFull || isFull) && isAsked(name, script),
)
const waiting = new Set(steps)
const running = new Map()
const began = new Map()
const passed = new Set()
const stopped = []
const total = { passed: 0, failed: 0 }
/** Tests that failed once and passed when retried: reported at the end, to be fixed next. */
const flaky = []
const started = performance.now()
let hasFailed = false

/** Each child leads a process group, so that its browsers and workers end with it. */
function stop(child, signal = 'SIGINT') {
  try {
    process.kill(-child.pid, signal)
  } catch (thrown) {
    if (thrown.code !== 'ESRCH') throw thrown
  }
}

function stopAll() {
  for (const child of running.values()) stop(child)
}

function start(step) {
  const since = performance.now()
  const [command, ...args] = step.command
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...step.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.set(step, child)
  began.set(step, since)
  console.log(`  ${step.name} …`)
  let printed = ''
  child.stdout.on('data', data => (printed += data))
  child.stderr.on('data', data => (printed += data))
  const limitMinutes = step.limitMinutes ?? STEP_LIMIT_MINUTES
  let limit = setTimeout(() => {
    printed += `\nIt was stopped after ${String(limitMinutes)} minutes.`
    stop(child)
    limit = setTimeout(() => stop(child, 'SIGKILL'), GRACE_MS)
  }, limitMinutes * 60_000)
  return new Promise(resolve => {
    child.on('exit', () => clearTimeout(limit))
    child.on('error', error => resolve({ step, since, hasPassed: false, printed: error.message }))
    child.on('close', (code, signal) => {
      if (code !== 0) printed += `\nIt ended with ${signal ?? `exit code ${String(code)}`}.`
      resolve({ step, since, hasPassed: code === 0, printed })
    })
  })
}

function words({ passed: good, failed, skipped, flaky: repeated }, hasTests) {
  if (!hasTests) return ''
  const parts = [
    `${String(good)} passed`,
    failed && `${String(failed)} failed`,
    skipped && `${String(skipped)} skipped`,
    repeated && `${String(repeated)} flaky`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Playwright prints a line for each started test, which contains no failure. */
const tells = line => !/^\[\d+\/\d+\] /.test(line)

/** A suite that ran nothing, or skipped something, proves nothing. */
function emptyPromise(step, tally) {
  if (!step.counts) return null
  if (tally.skipped > 0) return 'left tests out; every test runs or is removed'
  return tally.passed + tally.failed + (tally.flaky ?? 0) === 0 ? 'found no tests' : null
}

function finish({ step, since, hasPassed, printed }) {
  running.delete(step)
  writeFileSync(join(reports, `${step.name.replaceAll(':', '-')}.log`), printed)
  if (hasFailed && !keepsGoing) return
  const tally = countTests(step, { printed, hasPassed })
  const complaint = hasPassed ? emptyPromise(step, tally) : null
  if (step.counts?.from === 'playwright') flaky.push(...readFlaky(step.counts.file))
  total.passed += tally.passed
  total.failed += complaint ? 1 : tally.failed
  const isGood = hasPassed && !complaint
  const line = `${isGood ? '✓' : '✗'} ${step.name.padEnd(18)} ${timeSince(since).padStart(8)}  ${words(tally, step.counts)}`
  console.log(line.trimEnd())
  if (isGood) {
    passed.add(step.name)
    return
  }
  hasFailed = true
  if (!keepsGoing) {
    stopped.push(...[...running.keys()].map(({ name }) => name))
    stopAll()
  }
  const last = printed.trimEnd().split('\n').filter(tells).slice(-SHOWN_LINES).join('\n')
  for (const trouble of readTrouble(printed)) console.log(`\n${trouble}`)
  console.log(`\n${step.name} ${complaint ?? 'failed'}. It printed:\n\n${last}\n`)
  console.log(`Repeat it alone with: npm run ${step.script ?? step.name}`)
}

/**
 * At most two test processes run side by side; a step that needs quiet runs alone, after the rest.
 */
function nextStep() {
  if (running.size >= LANES) return undefined
  const isReady = ({ after = [] }) => after.every(name => passed.has(name) || !isAsked(name))
  const quiet = [...running.keys()].find(({ alone }) => alone)
  if (quiet) {
    return [...waiting].find(step => step.script && step.script === quiet.script && isReady(step))
  }
  const shared = [...waiting].find(step => !step.alone && isReady(step))
  if (shared) return shared
  const isQuiet = running.size === 0 && [...waiting].every(({ alone }) => alone)
  return isQuiet ? [...waiting].find(isReady) : undefined
}

async function runAll() {
  const ends = new Set()
  for (;;) {
    for (let step = nextStep(); step && (!hasFailed || keepsGoing); step = nextStep()) {
      waiting.delete(step)
      const end = start(step).then(result => {
        ends.delete(end)
        finish(result)
      })
      ends.add(end)
    }
    if (ends.size === 0) return
    await Promise.race(ends)
  }
}

const status = setInterval(() => {
  const told = [...running.keys()]
    .map(step => `${step.name} (${timeSince(began.get(step))})`)
    .join(', ')
  if (told) console.log(`  … ${told}; ${timeSince(started)} so far`)
}, STATUS_MS)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopAll()
    console.log(`\nStopped by ${signal}.`)
    process.exit(130)
  })
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (steps.length === 0) throw new Error('No step has that name.')
try {
  if (!existsSync(join(ROOT, 'node_modules/.bin/jest'))) {
    throw new Error('The packages are not installed, or not all of them: run npm ci first.')
  }
  const { ensureHeadlessChromium } = await import('./findChromium.mjs')
  if (!isQuick) console.log(`Browser: ${ensureHeadlessChromium()}`)
  const names = steps.map(({ name }) => name).join(', ')
  console.log(`${String(steps.length)} steps, ${String(LANES)} at a time: ${names}\n`)
  await runAll()
} catch (thrown) {
  hasFailed = true
  total.failed += 1
  stopAll()
  console.error(thrown instanceof Error ? thrown.message : thrown)
}
clearInterval(status)
const left = hasFailed ? [...stopped, ...[...waiting].map(({ name }) => name)] : []
if (left.length > 0) console.log(`Not run to the end: ${left.join(', ')}`)
for (const { name, why, printed } of flaky) {
  console.log(
    `\nFLAKY: ${name} passed only when it was repeated. The first time:\n\n${why}\n${printed}`,
  )
}
if (quick) {
  console.log(`\nNot looked at: ${quick.leftOut.join('; ')}. \`npm test\` looks at all of it.`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${String(steps.length)} steps in ${minutes} minutes.`)
const repeated = flaky.length > 0 ? `, ${String(flaky.length)} flaky` : ''
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed${repeated}`)
process.exitCode = hasFailed || total.failed > 0 ? 1 : 0
