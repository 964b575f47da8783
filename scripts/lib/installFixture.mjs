import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Copies a fixture into a folder and installs its packages there, unless those of its lockfile are
 * there already: they are too large for every contributor, and kept.
 *
 * @param {string} fixture
 * @param {string} folder inside the project, so that Node finds React and the other packages above
 * @param {string} name
 * @param {number} [megabytes] to warn of a large one
 */
export async function installFixture(fixture, folder, name, megabytes) {
  const installed = join(folder, 'node_modules/installed.json')
  const lock = readFileSync(join(fixture, 'package-lock.json'), 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  const size = megabytes === undefined ? '' : `, about ${String(megabytes)} MB`
  console.log(`installing ${name} into .tmp${size} …`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(fixture, folder, { recursive: true })
  // Not `npm ci`: compilers for other systems are missing in some registries, and not needed.
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  writeFileSync(installed, lock)
}
