import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes how much of each chunk comes from which source file, for `npm run check:size --
 * --explain`.
 */
export function chunkReport(file) {
  return {
    name: 'chunk-report',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const report = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [
            id.replace(/^.*\/(?=src\/)/, ''),
            renderedLength,
          ]),
        ),
      ])
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(Object.fromEntries(report)))
    },
  }
}
