#!/usr/bin/env node
/**
 * Tries the guide on server rendering in React Router and Astro, unmodified: built, requested by
 * plain HTTP, and used by a visitor who connects, returns and disconnects. Next is covered by
 * scripts/hosts/checkNext.mjs. `--only astro` tries one of them.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './findChromium.mjs'
import { freePort } from './hosts/serveNext.mjs'
import { photographFirstHtml, tryReturningVisitor } from './hosts/tryReturningVisitor.mjs'
import { writeGuideFiles } from './hosts/guideFiles.mjs'
import { waitForPage } from './lib/exampleHost.mjs'
import { runCheck } from './lib/fail.mjs'
import { installFixture } from './lib/installFixture.mjs'
import { installPacked, pack } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'
import { runAloud } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { warningsIn } from './lib/warningsIn.mjs'
import { launchChromium } from './visit/launchChromium.mjs'

const PICTURES = join(ROOT, '.tmp/ssr-pictures')
const REACT_18 = join(ROOT, '__tests__/fixtures/react18/node_modules')

const REACT_ROUTER = {
  fixture: 'react-router',
  places: {
    'src/makeStore.ts': 'app/makeStore.ts',
    'src/ReturningWallet.tsx': 'app/ReturningWallet.tsx',
    'app/routes/home.jsx': 'app/routes/home.jsx',
  },
  build: ['node_modules/@react-router/dev/bin.js', 'build'],
  serve: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  made: ['app', 'build'],
}
const ASTRO = {
  fixture: 'astro',
  places: {
    'src/makeStore.ts': 'src/makeStore.ts',
    'src/ReturningWallet.tsx': 'src/ReturningWallet.tsx',
    'src/pages/index.astro': 'src/pages/index.astro',
  },
  build: ['node_modules/astro/astro.js', 'build'],
  serve: ['dist/server/entry.mjs'],
  made: ['src', 'dist'],
}
const HOSTS = [
  { ...REACT_ROUTER, name: 'react-router', label: 'React Router, React 19', react: '19' },
  { ...REACT_ROUTER, name: 'react-router-18', label: 'React Router, React 18', react: '18' },
  { ...ASTRO, name: 'astro', label: 'Astro, React 19', react: '19' },
]

async function prepare({ fixture, places, made, react }, tarball) {
  const from = join(ROOT, '__tests__/fixtures/ssr', fixture)
  const folder = join(ROOT, '.tmp/ssr', fixture)
  await installFixture(from, folder, fixture)
  for (const each of made) rmSync(join(folder, each), { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  writeGuideFiles(folder, 'server-rendering.md', places)
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const place = join(folder, 'node_modules', name)
    rmSync(place, { recursive: true, force: true })
    if (react === '18') symlinkSync(join(REACT_18, name), place)
  }
  rmSync(join(folder, 'node_modules/redux-wallet-modal'), { recursive: true, force: true })
  await installPacked(folder, tarball)
  return folder
}

async function serve(folder, command, env) {
  const port = await freePort()
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...env, PORT: port, HOST: 'localhost', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  server.stderr.on('data', data => {
    complaints += String(data)
  })
  const url = `http://localhost:${port}/`
  await waitForPage(url).catch(thrown => {
    server.kill()
    throw new Error(`${thrown.message}\n${complaints}`)
  })
  return { url, complaints: () => complaints, close: () => server.kill() }
}

async function tryHost(browser, host, tarball) {
  const folder = await prepare(host, tarball)
  const env = { ...process.env, REACT_VERSION: host.react, ASTRO_TELEMETRY_DISABLED: '1' }
  const since = performance.now()
  const printed = await runAloud(process.execPath, host.build, { cwd: folder, env })
  const warnings = warningsIn(printed)
  if (warnings.length > 0) throw new Error(`${host.label} warns:\n${warnings.join('\n')}`)
  console.log(
    `${host.label}: built in ${((performance.now() - since) / 1000).toFixed(0)} s, 0 warnings`,
  )
  const server = await serve(folder, host.serve, env)
  try {
    const pictures = join(PICTURES, host.name)
    await photographFirstHtml(browser, server.url, pictures)
    console.log(`${host.label}: ${await tryReturningVisitor(browser, server.url, pictures)}`)
    if (server.complaints())
      throw new Error(`The server of ${host.label} says: ${server.complaints()}`)
  } finally {
    server.close()
  }
}

await runCheck(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const hosts = HOSTS.filter(({ name }) => !only || name === only)
  if (hosts.length === 0) throw new Error(`There is no host "${String(only)}".`)
  mkdirSync(PICTURES, { recursive: true })
  const tarball = await pack(temporaryFolder('wallet-modal-packed'))
  const browser = await launchChromium({ executablePath: ensureChromium() })
  try {
    for (const host of hosts) await tryHost(browser, host, tarball)
  } finally {
    await browser.close()
  }
})
