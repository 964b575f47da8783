import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { chainReference } from '../../../lib/address/hexChainId'
import type { EmbeddedClient } from '../../../ports/embedded'
import type { WalletConnectClient } from '../../../ports/walletConnect'
import { createEip1193, type Eip1193 } from './createEip1193'
import { readField } from '../../shared/readField'

/**
 * The present draft of ERC-7715. The frame speaks the older one, and takes an unknown method for a page's mistake, which rejects what
 * waits in it.
 */
const NOT_SPOKEN = ['wallet_requestExecutionPermissions', 'wallet_revokeExecutionPermission']

/**
 * The eip155 part of the login as an EIP-1193 provider. Accounts and network are answered here, as the login has them; a move is an
 * event of the frame's own protocol; everything else goes into the frame, under its list of methods.
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
    const reference = chainReference(readField(params[0], 'chainId'))
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
      if (NOT_SPOKEN.includes(args.method)) throw new ModalError('UNSUPPORTED_METHOD', args.method)
      return provider.request(args)
    },
  }
}

/** Methods without parameters are posted without the member (protocol §5.7). */
const isEmpty = (params: unknown) => Array.isArray(params) && params.length === 0
