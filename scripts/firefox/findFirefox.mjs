import { spawnSync } from 'node:child_process'

const NAMES = ['firefox-esr', 'firefox']

const runs = name => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Returns a Firefox to test with: `FIREFOX_PATH`, else one of the system, else one installed now
 * where that is allowed.
 *
 * @throws {Error} when there is none, with the remedy
 */
export function ensureFirefox() {
  const asked = process.env.FIREFOX_PATH
  if (asked && !runs(asked)) throw new Error(`FIREFOX_PATH is "${asked}", which cannot be run.`)
  const found = asked ?? NAMES.find(runs)
  if (found) return found
  if (process.getuid?.() === 0 && runs('apt-get')) {
    console.log('No Firefox was found, so firefox-esr is installed now, about 100 MB.')
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    const install = ['install', '-y', '-q', '--no-install-recommends', 'firefox-esr']
    spawnSync('apt-get', install, { stdio: 'inherit' })
    const installed = NAMES.find(runs)
    if (installed) return installed
  }
  throw new Error(
    'No Firefox was found, so nothing was tried in Firefox. Install it, or set FIREFOX_PATH to one.',
  )
}
