import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import esbuild from 'rollup-plugin-esbuild'
import { chunkReport } from './scripts/build/chunkReport.mjs'
import { declarations } from './scripts/build/declarations.mjs'

const pkg = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))

/** One line per public sub-path; `exports` in package.json names the same files. */
const input = {
  index: 'src/index.ts',
  evm: 'src/entries/evm.ts',
  walletconnect: 'src/entries/walletconnect.ts',
  testing: 'src/testing/index.ts',
}

const external = Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies })
const isExternal = id => external.some(name => id === name || id.startsWith(`${name}/`))

/** These ship ES modules only, which a host's CommonJS test runner cannot require; they go into our CommonJS files. */
const ESM_ONLY = ['qr']
const isExternalToCommonJs = id => isExternal(id) && !ESM_ONLY.includes(id)

/** React code runs on the client; a server component that imports such a chunk must be told so. */
const REACT_CODE =
  /\/src\/(ui|views|features\/[^/]+\/components)\/|\/src\/app\/(.+\.tsx|use[A-Z][^/]*\.ts)$/
const banner = chunk => (chunk.moduleIds.some(id => REACT_CODE.test(id)) ? "'use client';" : '')

/** Rollup prints warnings and goes on; a published file must have none. */
const onLog = (level, log) => {
  if (level === 'warn') throw new Error(`${log.code}: ${log.message}`)
}

const clean = { name: 'clean', buildStart: () => rmSync('dist', { recursive: true, force: true }) }

const code = () => [
  nodeResolve({ extensions: ['.ts', '.tsx', '.js', '.mjs'] }),
  commonjs(),
  esbuild({
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: false,
    define: { __PACKAGE_VERSION__: JSON.stringify(pkg.version) },
  }),
]

const scripts = (format, extension) => ({
  dir: 'dist',
  format,
  banner,
  sourcemap: true,
  hoistTransitiveImports: false,
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `chunks/[name]-[hash].${extension}`,
  generatedCode: 'es2015',
})

/** Small pure files stand alone: what gathers them would go where one of them is needed, as a whole. */
const STANDS_ALONE = /\/src\/(lib|domain)\/(.+)\.ts$/
const EVENTS = /\/src\/events\//

/** What a module brings with it at once. */
function closureOf(id, getModuleInfo, found = new Set()) {
  for (const next of getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(next) || !getModuleInfo(next) || getModuleInfo(next).isExternal) continue
    found.add(next)
    closureOf(next, getModuleInfo, found)
  }
  return found
}

/** What a visitor's steps bring, one after another. */
const STEPS = {
  first: ['index'],
  early: ['app/engine', 'app/ModalShell', 'chains/eip155/createEvmAdapter'],
  account: [
    'app/accountEngine',
    'app/AccountButtonFace',
    'views/ConnectingExternal/ConnectingExternalView',
  ],
}

let steps
function stepsOf({ getModuleInfo, getModuleIds }) {
  const ids = [...getModuleIds()]
  const closure = name => {
    const root = ids.find(id => id.replace(/\.tsx?$/, '').endsWith(`/src/${name}`))
    return closureOf(root, getModuleInfo)
  }
  return Object.entries(STEPS).map(([step, roots]) => [
    step,
    new Set(roots.flatMap(root => [...closure(root)])),
  ])
}

const modules = {
  ...scripts('es', 'js'),
  /**
   * What comes with a page is one file, for a host's bundler to keep in one: cut into several that other code shares in
   * different ways, Vite's gives up merging them, at 1.7 kB more in a page's first bytes. Of later steps the small files
   * are one: every file more is a request more, and compresses by itself.
   */
  manualChunks: (id, graph) => {
    steps ??= stepsOf(graph)
    const [step] = steps.find(([, brought]) => brought.has(id)) ?? []
    if (step === 'first') return step
    if (EVENTS.test(id)) return 'events'
    const alone = STANDS_ALONE.exec(id)?.[2]?.replaceAll('/', '-')
    return alone && (step ?? alone)
  },
}

const treeshake = { moduleSideEffects: false }

export default [
  {
    input,
    external: isExternal,
    treeshake,
    onLog,
    plugins: [clean, ...code(), declarations(input, external), chunkReport('.tmp/chunks.json')],
    output: modules,
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
      dynamicImportInCjs: false,
    },
  },
]
