import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installPacked } from './packed.mjs'
import { readManifest, ROOT } from './project.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'

function link(folder, name) {
  const from = join(ROOT, 'node_modules', name)
  if (!existsSync(from)) throw new Error(`${name} is not installed: run npm ci.`)
  const to = join(folder, 'node_modules', name)
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/**
 * Creates a host project outside this one: the packed package, its dependencies and required peers
 * at the lockfile's versions, and the requested optional peers. Other packages cannot be resolved.
 * `packed` is an earlier packed file; without it the current sources are packed.
 */
export async function createHostFolder(name, { optional = [], extra = [], packed } = {}) {
  const folder = temporaryFolder(name)
  const manifest = readManifest()
  const isOptional = peer => manifest.peerDependenciesMeta?.[peer]?.optional === true
  const peers = Object.keys(manifest.peerDependencies).filter(peer => !isOptional(peer))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '0.0.0', private: true, type: 'module' }),
  )
  await installPacked(folder, packed)
  for (const each of new Set([
    ...Object.keys(manifest.dependencies),
    ...peers,
    ...optional,
    ...extra,
  ])) {
    link(folder, each)
  }
  return folder
}
