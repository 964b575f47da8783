#!/usr/bin/env node
/**
 * Builds the package as one script for pages without a bundler, in `.tmp/page-file`, with its
 * integrity hash. `--check` builds it twice, compares the two, and connects a wallet on the guide's
 * page.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { runCheck } from './lib/fail.mjs'
import { ROOT } from './lib/project.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { buildPageFile } from './pageFile/buildPageFile.mjs'
import { tryPageFile } from './pageFile/tryPageFile.mjs'
import { launchChromium } from './visit/launchChromium.mjs'

const INTO = join(ROOT, '.tmp/page-file')
/** In KiB, brotli 11. A guard rail: the page waits for all of it. */
const LIMIT_KIB = 640

async function check(built) {
  const again = await buildPageFile(temporaryFolder('wallet-modal-page-file'))
  if (again.integrity !== built.integrity) throw new Error('Two builds of the same sources differ.')
  const kib = brotliCompressSync(readFileSync(built.file)).length / 1024
  console.log(`${kib.toFixed(0)} KiB compressed, limit ${String(LIMIT_KIB)}`)
  if (kib > LIMIT_KIB) throw new Error('The file is too large.')
  const browser = await launchChromium()
  await tryPageFile(browser, built).finally(() => browser.close())
  console.log(
    'The page of the guide shows a code and connects a wallet; a changed file is refused.',
  )
}

await runCheck(async () => {
  rmSync(INTO, { recursive: true, force: true })
  const built = await buildPageFile(INTO)
  console.log(`${built.file}\n  ${built.integrity}\n  ${String(built.bytes)} bytes`)
  if (process.argv.includes('--check')) await check(built)
})
