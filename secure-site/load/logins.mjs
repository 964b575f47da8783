#!/usr/bin/env node
/**
 * Runs 200 logins a minute against the built server, each from a new address and device with link
 * and code, and prints the response times. Defaults: `--minutes 5` and `--per-minute 200`. The
 * database is PGlite in a temporary folder, or the one of `DATABASE_URL`. Any error exits with
 * status 1.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createMailbox } from '../dist/testing.js'

const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url))
const HOST_ORIGIN = 'https://app.example.com'
const MINUTE_MS = 60_000
/** A slower email counts as an error. */
const MAIL_MS = 30_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    'per-minute': { type: 'string', default: '200' },
  },
})
const minutes = Number(values.minutes)
const perMinute = Number(values['per-minute'])

const token = () => randomBytes(32).toString('base64url')

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function startServer(folder, smtpUrl) {
  const port = await freePort()
  const origin = `http://localhost:${String(port)}`
  const config = join(folder, 'config.json')
  const site = { name: 'Load', projects: { load: [HOST_ORIGIN] }, rpcUrls: {}, networks: {} }
  writeFileSync(config, JSON.stringify(site))
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONFIG_FILE: config,
      ORIGIN: origin,
      PORT: String(port),
      SMTP_URL: smtpUrl,
      KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DATA_FOLDER: join(folder, 'data'),
      // Each login uses a different IP address, as in production.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  await new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${String(code)}`)))
    child.stdout.on('data', data => String(data).includes('listens on') && resolve())
  })
  return {
    origin,
    stop: () =>
      new Promise(resolve => {
        child.removeAllListeners('exit')
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

/** Response times by step, ms. */
const times = { email: [], decision: [], code: [], whole: [] }
const errors = []

async function post(origin, path, body, { step, at }) {
  const began = performance.now()
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${String(at >> 16)}.${String((at >> 8) & 255)}.${String(at & 255)}`,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  times[step].push(performance.now() - began)
  if (!response.ok) throw new Error(`${step}: ${String(response.status)} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

async function logIn(origin, mailbox, at) {
  const began = performance.now()
  const email = `visitor${String(at)}@example.com`
  const request = { email, deviceId: token(), hostOrigin: HOST_ORIGIN, projectId: 'load' }
  const { loginId } = await post(origin, '/api/login/email', request, { step: 'email', at })
  const nextMail = () => mailbox.nextMail(email, AbortSignal.timeout(MAIL_MS))
  const linkToken = /#([-\w]{43})/.exec((await nextMail()).text)?.[1]
  const decision = { linkToken, decision: 'approve' }
  await post(origin, '/api/device/decision', decision, { step: 'decision', at })
  const code = (await nextMail()).subject.slice(0, 6)
  await post(origin, '/api/login/code', { loginId, code }, { step: 'code', at })
  times.whole.push(performance.now() - began)
}

function describe(name, list) {
  const sorted = [...list].sort((one, other) => one - other)
  const at = share => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  return `${name.padEnd(20)} ${String(sorted.length).padStart(6)}   p50 ${at(0.5).padStart(7)} ms   p95 ${at(0.95).padStart(7)} ms`
}

const folder = mkdtempSync(join(tmpdir(), 'secure-site-load-'))
const mailbox = await createMailbox()
const server = await startServer(folder, mailbox.smtpUrl)
const total = Math.round(minutes * perMinute)
const began = performance.now()
const logins = []
for (let at = 0; at < total; at += 1) {
  await pause(Math.max(0, began + (at * MINUTE_MS) / perMinute - performance.now()))
  logins.push(logIn(server.origin, mailbox, at).catch(thrown => errors.push(thrown.message)))
}
await Promise.all(logins)
const took = (performance.now() - began) / MINUTE_MS
await server.stop()
await mailbox.close()
rmSync(folder, { recursive: true, force: true })

console.log(
  `${String(times.whole.length)} of ${String(total)} logins in ${took.toFixed(1)} min, ${(times.whole.length / took).toFixed(0)} a minute, over ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}`,
)
console.log(describe('address', times.email))
console.log(describe('device let in', times.decision))
console.log(describe('code', times.code))
console.log(describe('whole, with mails', times.whole))
if (errors.length > 0) {
  console.log(`\n${String(errors.length)} errors, among them:\n${errors.slice(0, 5).join('\n')}`)
  process.exitCode = 1
}
