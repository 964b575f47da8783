import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a folder outside the project that is deleted when the process exits; `KEEP_TEMP=1` keeps
 * it for inspection.
 */
export function temporaryFolder(name) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)))
  if (process.env.KEEP_TEMP) console.log(`kept: ${folder}`)
  else process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
