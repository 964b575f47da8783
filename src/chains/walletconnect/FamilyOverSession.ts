import type { AccountType } from '../../domain/account'
import type { Capability } from '../../domain/capabilities'
import type { CaipNetworkId } from '../../lib/address/caip'

/** How wallets of one chain family are spoken with over a session. */
export interface FamilyOverSession {
  /** What a wallet is asked to allow. */
  readonly methods: readonly string[]
  readonly accountType: AccountType
  /** An account is for the networks that a session lists it for, and no others; elsewhere for all of the family. */
  readonly areAccountsBound?: boolean
  /** What can be asked about an account, whoever holds it. */
  readonly reads: readonly Capability[]
  /** What can be asked besides where the host gave the family's adapter, which asks the networks. */
  readonly readsByAdapter?: readonly Capability[]
  /** How a text is signed, and where the signature is in the answer; undefined when there is none. */
  readonly message: {
    readonly method: string
    params(message: string, address: string): unknown
    read(answer: unknown): unknown
  }
  /** How structured data is signed, where the family knows such a thing. */
  readonly typedData?: {
    readonly method: string
    params(address: string, data: string): unknown
  }
  /** Methods that a payment can be made by, any one of them; code that makes one is needed besides. */
  readonly payment?: readonly string[]
  /** Whether a wallet may call this an address of its own; what it cannot be is never shown or asked with. */
  isAddress(text: string): boolean
  /** Equal for two addresses that mean the same account. */
  addressKey(address: string): string
  /** Whether there can be a network of this name. */
  isReference(text: string): boolean
  /** The network that an event names by less than a CAIP-2 id; null when it names none. */
  referenceIn(data: unknown): string | null
  /** Names of networks that older wallets still use, by today's. */
  readonly deprecatedIds?: Readonly<Record<string, CaipNetworkId>>
}
