import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { markUnsent } from '../../../domain/payment/isNothingSent'
import { isCaipNetworkId, parseCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { EmbeddedClient } from '../../../ports/embedded'

const namespace = 'solana'

/**
 * The provider hosts get for the embedded wallet on Solana: methods of protocol §5.7, transactions
 * in base58. `chain` defaults to the active network.
 */
export interface FrameSolana {
  request(
    args: { readonly method: string; readonly params?: unknown },
    chain?: string,
  ): Promise<unknown>
}

const isOnSolana = (chain: string): chain is CaipNetworkId =>
  isCaipNetworkId(chain) && parseCaipNetworkId(chain).namespace === namespace

const notAsked = (code: ErrorCode, detail: string) => markUnsent(new ModalError(code, detail))

export function createFrameSolana(client: EmbeddedClient): FrameSolana {
  const { signal } = new AbortController()
  return {
    async request({ method, params }, chain) {
      const part = client.session()?.namespaces[namespace]
      if (!part) throw notAsked('SESSION_ENDED', 'No login on Solana')
      const caipNetworkId = chain ?? part.activeCaipNetworkId
      if (!isOnSolana(caipNetworkId)) throw notAsked('CHAIN_NOT_SUPPORTED', caipNetworkId)
      return client.request({ caipNetworkId, method, params }, signal)
    },
  }
}
