import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g

/** Names of the packages whose code went into the chunks of `dist`, by their source maps. */
export function bundledPackages(dist) {
  const names = new Set()
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.c?js\.map$/.test(file)) continue
    const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8'))
    for (const source of sources) {
      const last = [...source.matchAll(PACKAGE)].pop()
      if (last) names.add(last[1])
    }
  }
  return [...names].sort()
}

/** Chunks without a source map, of which nothing can be said. */
export function chunksWithoutMap(dist) {
  const files = new Set(readdirSync(dist, { recursive: true }))
  return [...files].filter(file => /\.c?js$/.test(file) && !files.has(`${file}.map`))
}
