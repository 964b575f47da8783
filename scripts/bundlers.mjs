#!/usr/bin/env node
/**
 * Tries the readme's quick start in every bundler, on React 18 and 19: installed from the packed
 * file, built without a warning, opened in a browser, and used by a visitor who connects. Turbopack
 * is covered by scripts/hosts/checkNext.mjs. `--only parcel` tries one bundler, `--react 18` one
 * React version.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWithParcel } from './bundlers/buildWithParcel.mjs'
import { buildWithRspack } from './bundlers/buildWithRspack.mjs'
import { buildWithEsbuild } from './hosts/buildWithEsbuild.mjs'
import { buildWithVite } from './hosts/buildWithVite.mjs'
import { buildWithWebpack } from './hosts/buildWithWebpack.mjs'
import { HOST_PAGE } from './hosts/hostSource.mjs'
import { readmeHost, readmeSnippet } from './hosts/readmeSnippet.mjs'
import { tryReadme } from './hosts/tryReadme.mjs'
import { runCheck } from './lib/fail.mjs'
import { installFixture } from './lib/installFixture.mjs'
import { installHost } from './lib/installHost.mjs'
import { pack } from './lib/packed.mjs'
import { readManifest, ROOT } from './lib/project.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { launchChromium } from './visit/launchChromium.mjs'
import { serveFolder } from './visit/serveFolder.mjs'

/** A classic script that loads the others; these bundlers write no page. */
const SCRIPT_PAGE = HOST_PAGE.replace('type="module"', 'defer')
const warningsOf = async built => (await built).warnings
const BUNDLERS = [
  { name: 'vite', build: folder => warningsOf(buildWithVite(folder)), output: 'dist' },
  {
    name: 'webpack',
    build: folder => warningsOf(buildWithWebpack(folder)),
    output: 'dist-webpack',
    page: SCRIPT_PAGE,
  },
  {
    name: 'esbuild',
    build: folder => warningsOf(buildWithEsbuild(folder)),
    output: 'dist-esbuild',
    page: HOST_PAGE,
  },
  { name: 'rspack', build: buildWithRspack, output: 'dist-rspack', page: SCRIPT_PAGE },
  { name: 'parcel', build: buildWithParcel, output: 'dist-parcel' },
]
/**
 * Node modules that WalletConnect's libraries use. Parcel would otherwise install them into the
 * host during the build.
 */
const POLYFILLS = ['buffer@6', 'events@3', 'process@0.11']
const REACTS = ['18', '19']

/**
 * `viem/chains` includes a chain whose library imports a Node module; harmless, and for viem to
 * fix.
 */
const OF_VIEM = /"node:worker_threads" has been externalized.*\/node_modules\/ox\//

/** Installs Rspack or Parcel, which are too large for every contributor, into a cache. */
async function installBundler(name) {
  const from = join(ROOT, '__tests__/fixtures/bundlers', name)
  if (!existsSync(from)) return undefined
  const folder = join(ROOT, '.tmp/bundlers', name)
  await installFixture(from, folder, name)
  return folder
}

async function installQuickStart(packed, react) {
  const { '@walletconnect/universal-provider': relay, viem } = readManifest().devDependencies
  const versions = { react, 'react-dom': react, '@walletconnect/universal-provider': relay, viem }
  const folder = await installHost(packed, versions, POLYFILLS)
  const { source, file } = readmeSnippet()
  const files = { 'index.html': HOST_PAGE, [file]: source, 'main.js': readmeHost(file) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

async function tryBundler(browser, { name, build, output, page }, { folder, react }) {
  const installed = await installBundler(name)
  const since = performance.now()
  const warnings = (await build(folder, installed)).filter(warning => !OF_VIEM.test(warning))
  const label = `${name}, React ${react}`
  if (warnings.length > 0) throw new Error(`${label} warns:\n${warnings.join('\n')}`)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  if (page) writeFileSync(join(folder, output, 'index.html'), page)
  const server = await serveFolder(join(folder, output))
  await tryReadme(browser, server.url).finally(server.close)
  console.log(`${label}: built in ${seconds} s, 0 warnings; shows a code and connects a wallet`)
}

const { only, react: onlyReact } = parseArgs({
  options: { only: { type: 'string' }, react: { type: 'string' } },
}).values

await runCheck(async () => {
  const bundlers = BUNDLERS.filter(({ name }) => !only || name === only)
  const reacts = REACTS.filter(react => !onlyReact || react === onlyReact)
  if (bundlers.length === 0) throw new Error(`There is no bundler "${String(only)}".`)
  if (reacts.length === 0) throw new Error(`React ${String(onlyReact)} is not supported.`)
  const packed = await pack(temporaryFolder('wallet-modal-packed'))
  const browser = await launchChromium()
  try {
    for (const react of reacts) {
      const folder = await installQuickStart(packed, react)
      for (const bundler of bundlers) await tryBundler(browser, bundler, { folder, react })
    }
  } finally {
    await browser.close()
  }
})
