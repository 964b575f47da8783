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
 * `/headless`, and under it the entries that a page without views may import, are built a second
 * time on their own. The modal's files mix views with code these entries share, and a host's
 * bundler includes every reached file as a whole.
 */
const { headless, ...ofModal } = input
const DRAW = ['index', 'onramp']
/** They load no rendering code, or all of it. */
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
/** Optional peers, which a host installs for one part of the package only. */
const isPeer = id =>
  Object.keys(pkg.peerDependenciesMeta).some(name => id === name || id.startsWith(`${name}/`))
const isExternal = id => external.some(name => id === name || id.startsWith(`${name}/`))

/**
 * ES modules that an older CommonJS test runner cannot require; the CommonJS build bundles them.
 */
const ESM_ONLY = ['qr', 'valibot']
const isExternalToCommonJs = id => isExternal(id) && !ESM_ONLY.includes(id)

/**
 * React code runs on the client; chunks with React code need the `'use client'` directive for
 * server components.
 */
const REACT_CODE =
  /\/src\/(ui|(core|features)\/[^/]+\/(views|components))\/|\/src\/app\/(.+\.tsx|(.+\/)?use[A-Z][^/]*\.ts)$/
const isReactCode = ({ name, moduleIds }) =>
  moduleIds.some(id => REACT_CODE.test(id)) ||
  // These entries only re-export; with the directive here too, a server component's error names the
  // function it called.
  name === 'index' ||
  name === 'headless'
const banner = chunk => (isReactCode(chunk) ? "'use client';" : '')

const OTHERS_TO_MEND = ['CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION', 'UNUSED_EXTERNAL_IMPORT']

/** Turns Rollup's warnings into errors: a published file must have none. */
const onLog = (level, log) => {
  // Warnings about dependencies' own code, most of which is tree-shaken.
  const ids = log.ids ?? [log.id ?? '']
  if (OTHERS_TO_MEND.includes(log.code) && ids.every(id => /\/node_modules\//.test(id))) return
  if (level === 'warn') throw new Error(`${log.code}: ${log.message}`)
}

const clean = { name: 'clean', buildStart: () => rmSync('dist', { recursive: true, force: true }) }

/**
 * Half of `@solana/errors` is developer messages; production mode replaces them with error codes.
 */
const shortErrors = {
  name: 'short-errors',
  transform: (text, id) =>
    /\/@solana\/errors\//.test(id)
      ? { code: text.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
}

const code = () => [
  shortErrors,
  // Bundled code runs in pages: `@polkadot/extension-dapp` selects its files by the `browser`
  // condition.
  nodeResolve({
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    exportConditions: ['browser'],
    // bn.js requires Node's buffer on Node; this avoids a package of that name installed by some
    // tool.
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

/** A feature's chunk file is named after the feature. */
const fileNameOf = (name, moduleIds) =>
  name === 'chunk'
    ? (/\/(?:core|features)\/([^/]+)\/chunk\.ts$/.exec(moduleIds.at(-1))?.[1] ?? name)
    : name

const scripts = (format, extension, folder = '') => ({
  dir: 'dist',
  format,
  banner,
  // For the package's own checks: a page's dev tools would look for unpublished sources.
  sourcemap: 'hidden',
  hoistTransitiveImports: false,
  entryFileNames: `[name].${extension}`,
  // No hash: the package version already distinguishes files, and hashes would end up in the host's
  // initial bytes.
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
   * The first load is one file, which a host's bundler keeps in one: given several files that other
   * code shares in different ways, Vite stops merging them, which costs 1.7 kB in a page's initial
   * bytes. Later steps have few files too: each file is one more request and compresses separately.
   */
  manualChunks: chunksOf(steps),
  onlyExplicitManualChunks: true,
})

const OF_REACT = /^(react|react-dom|react-redux|styled-components|@tanstack\/react-virtual)(\/|$)/
/** Entries without code of their own, which Rollup would merge into one of them. */
const NAMES_ONLY = /\/src\/(?:entries|testing)\/(buying|headless|index)\.ts$/
const FIRST_ENTRY = /\/src\/index\.ts$/
/**
 * Packages a page may lack, or that need globals missing in a test page (`TextEncoder`) on import.
 */
const STANDS_BY_ITSELF = new RegExp(
  `^(${[...Object.keys(pkg.peerDependenciesMeta), '@noble/curves', '@scure/sr25519'].join('|')})(/|$)`,
)
/** The same for bundled packages. */
const TAKEN_IN = /\/node_modules\/(@solana|bitcoinjs-lib|uint8array-tools)\//

/** Code that only pages in a language other than English load. */
const LANGUAGE = /\/src\/strings\/(?!en\/)([\w-]+)\//

/**
 * Servers and test runners read files one by one, so few larger files are cheaper than many small
 * ones: the code of the first import, of the other entries, and of later loads, each with React and
 * without. None imports a later one statically, and modules that import a package a page may lack,
 * or be unable to load, stay separate.
 */
function commonJsFile(id, { getModuleInfo, getModuleIds }) {
  // Two of them in one file would export each other's names.
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
  // It loads most of the modal, which a server that verifies signatures does not need.
  const isForTests = id => /\/src\/testing\//.test(id)
  const closures = ids => new Set(ids.flatMap(id => [...closureOf(id, getModuleInfo)]))
  return {
    first: closures(entries.filter(isFirst)),
    others: closures(entries.filter(id => !isFirst(id) && !isForTests(id))),
  }
}

/** Returns a module's static imports, packages included. */
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
