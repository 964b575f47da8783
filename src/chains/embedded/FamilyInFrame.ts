import type { Capability } from '../../domain/capabilities'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { EmbeddedClient } from '../../ports/embedded'
import type { WalletConnectClient } from '../../ports/walletConnect'

/** What the frame's protocol says of one chain family. */
export interface FamilyInFrame {
  /** Methods that the visitor has to approve. */
  readonly methods: readonly string[]
  readonly capabilities: readonly Capability[]
  /** The type of account unless another was chosen (product §9). */
  readonly accountType: 'eoa' | 'smartAccount'
  /** A network as `GET_USER` names it at connecting, and the requests of newer sites. */
  chainIdOf(caipNetworkId: CaipNetworkId): string | number
  /** The reference in a chain id that names no family; null where there is none. */
  referenceIn(chainId: unknown): string | null
  /** `GET_USER` alone moves the frame there from another family. */
  readonly isReachedByUser: boolean
  /** What a wallet behind a session is asked, as the frame takes it. */
  toParams(method: string, params: unknown): unknown
  /** What the frame answers, as a wallet behind a session would. */
  fromAnswer(method: string, answer: unknown): unknown
  /** What a page gets that asks for the wallet's own object. */
  providerOf(
    client: EmbeddedClient,
    session: Pick<WalletConnectClient, 'session' | 'watch'>,
  ): object
}
