import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '@redux-wallet-modal/sandbox'
import { ROOT } from './project.mjs'

export const EXAMPLE = join(ROOT, 'examples/vite')
/** The gallery of every view in every state, built separately. */
export const GALLERY_CONFIG = join(EXAMPLE, 'vite.gallery.config.js')
/** The page of other libraries' dialogs, built separately as well. */
export const DIALOGS_CONFIG = join(EXAMPLE, 'vite.dialogs.config.js')
/** A page that renders everything itself. */
export const HEADLESS_EXAMPLE = join(ROOT, 'examples/headless')

/** Passes the sandbox's URLs to the example page; Vite exposes `VITE_…` variables to pages. */
export function tellPage(sandbox) {
  process.env.VITE_SANDBOX_URLS = JSON.stringify(sandbox.urls)
}

function portNumber(text, from) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${from} needs a port number, not "${text ?? ''}".`)
}

/** Reads a port from the command line, else from the environment, else the default. */
export function readPort(flag, variable, fallback) {
  const at = process.argv.indexOf(flag)
  if (at >= 0) return portNumber(process.argv[at + 1], flag)
  return process.env[variable] ? portNumber(process.env[variable], variable) : fallback
}

/** Reads the sandbox's ports from the same flags and variables as its own command. */
export function readSandboxPorts(base) {
  const portBase = readPort('--port-base', 'SANDBOX_PORT_BASE', base)
  const ports = Object.entries(PORTS).flatMap(([part, { flag, env }]) => {
    const port = readPort(flag, env, undefined)
    return port === undefined ? [] : [[part, port]]
  })
  return { ports: Object.fromEntries(ports), ...(portBase === undefined ? {} : { portBase }) }
}

/** Vite's own error names the port; this adds the remedy. */
export function explainTakenPort(thrown, port, flag) {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  if (!/in use|EADDRINUSE/.test(text)) return thrown
  return new Error(
    `Port ${String(port)} is taken by another program. Stop it, or choose another port with ${flag} <port>.`,
  )
}

/** Waits until the page itself responds, not only its port. */
export async function waitForPage(url, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    if (Date.now() > deadline)
      throw new Error(`${url} did not answer within ${String(timeoutMs / 1000)} s.`)
    await pause(100)
  }
}
