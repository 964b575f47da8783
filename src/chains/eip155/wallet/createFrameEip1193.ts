import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { parseChainReference } from '../../../lib/address/hexChainId'
import type { EmbeddedClient } from '../../../ports/embedded'
import type { WalletConnectClient } from '../../../ports/walletConnect'
import { createEip1193, type Eip1193 } from './createEip1193'
import { readField } from '../../shared/readField'

/**
 * Methods of the current ERC-7715 draft. The frame supports only the older one, and an unknown
 * method rejects its pending requests.
 */
const UNSUPPORTED_METHODS = [
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
]

/**
 * Creates an EIP-1193 provider for the embedded wallet: accounts and network come from the login,
 * switching is a frame event, and all else goes to the frame.
 */
export function createFrameEip1193(
  client: EmbeddedClient,
  { session, watch }: Pick<WalletConnectClient, 'session' | 'watch'>,
): Eip1193 {
  const signal = new AbortController().signal

  const provider = createEip1193({
    session,
    watch,
    chosen: new Map(),
    chooseNetwork: () => undefined,
    askWallet: ({ caipNetworkId, method, params }) =>
      client.request({ caipNetworkId, method, ...(!isEmpty(params) && { params }) }, signal),
    sessionProperties: () => undefined,
  })

  async function switchChain(params: readonly unknown[] = []) {
    const reference = parseChainReference(readField(params[0], 'chainId'))
    if (!reference) throw new ModalError('INVALID_PARAMS', 'No chain id to switch to')
    const caipNetworkId: CaipNetworkId = `eip155:${reference}`
    await client.switchNetwork(caipNetworkId, signal)
    return null
  }

  return {
    ...provider,
    async request(args) {
      if (args.method === 'wallet_switchEthereumChain') return switchChain(args.params)
      if (args.method === 'wallet_addEthereumChain') {
        throw new ModalError('CHAIN_NOT_SUPPORTED', 'The page has to list a network')
      }
      if (UNSUPPORTED_METHODS.includes(args.method))
        throw new ModalError('UNSUPPORTED_METHOD', args.method)
      return provider.request(args)
    },
  }
}

/** Methods without parameters are posted without `params` (protocol §5.7). */
const isEmpty = (params: unknown) => Array.isArray(params) && params.length === 0
