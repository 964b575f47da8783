import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

export const readManifest = () => readJson(join(ROOT, 'package.json'))

export const readLockfile = () => readJson(join(ROOT, 'package-lock.json'))

/**
 * Returns the sub-paths with code and their `exports` conditions; the others lead to a style sheet
 * and to data.
 */
export const moduleEntries = () =>
  Object.entries(readManifest().exports).filter(([, conditions]) => conditions.import)
