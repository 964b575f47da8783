// @ts-check
import { spawn } from 'node:child_process'

// Reads "+pid" and "-pid" lines. When its input ends, its parent has exited: it kills every process
// still listed.
const PROGRAM = `
const pids = new Set()
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('SIGHUP', () => {})
let rest = ''
process.stdin.on('data', chunk => {
  const lines = (rest + chunk).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    const pid = Number(line.slice(1))
    if (line[0] === '+') pids.add(pid)
    else pids.delete(pid)
  }
})
process.stdin.on('end', () => {
  for (const pid of pids) try { process.kill(pid) } catch {}
  process.exit(0)
})
`

/** @type {import('node:child_process').ChildProcess | undefined} */
let guard
/** @type {Set<number>} */
const watched = new Set()

/**
 * Kills a process when this one exits, for whatever reason.
 *
 * @param {number} pid
 * @returns {() => void} stops watching, for a process that has ended
 */
export function watchOver(pid) {
  guard ??= startGuard()
  watched.add(pid)
  guard.stdin?.write(`+${pid}\n`)
  return () => {
    watched.delete(pid)
    guard?.stdin?.write(`-${pid}\n`)
    if (watched.size > 0) return
    guard?.stdin?.end()
    guard = undefined
  }
}

function startGuard() {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    detached: true,
  })
  child.unref()
  child.on('error', () => {})
  child.stdin.on('error', () => {}) // The guard may have exited first.
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}
