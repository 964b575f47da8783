import { mkdirSync, writeFileSync } from 'node:fs'

/**
 * Writes a folder for each sub-path, with a package.json that leads to its files, for tools without
 * `exports` support, such as Jest 27 and TypeScript’s `moduleResolution: node`. The build creates
 * the folders; they are published but not committed.
 *
 * @param {{ exports: object, files: string[] }} manifest
 */
export function subPaths({ exports: paths, files }) {
  return {
    name: 'sub-paths',
    writeBundle() {
      for (const [path, conditions] of Object.entries(paths)) {
        if (path === '.' || !conditions.import) continue
        const folder = path.slice(2)
        const [top] = folder.split('/')
        if (!files.includes(top)) throw new Error(`"files" of package.json lacks ${top}.`)
        const { types, default: module } = conditions.import
        const { default: main } = conditions.require
        const above = file => `${'../'.repeat(folder.split('/').length)}${file.slice(2)}`
        const stub = { main: above(main), module: above(module), types: above(types) }
        mkdirSync(folder, { recursive: true })
        writeFileSync(`${folder}/package.json`, `${JSON.stringify(stub, null, 2)}\n`)
      }
    },
  }
}
