import { createRequestHandlers, createScriptableWallet } from 'redux-wallet-modal/testing'
import { FIRST_CHAIN, SECOND_CHAIN } from './store'

const HALF_A_SECOND = 500

/** 1.5 ETH for every account. */
const NODE = { eth_getBalance: '0x14d1120d7b160000', eth_chainId: '0x1', eth_blockNumber: '0x1' }

/** A fake wallet and fake services inside this page: no request leaves it. */
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
