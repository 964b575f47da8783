import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'

/**
 * Creates a host project outside this one, installed from the registry as a user would: the packed
 * file and the named versions.
 *
 * @param {string} tarball the packed file
 * @param {Record<string, string>} versions by package
 * @param {string[]} [extra] further packages, as `npm install` takes them
 * @returns {Promise<string>} its folder
 */
export async function installHost(tarball, versions, extra = []) {
  const folder = temporaryFolder('wallet-modal-installed')
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'host', version: '0.0.0', private: true, type: 'module' }),
  )
  const named = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--save-exact', tarball, ...named, ...extra],
    { cwd: folder },
  )
  return folder
}
