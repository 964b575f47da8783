import { join } from 'node:path'
import { runAloud } from '../lib/run.mjs'
import { warningsIn } from '../lib/warningsIn.mjs'

/**
 * Builds `folder`/index.html with Parcel’s defaults.
 *
 * @param {string} folder
 * @param {string} installed the folder that Parcel is installed in
 * @returns {Promise<string[]>} its warnings
 */
export async function buildWithParcel(folder, installed) {
  const options = [
    '--dist-dir',
    'dist-parcel',
    '--no-cache',
    '--no-autoinstall',
    '--no-source-maps',
  ]
  const printed = await runAloud(
    process.execPath,
    [join(installed, 'node_modules/parcel/lib/bin.js'), 'build', 'index.html', ...options],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  )
  return warningsIn(printed)
}
