import { createRequestHandlers, createScriptableWallet } from 'redux-wallet-modal/testing'
import { FIRST_CHAIN, SECOND_CHAIN } from './store'

const HALF_A_SECOND = 500

/** One and a half ether, wherever the page asks. */
const NODE = { eth_getBalance: '0x14d1120d7b160000', eth_chainId: '0x1', eth_blockNumber: '0x1' }

/** A wallet and the services, all in this page: nothing leaves it. */
export function setUpWorld(): void {
  globalThis.fetch = createRequestHandlers({ rpc: NODE }).fetch
  const wallet = createScriptableWallet({
    name: 'Heron',
    chainId: FIRST_CHAIN,
    knownChainIds: [SECOND_CHAIN],
  })
  wallet.delay(HALF_A_SECOND)
  wallet.install()
}
