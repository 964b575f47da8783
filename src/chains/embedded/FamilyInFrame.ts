import type { Capability } from '../../domain/capabilities'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { EmbeddedClient } from '../../ports/embedded'
import type { WalletConnectClient } from '../../ports/walletConnect'

/** One chain family in the frame's protocol. */
export interface FamilyInFrame {
  /** Methods the user has to approve. */
  readonly methods: readonly string[]
  readonly capabilities: readonly Capability[]
  /** The default account type (product §9). */
  readonly accountType: 'eoa' | 'smartAccount'
  /** Returns the chain id used by `GET_USER` on connecting, and by requests to newer sites. */
  chainIdOf(caipNetworkId: CaipNetworkId): string | number
  /** Returns the reference in a chain id without namespace; null if there is none. */
  referenceIn(chainId: unknown): string | null
  /** Whether `GET_USER` alone switches the frame here from another family. */
  readonly isReachedByUser: boolean
  /** Converts a session wallet's parameters to those of the frame. */
  toParams(method: string, params: unknown): unknown
  /** Converts the frame's answer to that of a session wallet. */
  fromAnswer(method: string, answer: unknown): unknown
  /** Returns the object that `getProvider` gives to hosts. */
  providerOf(
    client: EmbeddedClient,
    session: Pick<WalletConnectClient, 'session' | 'watch'>,
  ): object
}
