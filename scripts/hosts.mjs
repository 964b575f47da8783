#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWithEsbuild } from './hosts/buildWithEsbuild.mjs'
import { buildWithVite } from './hosts/buildWithVite.mjs'
import { buildWithWebpack } from './hosts/buildWithWebpack.mjs'
import { HOST_PAGE, hostSource } from './hosts/hostSource.mjs'
import { runCheck } from './lib/fail.mjs'
import { createHostFolder } from './lib/hostFolder.mjs'

const BUNDLERS = [
  ['Vite', buildWithVite],
  ['webpack', buildWithWebpack],
  ['esbuild', buildWithEsbuild],
]

async function buildEverywhere(name, optional, kind) {
  const folder = await createHostFolder('wallet-modal-host', { optional })
  writeFileSync(join(folder, 'index.html'), HOST_PAGE)
  writeFileSync(join(folder, 'main.js'), hostSource(kind))
  if (optional.length === 0 && existsSync(join(folder, 'node_modules/viem'))) {
    throw new Error('The host without an SDK has one.')
  }
  for (const [bundler, build] of BUNDLERS) {
    const started = performance.now()
    const { warnings } = await build(folder).catch(thrown => {
      throw new Error(`${bundler} could not build ${name}:\n${thrown.message}`)
    })
    if (warnings.length > 0) {
      throw new Error(`${bundler} warned about ${name}:\n${warnings.join('\n')}`)
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${bundler.padEnd(8)} ${name.padEnd(32)} 0 warnings  ${seconds} s`)
  }
}

await runCheck(async () => {
  await buildEverywhere('a host without any SDK', [], { withModal: true })
  await buildEverywhere('a host with viem and /evm', ['viem'], {
    isRich: true,
    withModal: true,
    withEvm: true,
  })
})
