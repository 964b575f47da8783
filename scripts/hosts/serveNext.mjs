import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { waitForPage } from '../lib/exampleHost.mjs'

export const NEXT_ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Returns the Node arguments that run the Next installed in `folder`. */
export const nextCommand = (folder, ...args) => [
  join(folder, 'node_modules/next/dist/bin/next'),
  ...args,
]

export const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Serves Next's build in `folder`, or its sources with `mode: 'dev'`, on a free port of this
 * machine.
 */
export async function serveNext(folder, { mode = 'start', env = NEXT_ENVIRONMENT } = {}) {
  const port = String(await freePort())
  const server = spawn(process.execPath, nextCommand(folder, mode, '--port', port), {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [server.stdout, server.stderr]) {
    output.on('data', data => {
      printed += String(data)
    })
  }
  const url = `http://localhost:${port}/`
  await waitForPage(url).catch(thrown => {
    server.kill()
    throw thrown
  })
  return { url, printed: () => printed, close: () => server.kill() }
}
