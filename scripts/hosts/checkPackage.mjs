import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BROKEN_BY_VITE } from '../build/awaitedImports.mjs'
import { createHostFolder } from '../lib/hostFolder.mjs'
import { moduleEntries, ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { forbiddenCode } from './package/forbiddenCode.mjs'
import { viewsOfHeadless } from './package/viewsOfHeadless.mjs'
import { PACKAGES_OF_TEMPLATES, templatesCompile } from './package/templates.mjs'

const bin = name => join(ROOT, 'node_modules/.bin', name)
const STATIC_IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n]*['"](\.[^'"]+)['"]|require\(['"](\.[^'"]+)['"]\)/g

/** Returns the files that load together with an entry, before any `import()`. */
function loadedWith(entry) {
  const reached = new Set([join(ROOT, entry)])
  for (const file of reached) {
    if (file.endsWith('.cjs')) continue
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (imported) reached.add(join(dirname(file), imported))
    }
  }
  return reached
}

/** Checks that no entry loads another: a page would load the testing kit, a test an SDK. */
function entriesStandAlone() {
  const entries = moduleEntries().map(([name, conditions]) => [name, conditions.import.default])
  const problems = entries.flatMap(([name, file]) => {
    const loaded = loadedWith(file)
    return entries
      .filter(
        ([other, otherFile]) =>
          other !== name && other !== '.' && loaded.has(join(ROOT, otherFile)),
      )
      .map(([other]) => `"${name}" loads "${other}" with it`)
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Vite 8, which builds the fixtures, does not reveal what its predecessors break. */
function surviveOlderVite() {
  const dist = join(ROOT, 'dist')
  const broken = readdirSync(dist, { recursive: true }).filter(
    file => file.endsWith('.js') && BROKEN_BY_VITE.test(readFileSync(join(dist, file), 'utf8')),
  )
  if (broken.length > 0)
    throw new Error(`Vite 5 to 7 break the imports of these: ${broken.join(', ')}`)
}

/** A package that widens global types changes the meaning of its host's code. */
function noGlobalTypes() {
  const types = join(ROOT, 'dist/types')
  const widening = readdirSync(types, { recursive: true }).filter(
    file =>
      /\.d\.c?ts$/.test(file) &&
      /\bdeclare (global|module)\b/.test(readFileSync(join(types, file), 'utf8')),
  )
  if (widening.length > 0)
    throw new Error(`These declarations widen global types: ${widening.join(', ')}`)
}

const FILES_MAX = 600
/**
 * A third of it is the nineteen languages, an eighth the second copy of code that pages without
 * views share with the modal.
 */
const BYTES_MAX = 18e6

/** Checks the installed size: number of files, bytes, and no reference to a missing file. */
async function staysSmall(tarball) {
  const listed = await run('tar', ['-tvzf', tarball])
  const files = listed.trim().split('\n')
  const bytes = files.reduce((sum, line) => sum + Number(line.split(/\s+/)[2]), 0)
  const maps = files.filter(line => line.endsWith('.map'))
  if (maps.length > 0) throw new Error(`These name sources that are not there:\n${maps.join('\n')}`)
  const told = `${String(files.length)} files, ${(bytes / 1e6).toFixed(1)} MB unpacked`
  if (files.length > FILES_MAX || bytes > BYTES_MAX) {
    throw new Error(`${told}; at most ${String(FILES_MAX)} and ${String(BYTES_MAX / 1e6)} MB.`)
  }
  console.log(`packed: ${told}`)
}

const CONSUMER = entries =>
  entries
    .map((name, at) => `import * as entry${String(at)} from '${join('redux-wallet-modal', name)}'`)
    .concat(`export const all = [${entries.map((_, at) => `entry${String(at)}`).join(', ')}]`, '')
    .join('\n')

const COMPILERS = [
  ['TypeScript 6', 'typescript'],
  ['TypeScript 7', 'typescript-7'],
]

/**
 * Counts errors in the package's declarations or at the host's use of them; peers have errors of
 * their own.
 */
async function typeErrors(compiler, config) {
  const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc')
  let printed = ''
  try {
    await run(process.execPath, [tsc, '--pretty', 'false', '-p', config])
  } catch (thrown) {
    printed = thrown.stdout ?? ''
    if (!/error TS\d+/.test(printed)) throw thrown
  }
  const lines = printed.split('\n').filter(line => /error TS\d+/.test(line))
  const ours = lines.filter(
    line =>
      /node_modules\/redux-wallet-modal\/|(^|\/)consumer\.c?ts\(/.test(line) ||
      !/^\S+\(\d/.test(line),
  )
  return { ours, foreign: lines.length - ours.length }
}

/** Type-checks a strict host that also checks its libraries' declarations. */
async function typesHoldForStrictHosts(folder) {
  const entries = moduleEntries().map(([name]) => name)
  const sheet = "import 'redux-wallet-modal/host.css'\n"
  writeFileSync(join(folder, 'consumer.ts'), sheet + CONSUMER(entries))
  writeFileSync(join(folder, 'consumer.cts'), sheet + CONSUMER(entries))
  for (const [resolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ]) {
    const config = join(folder, `tsconfig.${resolution}.json`)
    writeFileSync(
      config,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          noEmit: true,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: [],
          noUncheckedSideEffectImports: true,
          module,
          moduleResolution: resolution,
        },
        files: resolution === 'nodenext' ? ['consumer.ts', 'consumer.cts'] : ['consumer.ts'],
      }),
    )
    for (const [label, compiler] of COMPILERS) {
      const { ours, foreign } = await typeErrors(compiler, config)
      if (ours.length > 0) throw new Error(`${label}, ${resolution}:\n${ours.join('\n')}`)
      console.log(
        `types: a strict ${resolution} host is clean with ${label}, library check on` +
          (foreign > 0 ? ` (${String(foreign)} errors inside packages of others set aside)` : ''),
      )
    }
  }
}

async function typesHoldForTemplates(folder) {
  for (const [label, compiler] of COMPILERS) {
    await templatesCompile(folder, label, join(ROOT, 'node_modules', compiler, 'bin/tsc'))
  }
}

/**
 * Checks the packed file: its contents, its entries, and its types in strict hosts and templates.
 *
 * @param {import('./shareHosts.mjs').SharedHosts} shared
 */
export async function checkPackage(shared) {
  const tarball = await shared.packed()
  await staysSmall(tarball)
  entriesStandAlone()
  console.log('entries: none loads another')
  noGlobalTypes()
  console.log('types: nothing global is widened')
  surviveOlderVite()
  console.log('imports: none in the form that Vite 5 to 7 break')
  const forbidden = await forbiddenCode(join(ROOT, 'dist'))
  if (forbidden.length > 0) throw new Error(forbidden.join('\n'))
  console.log('code: no eval, no script elements, no remote imports, nothing of Node')
  const drawn = viewsOfHeadless(join(ROOT, 'dist'))
  if (drawn.length > 0) throw new Error(drawn.join('\n'))
  console.log('headless: no view, no styled-components')
  console.log((await run(bin('publint'), ['run', tarball, '--strict'])).trim())
  // A style sheet has no types to compare.
  const profile = ['--exclude-entrypoints', 'host.css']
  console.log((await run(bin('attw'), [tarball, ...profile, '--no-emoji'])).trim())
  const folder = await createHostFolder('wallet-modal-types', {
    optional: [...PACKAGES_OF_TEMPLATES.optional, 'ethers'],
    extra: PACKAGES_OF_TEMPLATES.extra,
    packed: tarball,
  })
  await typesHoldForStrictHosts(folder)
  await typesHoldForTemplates(folder)
}
