import { ModalError } from '../../../domain/ModalError'
import type { EmbeddedClient } from '../../../ports/embedded'

/** What a page gets that asks for the wallet's own object on Solana: the methods of protocol §5.7, transactions as base58. */
export interface FrameSolana {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export function createFrameSolana(client: EmbeddedClient): FrameSolana {
  const { signal } = new AbortController()
  return {
    async request({ method, params }) {
      const part = client.session()?.namespaces.solana
      if (!part) throw new ModalError('SESSION_ENDED', 'No login on Solana')
      return client.request({ caipNetworkId: part.activeCaipNetworkId, method, params }, signal)
    },
  }
}
