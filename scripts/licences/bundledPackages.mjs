import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * Returns the folders of the packages bundled into the chunks of `dist`, from their source maps:
 * `node_modules/a`, and `node_modules/a/node_modules/b` where a package has its own version.
 */
export function bundledPackages(dist) {
  const folders = new Set()
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.c?js\.map$/.test(file)) continue
    const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8'))
    for (const source of sources) {
      const [folder] = PACKAGE.exec(source) ?? []
      if (folder) folders.add(folder.slice(folder.indexOf('node_modules/')))
    }
  }
  return [...folders].sort()
}

/** Returns chunks without a source map, which cannot be checked. */
export function chunksWithoutMap(dist) {
  const files = new Set(readdirSync(dist, { recursive: true }))
  return [...files].filter(file => /\.c?js$/.test(file) && !files.has(`${file}.map`))
}
