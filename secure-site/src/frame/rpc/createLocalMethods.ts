import type { Access } from '../createAccess'
import { rpcFailure } from '../failures'
import { texts } from '../texts'
import type { CallBatches } from './createCallBatches'
import { referenceOf } from './createNetworks'
import type { Networks } from './createNetworks'

type LocalMethod = (params: unknown, caipNetworkId: string) => Promise<unknown>

const toHexChainId = (caipNetworkId: string) =>
  `0x${Number(referenceOf(caipNetworkId)).toString(16)}`

/** Methods that are answered here, without an RPC server and without the visitor. */
export function createLocalMethods(ports: {
  readonly access: Access
  readonly networks: Networks
  readonly batches: CallBatches
}): Readonly<Record<string, LocalMethod>> {
  const { access } = ports
  return {
    eth_accounts: async () => [(await access.accounts()).addresses.eip155],
    eth_chainId: async (_params, caipNetworkId) => toHexChainId(caipNetworkId),
    wallet_getAssets: async () => {
      throw rpcFailure(4200, texts.methodNotSupported('wallet_getAssets'))
    },
  }
}
