import type { BitcoinControl, BitcoinOptions } from './bitcoin/types.js'
import type { ChainOptions, RunningChain, SandboxNetworks } from './chains/types.js'
import type { CheckoutControl } from './checkout/types.js'
import type { FarcasterControl } from './farcaster/types.js'
import type { IdentityControl } from './identity/types.js'
import type { MailboxControl } from './mail/types.js'
import type { CosmosControl } from './cosmos/types.js'
import type { PocketControl } from './pocket/types.js'
import type { PolkadotControl } from './polkadot/types.js'
import type { RelayControl, RelayOptions } from './relay/types.js'
import type { SignInControl } from './signIn/types.js'
import type { SolanaControl, SolanaOptions } from './solana/types.js'
import type {
  BlockchainApiControl,
  BlockchainApiOptions,
  ProjectServiceControl,
  ProjectServiceOptions,
} from './services/types.js'
import type { WalletControl } from './wallet/types.js'

export type PartName =
  | 'chainOne'
  | 'chainTwo'
  | 'blockchainApi'
  | 'projectService'
  | 'wallet'
  | 'relay'
  | 'verify'
  | 'pocketWallet'
  | 'bitcoin'
  | 'solana'
  | 'solanaSocket'
  | 'cosmosRest'
  | 'polkadotRpc'
  | 'signIn'
  | 'swapChain'
  | 'checkout'
  | 'mailbox'
  | 'mailServer'
  | 'secureSite'
  | 'identity'
  | 'farcaster'

export interface Progress {
  readonly part: PartName
  readonly url: string
  /** How long the part took to come up. */
  readonly ms: number
}

export interface SandboxOptions {
  /** Ports of single parts; 0 takes a free one. */
  readonly ports?: Partial<Record<PartName, number>>
  /** First of the ports in a row: blockchain API, project service, wallet, chains one and two, relay, verify, pocket wallet, Bitcoin, Solana and its sockets, Cosmos, Polkadot, sign-in, swap chain, checkout, mailbox page, mail server, secure site, identity server, Farcaster relay. */
  readonly portBase?: number
  readonly onProgress?: (progress: Progress) => void
  /** Lets no outgoing connection of this whole process leave the machine. The command does this always. */
  readonly refuseOutgoing?: boolean
  readonly chain?: ChainOptions
  /** Which of the swap networks is stood in for, by its public id: Base, 8453. Keys and chain are the sandbox's own. */
  readonly swapNetwork?: number
  readonly blockchainApi?: BlockchainApiOptions
  readonly projectService?: ProjectServiceOptions
  readonly relay?: RelayOptions
  readonly bitcoin?: BitcoinOptions
  readonly solana?: Pick<SolanaOptions, 'slotMs'>
  /** The embedded wallet's site: where it keeps its database; in memory unless told. */
  readonly secureSite?: { readonly dataFolder?: string }
  /** On which chain the checkout pays out, unless its address names another one: chain one. */
  readonly checkout?: { readonly payOn?: number }
}

/** Everything, running. */
export interface Sandbox {
  readonly urls: Readonly<Record<PartName, string>>
  readonly chains: readonly RunningChain[]
  /** The networks as the modal takes them, the first two as viem does, with the addresses in use. */
  readonly networks: SandboxNetworks
  readonly apiControl: BlockchainApiControl
  readonly projectControl: ProjectServiceControl
  readonly checkoutControl: CheckoutControl
  readonly walletControl: WalletControl
  readonly pocketControl: PocketControl
  readonly relayControl: RelayControl
  readonly bitcoinControl: BitcoinControl
  readonly solanaControl: SolanaControl
  readonly cosmosControl: CosmosControl
  readonly polkadotControl: PolkadotControl
  readonly signInControl: SignInControl
  readonly mailboxControl: MailboxControl
  readonly identityControl: IdentityControl
  readonly farcasterControl: FarcasterControl
  close(): Promise<void>
}
