import type { ChainAdapterDescriptor } from '../../../../src/ports/chainAdapter'
import { TOY } from '../chains/toy/namespace'

/** Adds toy networks. */
export const toy = (): ChainAdapterDescriptor => ({
  namespace: TOY,
  adapterType: 'toy',
  async load(ports) {
    const [{ createToyWallets }, { createToyChain }] = await Promise.all([
      import('../chains/toy/wallet/createToyWallets'),
      import('../chains/toy/chain/createToyChain'),
    ])
    return {
      namespace: TOY,
      wallets: createToyWallets(ports),
      chain: createToyChain(ports),
      loadAddresses: async () => (await import('../chains/toy/address/toyAddresses')).toyAddresses,
    }
  },
})
