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

/** The chunk and whatever is fetched along with it. */
function withImports(chunk, chunks, seen = new Set()) {
  if (chunk && !seen.has(chunk)) {
    seen.add(chunk)
    for (const name of chunk.imports) {
      withImports(
        chunks.find(({ fileName }) => fileName === name),
        chunks,
        seen,
      )
    }
  }
  return seen
}

/** The library of the relay comes by an import() of its own, never along with code of ours or of the page. */
function relayStandsApart(chunks, isGiven) {
  const holders = chunks.filter(({ code }) => RELAY_WORDS.some(word => code.includes(word)))
  if (!isGiven && holders.length > 0) throw new Error('A host without the relay has its library.')
  if (isGiven && holders.length === 0) throw new Error('No chunk holds the library of the relay.')
  const isOurs = ({ isEntry, moduleIds }) =>
    isEntry || moduleIds.some(id => id.includes('/redux-wallet-modal/'))
  for (const chunk of chunks.filter(isOurs)) {
    const loaded = withImports(chunk, chunks)
    const dragged = holders.find(holder => loaded.has(holder))
    if (dragged) throw new Error(`${chunk.fileName} drags ${dragged.fileName} along.`)
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
