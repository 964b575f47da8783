#!/usr/bin/env node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCheck } from './lib/fail.mjs'
import { pack } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'

const hash = file => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Two builds of the same sources must give the same file, byte for byte. */
await runCheck(async () => {
  const hashes = []
  for (const round of ['first', 'second']) {
    await run('npm', ['run', '--silent', 'build'], { cwd: ROOT })
    const tarball = await pack(join(temporaryFolder('wallet-modal-reproducible'), round))
    hashes.push(hash(tarball))
    console.log(`${round} build: sha256 ${hashes.at(-1)}`)
  }
  if (hashes[0] !== hashes[1]) throw new Error('Two builds of the same sources differ.')
})
