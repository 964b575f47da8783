#!/usr/bin/env node
/**
 * Tries the examples outside the workspace as a newcomer would: installed outside the project with
 * the package as published, built without a warning, and visited beside the sandbox, with pictures
 * of the visit in `.tmp/examples`. `--only cra` tries one of them.
 */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PORTS, startSandbox } from '@redux-wallet-modal/sandbox'
import { CRA } from './examples/cra.mjs'
import { NEXT } from './examples/next.mjs'
import { REACT_ROUTER } from './examples/reactRouter.mjs'
import { MANY_FAMILIES, WAGMI } from './examples/vite.mjs'
import { visitExample } from './examples/visitExample.mjs'
import { ensureChromium } from './findChromium.mjs'
import { runCheck } from './lib/fail.mjs'
import { ensureSiteBuilt, pack } from './lib/packed.mjs'
import { readJson, ROOT } from './lib/project.mjs'
import { runAloud } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { warningsIn } from './lib/warningsIn.mjs'
import { launchChromium } from './visit/launchChromium.mjs'

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values

/** Runs a step and prints its duration. */
async function timed(label, act) {
  const since = performance.now()
  const told = await act()
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${label.padEnd(6)} ${told}, ${seconds} s`)
}

/** Copies an example, replacing the file its README.md creates by the packed one. */
function copyExample(name, tarball) {
  const folder = temporaryFolder(`wallet-modal-example-${name}`)
  const skipped = /\/(node_modules|build|dist|\.next|package-lock\.json)$/
  cpSync(join(ROOT, 'examples', name), folder, {
    recursive: true,
    filter: file => !skipped.test(file),
  })
  const file = join(folder, 'package.json')
  const manifest = readJson(file)
  manifest.dependencies['redux-wallet-modal'] = `file:${tarball}`
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  return folder
}

async function install(folder) {
  const printed = await runAloud('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  const warnings = warningsIn(printed)
  const ours = warnings.filter(line => /redux-wallet-modal|ERESOLVE|peer/i.test(line))
  if (ours.length > 0) throw new Error(`npm warns:\n${ours.join('\n')}`)
  return `installed, 0 warnings about peers, ${String(warnings.length)} lines about others`
}

async function build(folder, env) {
  const printed = await runAloud('npm', ['run', 'build'], { cwd: folder, env })
  const warnings = warningsIn(printed)
  if (warnings.length > 0) throw new Error(`It is built with warnings:\n${printed}`)
  return 'built, 0 warnings'
}

async function tryExample(example, { browser, sandbox, tarball }) {
  const { name } = example
  const folder = copyExample(name, tarball)
  const env = { ...example.env, [example.urlsIn]: JSON.stringify(sandbox.urls) }
  await timed(name, () => install(folder))
  for (const check of example.checks) await timed(name, () => check(folder, env))
  await timed(name, () => build(folder, env))
  const server = await example.serve(folder)
  try {
    const pictures = join(ROOT, '.tmp/examples', name)
    await timed(name, () => visitExample(browser, server.url, { sandbox, pictures, example }))
  } finally {
    server.close()
  }
}

await runCheck(async () => {
  const examples = [CRA, NEXT, WAGMI, MANY_FAMILIES, REACT_ROUTER].filter(
    ({ name }) => !only || name === only,
  )
  if (examples.length === 0) throw new Error(`There is no example "${String(only)}".`)
  const tarball = await pack(temporaryFolder('wallet-modal-packed'))
  await ensureSiteBuilt()
  const ports = Object.fromEntries(Object.keys(PORTS).map(part => [part, 0]))
  const sandbox = await startSandbox({ ports })
  const browser = await launchChromium({ executablePath: ensureChromium() })
  try {
    for (const example of examples) await tryExample(example, { browser, sandbox, tarball })
  } finally {
    await browser.close()
    await sandbox.close()
  }
})
