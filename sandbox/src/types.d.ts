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
  /** How long the part took to start. */
  readonly ms: number
}

export interface SandboxOptions {
  /** Ports of single parts; 0 takes a free one. */
  readonly ports?: Partial<Record<PartName, number>>
  /**
   * First of consecutive ports: blockchain API, project service, wallet, chains one and two, relay,
   * verify, pocket wallet, Bitcoin, Solana and its sockets, Cosmos, Polkadot, sign-in, swap chain,
   * checkout, mailbox page, mail server, secure site, identity server, Farcaster relay.
   */
  readonly portBase?: number
  readonly onProgress?: (progress: Progress) => void
  /** Blocks outgoing connections from this process to other machines. The command always does. */
  readonly refuseOutgoing?: boolean
  readonly chain?: ChainOptions
  /**
   * The emulated swap network, by public id: Base, 8453, by default. Keys and chain are the
   * sandbox's own.
   */
  readonly swapNetwork?: number
  readonly blockchainApi?: BlockchainApiOptions
  readonly projectService?: ProjectServiceOptions
  readonly relay?: RelayOptions
  readonly bitcoin?: BitcoinOptions
  readonly solana?: Pick<SolanaOptions, 'slotMs'>
  /** The embedded wallet's site: its database folder; in memory by default. */
  readonly secureSite?: { readonly dataFolder?: string }
  /** The checkout's payout chain, unless its URL names another one: chain one by default. */
  readonly checkout?: { readonly payOn?: number }
}

/** The running sandbox. */
export interface Sandbox {
  readonly urls: Readonly<Record<PartName, string>>
  readonly chains: readonly RunningChain[]
  /** The networks with their actual URLs, in the modal's form; the first two also fit viem. */
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
