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

/** Words of the relay's protocol, which only its library holds. */
const RELAY_WORDS = ['wc_sessionPropose', 'irn_batchSubscribe']

/** Nothing that a page loads by itself, and nothing but one import() of the relay's own code, leads to its library. */
function relayStandsApart(chunks, isGiven) {
  const holders = chunks.filter(({ code }) => RELAY_WORDS.some(word => code.includes(word)))
  if (!isGiven) {
    if (holders.length > 0) throw new Error('A host without the relay has its library.')
    return
  }
  if (holders.length === 0) throw new Error('The library of the relay is in no chunk.')
  const names = new Set(holders.map(({ fileName }) => fileName))
  for (const { fileName, isEntry, imports } of chunks) {
    const isHolder = names.has(fileName)
    if (isHolder && isEntry) throw new Error('The first file of the page holds the relay library.')
    const drags = imports.filter(name => names.has(name))
    if (!isHolder && drags.length > 0) throw new Error(`${fileName} imports ${drags.join(', ')}.`)
  }
}

async function buildEverywhere(name, optional, kind) {
  const folder = await createHostFolder('wallet-modal-host', { optional })
  writeFileSync(join(folder, 'index.html'), HOST_PAGE)
  writeFileSync(join(folder, 'main.js'), hostSource(kind))
  if (optional.length === 0 && existsSync(join(folder, 'node_modules/viem'))) {
    throw new Error('The host without an SDK has one.')
  }
  for (const [bundler, build] of BUNDLERS) {
    const started = performance.now()
    const { warnings, chunks } = await build(folder).catch(thrown => {
      throw new Error(`${bundler} could not build ${name}:\n${thrown.message}`)
    })
    if (warnings.length > 0) {
      throw new Error(`${bundler} warned about ${name}:\n${warnings.join('\n')}`)
    }
    if (chunks) relayStandsApart(chunks, kind.withRelay === true)
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
  await buildEverywhere(
    'a host with /evm and /walletconnect',
    ['viem', '@walletconnect/universal-provider'],
    { withModal: true, withEvm: true, withRelay: true },
  )
})
