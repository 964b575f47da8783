#!/usr/bin/env node
/**
 * Tests the oldest and newest version of every library that a host installs, with the package as
 * published: each wiring in a browser, built for development and production, the declarations with
 * each TypeScript, and every sub-path by tools without `exports` support. The newest versions come
 * from the registry, so that a new one fails here before it fails at a host.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './findChromium.mjs'
import { buildWithVite } from './hosts/buildWithVite.mjs'
import { HOST_PAGE } from './hosts/hostSource.mjs'
import { runCheck } from './lib/fail.mjs'
import { installHost } from './lib/installHost.mjs'
import { pack } from './lib/packed.mjs'
import { run } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { checkOlderTools, OLDER_TOOLS } from './ranges/checkOlderTools.mjs'
import { checkTypes } from './ranges/checkTypes.mjs'
import { visitWirings } from './ranges/visitWirings.mjs'
import { WIRINGS_HOST } from './ranges/wiringsHost.mjs'
import { launchChromium } from './visit/launchChromium.mjs'
import { serveFolder } from './visit/serveFolder.mjs'

/** The oldest supported versions; README.md names the same. */
const OLDEST = {
  '@reduxjs/toolkit': '2.9.0',
  react: '18.0.0',
  'react-dom': '18.0.0',
  'react-redux': '9.0.0',
  'styled-components': '6.4.0',
  viem: '2.31.0',
}

const OLDEST_TYPESCRIPT = '5.4.5'

/** The oldest host uses React 18's declarations. */
const TYPES_OF_REACT_18 = ['@types/react@18', '@types/react-dom@18']
const TYPES_OF_REACT = ['@types/react', '@types/react-dom']

const lookUp = async name => (await run('npm', ['view', name, 'version'])).trim()

async function newestOf(names) {
  const versions = await Promise.all(names.map(lookUp))
  return Object.fromEntries(names.map((name, at) => [name, versions[at]]))
}

/** Returns the newest version of a major. */
async function lastOf(range) {
  const versions = JSON.parse(await run('npm', ['view', range, 'version', '--json']))
  return [versions].flat().at(-1)
}

/** Most pages that stay on React 18 use its last version. */
const lastReact18 = async () => {
  const version = await lastOf('react@18')
  return { react: version, 'react-dom': version }
}

async function tryInBrowser(browser, folder, label) {
  writeFileSync(join(folder, 'index.html'), HOST_PAGE)
  writeFileSync(join(folder, 'main.js'), WIRINGS_HOST)
  const wrong = []
  for (const isDevelopment of [true, false]) {
    await buildWithVite(folder, { isDevelopment })
    const server = await serveFolder(join(folder, 'dist'))
    try {
      for (const isStrict of isDevelopment ? [false, true] : [false]) {
        const mode = isDevelopment ? `development${isStrict ? ', strict' : ''}` : 'production'
        const found = await visitWirings(browser, server.url, { label: mode, isStrict })
        wrong.push(...found.map(each => `${label}: ${each}`))
      }
    } finally {
      server.close()
    }
  }
  return wrong
}

async function tryTypes(tarball, newest) {
  const majors = await Promise.all(['typescript@5', 'typescript@6'].map(lastOf))
  const typescripts = [OLDEST_TYPESCRIPT, ...majors, await lookUp('typescript')]
  const compilers = typescripts.map(version => `typescript-${version}@npm:typescript@${version}`)
  const ends = [
    ['newest', newest, TYPES_OF_REACT],
    ['oldest', OLDEST, TYPES_OF_REACT_18],
  ]
  const wrong = []
  for (const [label, versions, typesOfReact] of ends) {
    const folder = await installHost(tarball, versions, [...compilers, ...typesOfReact])
    const found = await checkTypes(folder, typescripts)
    wrong.push(...found.map(each => `${label}: ${each}`))
  }
  return wrong
}

async function tryOlderTools(tarball) {
  // `viem` refuses TypeScript 4.
  const { viem: _viem, ...versions } = OLDEST
  return checkOlderTools(await installHost(tarball, { ...versions, ...OLDER_TOOLS }))
}

/**
 * `--only oldest` tries one end of the range, `--only types` the declarations, `--only tools` the
 * older tools.
 */
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values

await runCheck(async () => {
  const tarball = await pack(temporaryFolder('wallet-modal-packed'))
  const newest = await newestOf(Object.keys(OLDEST))
  const ends = [
    ['newest', newest],
    ['newest with React 18', { ...newest, ...(await lastReact18()) }],
    ['oldest', OLDEST],
  ]
  const wrong = []
  const browser = await launchChromium({ executablePath: ensureChromium() })
  try {
    for (const [label, versions] of ends) {
      if (only && label !== only) continue
      const told = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
      console.log(`${label}: ${told.join(', ')}`)
      const folder = await installHost(tarball, versions)
      wrong.push(...(await tryInBrowser(browser, folder, label)))
    }
  } finally {
    await browser.close()
  }
  if (!only || only === 'types') wrong.push(...(await tryTypes(tarball, newest)))
  if (!only || only === 'tools') wrong.push(...(await tryOlderTools(tarball)))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
})
