import { startChain } from '../../../sandbox/src/chains/startChain.js'
import { startPocketWallet } from '../../../sandbox/src/pocket/startPocketWallet.js'
import { startRelay } from '../../../sandbox/src/relay/startRelay.js'
import { startVerify } from '../../../sandbox/src/verify/startVerify.js'

/**
 * Runs a relay, a wallet behind it and a chain in their own process; prints their URLs as one line
 * of JSON.
 */
const [relay, verify, chain] = await Promise.all([
  startRelay({ port: 0 }),
  startVerify({ port: 0 }),
  startChain({ port: 0, seed: false }),
])
const pocket = await startPocketWallet({
  // The second chain receives no transactions; tests only switch to it.
  chains: [chain, { ...chain, chainId: 31338 }],
  relayUrl: relay.url,
  verifyUrl: verify.url,
  port: 0,
})
const parts = {
  relay: relay.url,
  relayControl: relay.controlUrl,
  pocket: pocket.url,
  verify: verify.url,
  chain: chain.url,
}
process.stdout.write(`${JSON.stringify(parts)}\n`)

process.stdin.resume()
process.stdin.once('end', async () => {
  await Promise.all([pocket.close(), relay.close(), verify.close(), chain.close()])
  process.exit(0)
})
