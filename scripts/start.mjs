#!/usr/bin/env node
import { DEFAULT_SWAP_NETWORK, SANDBOX_FEATURES, startSandbox } from '@redux-wallet-modal/sandbox'
import { createServer } from 'vite'
import {
  EXAMPLE,
  explainTakenPort,
  readPort,
  readSandboxPorts,
  tellPage,
  waitForPage,
} from './lib/exampleHost.mjs'
import { fail } from './lib/fail.mjs'
import { ensureBuilt, ensureSiteBuilt } from './lib/packed.mjs'

const HELP = `npm start -- [options]

Starts the offline sandbox (chains, services, browser wallet) and the demo page that uses them.
The page the end-to-end tests drive is beside it, at /bench.html, and every view in every state at /gallery.html.

  --port <port>        of the page (5173), also PORT
  --port-base <port>   first of the ports in a row for the sandbox, also SANDBOX_PORT_BASE;
                       \`npx redux-wallet-modal-sandbox --help\` names a flag for each of its parts
  --help
`

const since = performance.now()
const open = []
let isStopping = false

function progress(name, url, ms) {
  console.log(`  ${name.padEnd(18)}${url.padEnd(28)}${String(Math.round(ms))} ms`)
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  console.log('\nstopping …')
  await Promise.allSettled(open.reverse().map(each => each.close()))
  console.log('stopped')
  process.exit(code)
}

async function startPage(port) {
  const started = performance.now()
  const server = await createServer({
    root: EXAMPLE,
    logLevel: 'warn',
    clearScreen: false,
    server: { port, strictPort: true, host: 'localhost' },
  })
  open.push(server)
  await server.listen().catch(thrown => {
    throw explainTakenPort(thrown, port, 'npm start -- --port')
  })
  const url = `http://localhost:${String(port)}/`
  await waitForPage(url)
  progress('demo page', url, performance.now() - started)
  return url
}

async function run() {
  const port = readPort('--port', 'PORT', 5173)
  console.log('redux-wallet-modal: the offline sandbox and a demo page\n')
  const built = performance.now()
  await ensureBuilt()
  await ensureSiteBuilt()
  progress('package', 'dist', performance.now() - built)
  const sandbox = await startSandbox({
    ...readSandboxPorts(undefined),
    refuseOutgoing: true,
    projectService: { features: SANDBOX_FEATURES },
    // The demo's buyers use this network.
    checkout: { payOn: DEFAULT_SWAP_NETWORK },
    onProgress: ({ part, url, ms }) => progress(part, url, ms),
  })
  open.push(sandbox)
  tellPage(sandbox)
  const url = await startPage(port)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`\nReady in ${seconds} s. Open ${url}`)
  console.log(`Every view in every state: ${url}gallery.html\nCtrl-C stops everything.`)
}

if (process.argv.includes('--help')) {
  console.log(HELP)
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  run().catch(async thrown => {
    await Promise.allSettled(open.reverse().map(each => each.close()))
    fail(thrown instanceof Error ? thrown.message : String(thrown))
  })
}
