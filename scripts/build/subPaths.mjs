import { mkdirSync, writeFileSync } from 'node:fs'

/**
 * Writes a folder for each sub-path, with a package.json that leads to its files: for tools that know no `exports`, such as
 * Jest 27 and TypeScript’s `moduleResolution: node`. The folders are made by the build and published, not kept in the repository.
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
        if (!files.includes(folder)) throw new Error(`"files" of package.json lacks ${folder}.`)
        const { types, default: module } = conditions.import
        const { default: main } = conditions.require
        const above = file => `.${file}`
        const stub = { main: above(main), module: above(module), types: above(types) }
        mkdirSync(folder, { recursive: true })
        writeFileSync(`${folder}/package.json`, `${JSON.stringify(stub, null, 2)}\n`)
      }
    },
  }
}
