import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHostFolder } from '../lib/hostFolder.mjs'
import { launchChromium } from '../visit/launchChromium.mjs'
import { serveFolder } from '../visit/serveFolder.mjs'
import { visitHost } from '../visit/visitHost.mjs'
import { buildWithEsbuild } from './buildWithEsbuild.mjs'
import { buildWithVite } from './buildWithVite.mjs'
import { buildWithWebpack } from './buildWithWebpack.mjs'
import { HOST_PAGE, hostSource } from './hostSource.mjs'
import { OLDER_FAMILY, OLDER_MAJORS } from './olderMajors.mjs'
import { readmeHost, readmeSnippet } from './readmeSnippet.mjs'
import { tryInJest, tryInPlaywright } from './tryDocsTests.mjs'
import { tryReadme } from './tryReadme.mjs'

const BUNDLERS = [
  ['Vite', buildWithVite],
  ['webpack', buildWithWebpack],
  ['esbuild', buildWithEsbuild],
]

const FEW = { list: [4, 1], connect: [5, 1], restore: [7, 1] }

/** Each bundler's output folder, with the most files and rounds its steps may take. */
const OUTPUTS = [
  ['Vite', 'dist', FEW],
  // It copies a small module into one file for each group of files that share it, and requests a
  // second copy when the first has not arrived; during a session's restore that varies between
  // visits. The list takes one more file: the engine and the account button share the request for a
  // watch-only account.
  ['webpack', 'dist-webpack', { ...FEW, list: [5, 1], restore: [7, 2] }],
  // It puts shared code into separate files, and requests those only after reading the others.
  ['esbuild', 'dist-esbuild', { list: [7, 2], connect: [6, 2], restore: [11, 2] }],
]

/** Words of the relay protocol found only in its library. */
const RELAY_WORDS = ['wc_sessionPropose', 'irn_batchSubscribe']

/** Returns a chunk and every chunk loaded with it. */
function withImports(chunk, chunks, seen = new Set()) {
  if (chunk && !seen.has(chunk)) {
    seen.add(chunk)
    for (const name of chunk.imports) {
      withImports(
        chunks.find(({ fileName }) => fileName === name),
        chunks,
        seen,
      )
    }
  }
  return seen
}

/**
 * Checks that the relay's library loads by its own import(), never along with code of the package
 * or the page.
 */
function relayStandsApart(chunks, isGiven) {
  const holders = chunks.filter(({ code }) => RELAY_WORDS.some(word => code.includes(word)))
  if (!isGiven && holders.length > 0) throw new Error('A host without the relay has its library.')
  if (isGiven && holders.length === 0) throw new Error('No chunk holds the library of the relay.')
  const isOurs = ({ isEntry, moduleIds }) =>
    isEntry || moduleIds.some(id => id.includes('/redux-wallet-modal/'))
  for (const chunk of chunks.filter(isOurs)) {
    const loaded = withImports(chunk, chunks)
    const dragged = holders.find(holder => loaded.has(holder))
    if (dragged) throw new Error(`${chunk.fileName} drags ${dragged.fileName} along.`)
  }
}

/**
 * `viem/chains` includes a chain whose library imports a Node module; harmless, and for viem to
 * fix.
 */
const OF_VIEM = /"node:worker_threads" has been externalized.*\/node_modules\/ox\//

/** Builds a page in `folder` with every bundler. */
async function buildEverywhere(name, folder, { files, withRelay = false, isVisited = true }) {
  for (const [file, text] of Object.entries({ 'index.html': HOST_PAGE, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [bundler, build] of BUNDLERS) {
    const started = performance.now()
    const { warnings: all, chunks } = await build(folder, { isVisited }).catch(thrown => {
      throw new Error(`${bundler} could not build ${name}:\n${thrown.message}`)
    })
    const warnings = all.filter(warning => !OF_VIEM.test(warning))
    if (warnings.length > 0) {
      throw new Error(`${bundler} warned about ${name}:\n${warnings.join('\n')}`)
    }
    if (chunks) relayStandsApart(chunks, withRelay)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${bundler.padEnd(8)} ${name.padEnd(32)} 0 warnings  ${seconds} s`)
  }
}

/** A page for webpack's output: a classic script that loads the others. */
const WEBPACK_PAGE = HOST_PAGE.replace('type="module"', 'defer')

const VISITS = 3

/**
 * Counts the files of opening, connecting and restoring a session, as a visitor's browser requests
 * them.
 */
async function countFiles(folder) {
  writeFileSync(join(folder, 'dist-webpack/index.html'), WEBPACK_PAGE)
  writeFileSync(join(folder, 'dist-esbuild/index.html'), HOST_PAGE)
  const browser = await launchChromium()
  try {
    for (const [bundler, output, limits] of OUTPUTS) {
      const names = Object.keys(limits)
      const seen = Object.fromEntries(names.map(name => [name, [Infinity, Infinity]]))
      const isOver = name => seen[name].some((count, index) => count > limits[name][index])
      // On a slow machine, preloading starts before a step has ended.
      for (let visit = 0; visit < VISITS && names.some(isOver); visit += 1) {
        const steps = await visitHost(browser, join(folder, output), { withModal: true })
        for (const name of names) {
          const { needed, rounds } = steps[name]
          seen[name] = [needed, rounds].map((count, index) => Math.min(count, seen[name][index]))
        }
      }
      const told = names.map(
        name =>
          `${name} ${seen[name].join(' in ')}${isOver(name) ? `, limit ${limits[name].join(' in ')}` : ''}`,
      )
      console.log(`${bundler.padEnd(8)} files, in rounds: ${told.join('; ')}`)
      if (names.some(isOver))
        throw new Error(`${bundler} leaves a page that asks for too many files.`)
    }
  } finally {
    await browser.close()
  }
}

async function tryBuilt(folder) {
  writeFileSync(join(folder, 'dist-webpack/index.html'), WEBPACK_PAGE)
  const browser = await launchChromium()
  try {
    for (const [bundler, output] of [
      ['Vite', 'dist'],
      ['webpack', 'dist-webpack'],
    ]) {
      const server = await serveFolder(join(folder, output))
      await tryReadme(browser, server.url).finally(server.close)
      console.log(`${bundler.padEnd(8)} the quick start shows a code and connects a wallet`)
    }
  } finally {
    await browser.close()
  }
}

const TEST_PACKAGES = ['@testing-library/react', '@testing-library/dom', '@playwright/test']

/** Runs the examples of the testing guide, unmodified. */
async function tryTests(folder) {
  await tryInJest(folder)
  console.log('Jest     the test of the guide passes, without a transform')
  const server = await serveFolder(join(folder, 'dist'))
  await tryInPlaywright(folder, server.url).finally(server.close)
  console.log('Playwright the test of the guide passes over the quick start')
}

/** Checks that each host builds without an SDK, and with the majors before the supported ones. */
async function buildWithoutSdks(shared) {
  const bare = await shared.bare()
  if (existsSync(join(bare, 'node_modules/viem')))
    throw new Error('The host without an SDK has one.')
  await buildEverywhere('a host without any SDK', bare, {
    files: { 'main.js': hostSource({ withModal: true }) },
    isVisited: false,
  })
  // Not the shared folder: this one gets packages.
  const older = await createHostFolder('wallet-modal-host', { packed: await shared.packed() })
  await buildEverywhere('a host with the majors before', older, {
    files: {
      ...OLDER_MAJORS,
      'main.js': hostSource({ withModal: true, withEvm: true, family: OLDER_FAMILY }),
    },
    isVisited: false,
  })
}

/**
 * Builds pages with Vite, webpack and esbuild as their templates would, without a warning, and
 * visits them: counts the files of a visit, and tries the readme's quick start and the testing
 * guide.
 *
 * @param {import('./shareHosts.mjs').SharedHosts} shared
 */
export async function checkBuilds(shared) {
  await buildWithoutSdks(shared)
  const packed = await shared.packed()
  const evm = await createHostFolder('wallet-modal-host', { optional: ['viem'], packed })
  await buildEverywhere('a host with viem and /evm', evm, {
    files: { 'main.js': hostSource({ isRich: true, withModal: true, withEvm: true }) },
  })
  await countFiles(evm)
  const { source, file } = readmeSnippet()
  const quickStart = await createHostFolder('wallet-modal-host', {
    optional: ['viem', '@walletconnect/universal-provider'],
    extra: TEST_PACKAGES,
    packed,
  })
  await buildEverywhere('the quick start of the readme', quickStart, {
    files: { [file]: source, 'main.js': readmeHost(file) },
    withRelay: true,
  })
  await tryBuilt(quickStart)
  await tryTests(quickStart)
}
