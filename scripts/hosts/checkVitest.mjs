import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { installFixture } from '../lib/installFixture.mjs'
import { installPacked } from '../lib/packed.mjs'
import { ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { copyDocsTest } from './docsTests.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/vitest')
const FOLDER = join(ROOT, '.tmp/vitest-host')

/**
 * Runs the Vitest test of docs/guides/testing.md over the package as published.
 *
 * @param {import('./shareHosts.mjs').SharedHosts} shared
 */
export async function checkVitest(shared) {
  await installFixture(FIXTURE, FOLDER, 'Vitest', 40)
  rmSync(join(FOLDER, 'node_modules/redux-wallet-modal'), { recursive: true, force: true })
  await installPacked(FOLDER, await shared.packed())
  copyDocsTest(FOLDER, 'connect.test.ts')
  const vitest = join(FOLDER, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, NO_COLOR: '1' }
  const printed = await run('node', [vitest, 'run', '--root', FOLDER], { cwd: FOLDER, env })
  if (!/Tests +1 passed/.test(printed)) throw new Error(`Vitest ran no test:\n${printed}`)
  console.log('The test of the guide passes in Vitest.')
}
