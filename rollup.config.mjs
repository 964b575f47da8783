import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import esbuild from 'rollup-plugin-esbuild'
import { awaitedImports } from './scripts/build/awaitedImports.mjs'
import { chunkReport } from './scripts/build/chunkReport.mjs'
import { declarations } from './scripts/build/declarations.mjs'
import { hostCss } from './scripts/build/hostCss.mjs'
import { closureOf, planFiles, STEPS_WITHOUT_VIEWS } from './scripts/build/planFiles.mjs'
import { subPaths } from './scripts/build/subPaths.mjs'
import { withoutViews } from './scripts/build/withoutViews.mjs'

const pkg = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))

/** One line per public sub-path; `exports` in package.json names the same files. */
const input = {
  index: 'src/index.ts',
  evm: 'src/entries/evm.ts',
  ethers: 'src/entries/ethers.ts',
  bitcoin: 'src/entries/bitcoin.ts',
  polkadot: 'src/entries/polkadot.ts',
  calls: 'src/entries/calls.ts',
  onramp: 'src/entries/buying.ts',
  cosmos: 'src/entries/cosmos.ts',
  networks: 'src/entries/networks.ts',
  embedded: 'src/entries/embeddedWallet.ts',
  'from-appkit': 'src/entries/fromAppKit.ts',
  headless: 'src/entries/headless.ts',
  pay: 'src/entries/pay.ts',
  sessions: 'src/entries/smartSessions.ts',
  solana: 'src/entries/solana.ts',
  siwx: 'src/entries/signIn.ts',
  ssr: 'src/entries/ssr.ts',
  themes: 'src/entries/themes.ts',
  'watch-only': 'src/entries/watchOnly.ts',
  walletconnect: 'src/entries/walletconnect.ts',
  viem: 'src/entries/viem.ts',
  wagmi: 'src/entries/wagmi.ts',
  'solana-signers': 'src/entries/solanaSigners.ts',
  psbt: 'src/entries/psbt.ts',
  testing: 'src/testing/index.ts',
}

/**
 * `/headless` and, under it, the entries that a page without views may import are built once more by themselves. Files of the modal
 * hold views beside what these entries share with it, and a host's bundler takes every file that is reached as a whole.
 */
const { headless, ...ofModal } = input
const DRAW = ['index', 'onramp']
/** They lead to no code that draws, or to all of it. */
const IN_ONE_COPY = ['networks', 'testing', 'themes']
const ofHeadless = {
  headless,
  ...Object.fromEntries(
    Object.entries(ofModal)
      .filter(([name]) => ![...DRAW, ...IN_ONE_COPY].includes(name))
      .map(([name, file]) => [`headless/${name}`, file]),
  ),
}

const external = Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies })
/** What a host brings for one part of the package only. */
const isPeer = id =>
  Object.keys(pkg.peerDependenciesMeta).some(name => id === name || id.startsWith(`${name}/`))
const isExternal = id => external.some(name => id === name || id.startsWith(`${name}/`))

/** These ship ES modules only, or first of all, which an older CommonJS test runner cannot require; they go into our CommonJS files. */
const ESM_ONLY = ['qr', 'valibot']
const isExternalToCommonJs = id => isExternal(id) && !ESM_ONLY.includes(id)

/** React code runs on the client; a server component that imports such a chunk must be told so. */
const REACT_CODE =
  /\/src\/(ui|features\/[^/]+\/(views|components))\/|\/src\/app\/(.+\.tsx|(.+\/)?use[A-Z][^/]*\.ts)$/
const isReactCode = ({ name, moduleIds }) =>
  moduleIds.some(id => REACT_CODE.test(id)) ||
  // It only passes names on; said here already, a server component's error names what was called.
  name === 'index' ||
  name === 'headless'
const banner = chunk => (isReactCode(chunk) ? "'use client';" : '')

const OTHERS_TO_MEND = ['CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION', 'UNUSED_EXTERNAL_IMPORT']

/** Rollup prints warnings and goes on; a published file must have none. */
const onLog = (level, log) => {
  // What somebody else's code has to say about itself; little of it is taken.
  const ids = log.ids ?? [log.id ?? '']
  if (OTHERS_TO_MEND.includes(log.code) && ids.every(id => /\/node_modules\//.test(id))) return
  if (level === 'warn') throw new Error(`${log.code}: ${log.message}`)
}

const clean = { name: 'clean', buildStart: () => rmSync('dist', { recursive: true, force: true }) }

/** Half of what `@solana/errors` holds are messages for developers; a code says the same, and goes by its name. */
const shortErrors = {
  name: 'short-errors',
  transform: (text, id) =>
    /\/@solana\/errors\//.test(id)
      ? { code: text.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
}

const code = () => [
  shortErrors,
  // What is bundled runs in pages: `@polkadot/extension-dapp` asks which of its files to take.
  nodeResolve({
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    exportConditions: ['browser'],
    // bn.js asks for Node's buffer where it runs on Node. A package of that name, which a tool installs, is not meant.
    preferBuiltins: true,
  }),
  commonjs(),
  esbuild({
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: false,
    define: { __PACKAGE_VERSION__: JSON.stringify(pkg.version) },
  }),
]

/** The file of a feature's chunk has the name of the feature. */
const fileNameOf = (name, moduleIds) =>
  name === 'chunk' ? (/\/features\/([^/]+)\/chunk\.ts$/.exec(moduleIds.at(-1))?.[1] ?? name) : name

const scripts = (format, extension, folder = '') => ({
  dir: 'dist',
  format,
  banner,
  // For our own checks: a page's tools would look for sources that are not published.
  sourcemap: 'hidden',
  hoistTransitiveImports: false,
  entryFileNames: `[name].${extension}`,
  // A version of the package is what a hash would tell apart; it would go through a host's build into a page's first bytes.
  chunkFileNames: ({ name, moduleIds }) =>
    `${folder}chunks/${fileNameOf(name, moduleIds)}.${extension}`,
  generatedCode: 'es2015',
})

function chunksOf(steps) {
  let files
  return (id, graph) => {
    if (/\/node_modules\/@polkadot\//.test(id)) return 'web3Enable'
    files ??= planFiles(graph, isPeer, steps)
    return files.get(id)
  }
}

const modules = ({ steps, folder } = {}) => ({
  ...scripts('es', 'js', folder),
  /**
   * What comes with a page is one file, for a host's bundler to keep in one: cut into several that other code shares in
   * different ways, Vite's gives up merging them, at 1.7 kB more in a page's first bytes. The steps after it are few files
   * each as well: every file more is a request more, and compresses by itself.
   */
  manualChunks: chunksOf(steps),
  onlyExplicitManualChunks: true,
})

const OF_REACT = /^(react|react-dom|react-redux|styled-components|@tanstack\/react-virtual)(\/|$)/
/** Entries without code of their own, which the bundler would put together into one of them. */
const NAMES_ONLY = /\/src\/(?:entries|testing)\/(buying|headless|index)\.ts$/
const FIRST_ENTRY = /\/src\/index\.ts$/
/** Packages that a page need not have, or that look for what a test's page has not (`TextEncoder`) as soon as they are read. */
const STANDS_BY_ITSELF = new RegExp(
  `^(${[...Object.keys(pkg.peerDependenciesMeta), '@noble/curves', '@scure/sr25519'].join('|')})(/|$)`,
)
/** The same of what is taken in. */
const TAKEN_IN = /\/node_modules\/(@solana|bitcoinjs-lib|uint8array-tools)\//

/** What a page in another language than English reads, and no other does. */
const LANGUAGE = /\/src\/strings\/(?!en\/)([\w-]+)\//

/**
 * Servers and test runners read files one by one, and care for few of them more than for small ones: the code of the first
 * import, that of the other entries, and what comes later, each with React and without. None imports a later one at once, and
 * what imports a package that a page may lack, or not be able to read, stays by itself.
 */
function commonJsFile(id, { getModuleInfo, getModuleIds }) {
  // Two of them in one file would hand out each other's names.
  const [, names] = NAMES_ONLY.exec(id) ?? []
  if (names && names !== 'index') return `names-of-${names}`
  if (getModuleInfo(id).isEntry && !names) return null
  const [, language] = LANGUAGE.exec(id) ?? []
  if (language) return `language-${language}`
  const { imported, closure } = closureFacts(id, getModuleInfo)
  if ([...imported].some(each => STANDS_BY_ITSELF.test(each))) return null
  if ([...closure].some(each => TAKEN_IN.test(each))) return null
  const isReact =
    [...closure].some(each => REACT_CODE.test(each)) ||
    [...imported].some(each => OF_REACT.test(each))
  entryClosures ??= closuresOfEntries(getModuleIds, getModuleInfo)
  const { first, others } = entryClosures
  const when = first.has(id) ? 'first' : others.has(id) ? 'entries' : 'later'
  return `${when}-${isReact ? 'react' : 'plain'}`
}

let entryClosures
function closuresOfEntries(getModuleIds, getModuleInfo) {
  const entries = [...getModuleIds()].filter(id => getModuleInfo(id).isEntry)
  const isFirst = id => FIRST_ENTRY.test(id)
  // It brings most of the modal, which a server that checks signatures has no use for.
  const isForTests = id => /\/src\/testing\//.test(id)
  const closures = ids => new Set(ids.flatMap(id => [...closureOf(id, getModuleInfo)]))
  return {
    first: closures(entries.filter(isFirst)),
    others: closures(entries.filter(id => !isFirst(id) && !isForTests(id))),
  }
}

/** What a module brings with it at once, packages included. */
function closureFacts(id, getModuleInfo) {
  const closure = closureOf(id, getModuleInfo)
  const imported = new Set([...closure].flatMap(each => getModuleInfo(each).importedIds))
  return { closure, imported }
}

const treeshake = { moduleSideEffects: false }

export default [
  {
    input: ofModal,
    external: isExternal,
    treeshake,
    onLog,
    plugins: [
      clean,
      ...code(),
      declarations(input, external),
      hostCss('src/ui/controls/hostCss.ts'),
      subPaths(pkg),
      chunkReport('.tmp/chunks.json'),
      awaitedImports(),
    ],
    output: modules(),
  },
  {
    input,
    external: isExternalToCommonJs,
    treeshake,
    onLog,
    plugins: code(),
    output: {
      ...scripts('cjs', 'cjs'),
      exports: 'named',
      esModule: true,
      interop: 'auto',
      manualChunks: commonJsFile,
      onlyExplicitManualChunks: true,
      dynamicImportInCjs: false,
    },
  },
  {
    input: ofHeadless,
    external: isExternal,
    treeshake,
    onLog,
    plugins: [withoutViews(), ...code(), awaitedImports()],
    output: modules({ steps: STEPS_WITHOUT_VIEWS, folder: 'headless/' }),
  },
]
