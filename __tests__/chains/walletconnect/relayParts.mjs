import { startChain } from '../../../sandbox/src/chains/startChain.js'
import { startPocketWallet } from '../../../sandbox/src/pocket/startPocketWallet.js'
import { startRelay } from '../../../sandbox/src/relay/startRelay.js'
import { startVerify } from '../../../sandbox/src/verify/startVerify.js'

/** A relay, a wallet behind it and a chain, in a process of their own; one line of JSON says where they are. */
const [relay, verify, chain] = await Promise.all([
  startRelay({ port: 0 }),
  startVerify({ port: 0 }),
  startChain({ port: 0, seed: false }),
])
const pocket = await startPocketWallet({
  // The second is never sent anything, only switched to.
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
