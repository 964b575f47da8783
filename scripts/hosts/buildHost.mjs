import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWithVite } from './buildWithVite.mjs'
import { HOST_PAGE } from './hostSource.mjs'

/**
 * Writes a host page into a folder and builds it with Vite into `dist`.
 *
 * @param {string} folder
 * @param {string} source its main file
 * @param {Parameters<typeof buildWithVite>[1]} [options]
 */
export function buildHost(folder, source, options) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), HOST_PAGE)
  writeFileSync(join(folder, 'main.js'), source)
  return buildWithVite(folder, options)
}
