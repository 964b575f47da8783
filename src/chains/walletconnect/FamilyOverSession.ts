import type { AccountType } from '../../domain/account'
import type { Capability } from '../../domain/capabilities'
import type { CaipNetworkId } from '../../lib/address/caip'

/** How the modal talks to wallets of one chain family over a WalletConnect session. */
export interface FamilyOverSession {
  /** Methods proposed to the wallet. */
  readonly methods: readonly string[]
  readonly accountType: AccountType
  /** Whether accounts are valid only on the networks the session lists them for. */
  readonly areAccountsBound?: boolean
  /** Capabilities that only read account data, available with any wallet. */
  readonly reads: readonly Capability[]
  /** Further reads that need the host's adapter for the family, which queries the networks. */
  readonly readsByAdapter?: readonly Capability[]
  /** The request to sign a message; `read` returns the signature, or undefined without one. */
  readonly message: {
    readonly method: string
    params(message: string, address: string): unknown
    read(answer: unknown): unknown
  }
  readonly typedData?: {
    readonly method: string
    params(address: string, data: string): unknown
  }
  /** Methods for sending a payment; one is enough. Sending also needs the host's adapter. */
  readonly payment?: readonly string[]
  /** Whether the text can be an account address; others are never shown or put in a request. */
  isAddress(text: string): boolean
  /** Returns the same key for two spellings of one account. */
  addressKey(address: string): string
  isReference(text: string): boolean
  /** Returns the network named by event data that is not a CAIP-2 id; null if it names none. */
  referenceIn(data: unknown): string | null
  /** Current network ids by the id older wallets still use. */
  readonly deprecatedIds?: Readonly<Record<string, CaipNetworkId>>
}
