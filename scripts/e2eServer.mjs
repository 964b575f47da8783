#!/usr/bin/env node
import { join } from 'node:path'
import { startSandbox } from '@redux-wallet-modal/sandbox'
import { build, preview } from 'vite'
import {
  DIALOGS_CONFIG,
  EXAMPLE,
  explainTakenPort,
  GALLERY_CONFIG,
  HEADLESS_EXAMPLE,
  readPort,
  readSandboxPorts,
  tellPage,
} from './lib/exampleHost.mjs'
import { fail } from './lib/fail.mjs'
import { ensureBuilt, ensureSiteBuilt } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'

/** Calls back once the test run's process has exited, so that no server stays on its port. */
function onParentGone(stop) {
  const parent = Number(process.env.E2E_PARENT)
  if (!parent) return
  const watch = setInterval(() => {
    try {
      process.kill(parent, 0)
    } catch {
      clearInterval(watch)
      stop()
    }
  }, 1000)
  watch.unref()
}

/** Serves what the end-to-end tests visit: the sandbox, and the example page as deployed. */
async function run() {
  const port = readPort('--port', 'E2E_PORT', 4220)
  await ensureSiteBuilt()
  // The sandbox's ports follow the page's, so that two test runs on one machine do not collide.
  const sandbox = await startSandbox({
    ...readSandboxPorts(port + 1),
    refuseOutgoing: true,
    onProgress: ({ part, url, ms }) => console.log(`${part} ${url} ${String(Math.round(ms))} ms`),
  })
  tellPage(sandbox)
  const outDir = join(ROOT, '.tmp/e2e-host', String(port))
  await ensureBuilt()
  // Warnings are covered by check:hosts.
  await build({ root: EXAMPLE, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  for (const configFile of [GALLERY_CONFIG, DIALOGS_CONFIG]) {
    await build({ root: EXAMPLE, configFile, logLevel: 'error', build: { outDir } })
  }
  const headless = { outDir: join(outDir, 'headless'), emptyOutDir: true }
  await build({ root: HEADLESS_EXAMPLE, base: '/headless/', logLevel: 'error', build: headless })
  const server = await preview({
    root: EXAMPLE,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true, host: 'localhost' },
  }).catch(thrown => {
    throw explainTakenPort(thrown, port, '--port')
  })
  console.log(`example page http://localhost:${String(port)}/`)
  const stop = async () => {
    await Promise.allSettled([server.close(), sandbox.close()])
    process.exit(0)
  }
  onParentGone(() => void stop())
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

run().catch(thrown => fail(thrown instanceof Error ? thrown.message : String(thrown)))
