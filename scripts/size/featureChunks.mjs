import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { readJson, ROOT } from '../lib/project.mjs'
import { brotliLength } from './brotli.mjs'

/**
 * The package's code that a host loads before a feature opens: its page, the list, connecting, and
 * an account on screen.
 */
const BEFORE = [
  'src/index.ts',
  'src/app/runtime/engine.ts',
  'src/app/shell/ModalShell.tsx',
  'src/core/account/chunk.ts',
  'src/core/connections/chunk.ts',
  'src/features/transactions/chunk.ts',
  'src/core/account/views/AccountView.tsx',
  'src/core/connections/views/ConnectingExternalView.tsx',
]

const ROOMS = ['src/core', 'src/features']
const folderOf = name => {
  const room = ROOMS.find(each => existsSync(join(ROOT, each, name)))
  return `${room}/${name}`
}
/** Features that must load later than those. */
const ALONE = ['swap', 'onramp', 'names', 'nfts', 'pay', 'smartSessions']

const STATIC = /(?:\bfrom|^import) ?['"](\.[^'"]+)['"]/gm

/** Returns a file of the package with its static imports, by path. */
function closureOf(file, texts, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, next] of texts(file).matchAll(STATIC)) {
    closureOf(join(file, '..', next), texts, found)
  }
  return found
}

/**
 * Returns each feature's chunk with its size, its views' chunk, and problems: a chunk shared with
 * another feature, or loaded before the feature opens. Reads the built package, without a browser.
 *
 * @param {{ dist?: string, report?: string }} [places]
 */
export async function featureChunks({
  dist = join(ROOT, 'dist'),
  report: reportFile = join(ROOT, '.tmp/chunks.json'),
} = {}) {
  if (!existsSync(reportFile)) throw new Error('Build first: there is no report of the chunks.')
  const report = readJson(reportFile)
  const texts = file => readFileSync(join(dist, file), 'utf8')
  const problems = []
  const fileOf = source => {
    const file = Object.keys(report).find(name => source in report[name])
    if (!file) problems.push(`${source} is in no chunk`)
    return file
  }
  const filesWith = test => Object.keys(report).filter(name => Object.keys(report[name]).some(test))
  const bytesOf = async files => {
    const sizes = await Promise.all(
      files.map(async file => {
        const { code } = await transform(texts(file), {
          minify: true,
          format: 'esm',
          target: 'es2022',
        })
        return brotliLength(code)
      }),
    )
    return sizes.reduce((total, each) => total + each, 0)
  }

  const early = new Map()
  for (const root of BEFORE) {
    const file = fileOf(root)
    for (const each of file ? closureOf(file, texts) : []) early.set(each, early.get(each) ?? root)
  }

  const chunkOf = name => fileOf(`${folderOf(name)}/chunk.ts`)
  const features = ROOMS.flatMap(room => readdirSync(join(ROOT, room))).filter(name =>
    existsSync(join(ROOT, folderOf(name), 'chunk.ts')),
  )
  const late = features.filter(name => !early.has(chunkOf(name)))
  const rows = []
  for (const name of late) {
    const chunk = chunkOf(name)
    const views = filesWith(source => source.startsWith(`${folderOf(name)}/views/`))
    for (const file of [chunk, ...views]) {
      if (early.has(file)) problems.push(`${name}: ${file} comes with ${early.get(file)}`)
      const others = late.filter(
        other => other !== name && `${folderOf(other)}/chunk.ts` in report[file],
      )
      if (others.length > 0)
        problems.push(`${name}: ${file} is that of ${others.join(', ')} as well`)
    }
    rows.push([name, await bytesOf([chunk]), await bytesOf(views)])
  }
  for (const name of ALONE)
    if (!late.includes(name)) problems.push(`${name} comes before anybody opens it`)
  return { rows, problems }
}
