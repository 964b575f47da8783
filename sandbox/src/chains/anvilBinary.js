// @ts-check
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** @type {Record<string, string>} */
const PACKAGES = {
  'darwin-arm64': 'anvil-darwin-arm64',
  'darwin-x64': 'anvil-darwin-amd64',
  'linux-arm64': 'anvil-linux-arm64',
  'linux-x64': 'anvil-linux-amd64',
  'win32-x64': 'anvil-win32-amd64',
}

/**
 * Returns the path of Anvil's binary for this machine.
 *
 * @param {string} [platform]
 * @returns {string}
 * @throws {Error} when there is none for this platform, or it is not installed
 */
export function findAnvil(platform = `${process.platform}-${process.arch}`) {
  const name = PACKAGES[platform]
  if (!name) {
    const known = Object.keys(PACKAGES).join(', ')
    throw new Error(`The sandbox chain (anvil) is not made for ${platform}. It runs on ${known}.`)
  }
  const file = `@foundry-rs/${name}/bin/anvil${platform.startsWith('win32') ? '.exe' : ''}`
  const require = createRequire(import.meta.url)
  try {
    const path = require.resolve(file)
    if (existsSync(path)) return path
  } catch {
    // Not installed: the error below names the fix.
  }
  throw new Error(
    `The sandbox chain program is missing: package @foundry-rs/${name} is not installed. ` +
      `It is an optional dependency of @foundry-rs/anvil; install again without --omit=optional.`,
  )
}
