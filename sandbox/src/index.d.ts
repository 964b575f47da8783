import type { HDAccount } from 'viem'
import type { BitcoinControl, BitcoinOptions } from './bitcoin/types.js'
import type { ChainOptions, RunningChain, SandboxNetworks } from './chains/types.js'
import type { CheckoutControl, RunningCheckout } from './checkout/types.js'
import type { RunningPart } from './lib/types.js'
import type { CosmosControl } from './cosmos/types.js'
import type { PolkadotControl } from './polkadot/types.js'
import type { PocketControl, PocketWalletOptions } from './pocket/types.js'
import type { FarcasterControl, RunningFarcaster } from './farcaster/types.js'
import type { IdentityControl, IdentityProvider, RunningIdentity } from './identity/types.js'
import type { MailboxControl, RunningMailbox } from './mail/types.js'
import type { SignInControl } from './signIn/types.js'
import type { RelayControl, RelayOptions, RunningRelay } from './relay/types.js'
import type {
  BlockchainApiControl,
  BlockchainApiOptions,
  ProjectFeature,
  ProjectServiceControl,
  ProjectServiceOptions,
} from './services/types.js'
import type { RunningSolana, SolanaControl, SolanaOptions } from './solana/types.js'
import type { PartName, Sandbox, SandboxOptions } from './types.js'
import type { WalletControl, WalletId } from './wallet/types.js'

export type * from './bitcoin/types.js'
export type * from './chains/types.js'
export type * from './checkout/types.js'
export type * from './farcaster/types.js'
export type * from './identity/types.js'
export type * from './lib/types.js'
export type * from './mail/types.js'
export type * from './pocket/types.js'
export type * from './relay/types.js'
export type * from './services/types.js'
export type * from './signIn/types.js'
export type * from './solana/types.js'
export type * from './cosmos/types.js'
export type * from './polkadot/types.js'
export type * from './types.js'
export type * from './wallet/types.js'

/**
 * Starts every part on this machine. On a PortTakenError it stops the started parts and rejects.
 */
export declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>

/**
 * Starts one real EVM chain, 31337 by default. With the public id of a swap network it has pools as
 * well.
 */
export declare function startChain(
  options?: ChainOptions & { chainId?: number; port?: number },
): Promise<RunningChain>

export declare function startBlockchainApi(
  options: BlockchainApiOptions & {
    chains: readonly RunningChain[]
    projectServiceUrl: string
    /** Where visitors buy. */
    checkout?: RunningCheckout
    port?: number
  },
): Promise<RunningPart>

/** Starts the card checkout; purchases are sent to visitors on the chain. */
export declare function startCheckout(options: {
  /** The first one receives payouts, without `payOn`. */
  chains: readonly RunningChain[]
  solanaUrl?: string
  port?: number
  payOn?: number
}): Promise<RunningCheckout>

/** Starts one OpenID provider that emulates six, with a consent page for each. */
export declare function startIdentity(options: {
  /** Visitors return to `<siteUrl>/social/callback/<provider>`. */
  siteUrl: string
  port?: number
}): Promise<RunningIdentity>

/** Controls an identity server that listens at `url`. */
export declare function createIdentityControl(url: string): IdentityControl

/** The providers that the identity server emulates. */
export declare const IDENTITY_PROVIDERS: readonly IdentityProvider[]

/**
 * Starts Farcaster's relay, an app with a page that signs, and the node that maps ids to accounts.
 */
export declare function startFarcaster(options?: { port?: number }): Promise<RunningFarcaster>

/** Controls the app of a relay that listens at `url`. */
export declare function createFarcasterControl(url: string): FarcasterControl

/** Controls a checkout that listens at `url`. */
export declare function createCheckoutControl(url: string): CheckoutControl

/** Controls a project service that listens at `url`. */
export declare function createProjectServiceControl(url: string): ProjectServiceControl

/** Controls a blockchain API that listens at `url`. */
export declare function createBlockchainApiControl(url: string): BlockchainApiControl

export declare function startProjectService(
  options?: ProjectServiceOptions & { port?: number; pocketWalletUrl?: () => string },
): Promise<RunningPart>

/**
 * Starts the browser wallets; they send payments on Solana and Bitcoin if given those networks'
 * URLs.
 */
export declare function startWallet(options: {
  chains: readonly { url: string; chainId: number }[]
  port?: number
  solanaUrl?: string
  /** Wallets' names for that network, such as `solana:localnet`. */
  solanaChains?: readonly string[]
  bitcoinUrl?: string
}): Promise<RunningPart>

/** Writes the browser wallets as a Chromium extension, for `--load-extension`. */
export declare function writeExtension(options: {
  /** Created if missing. */
  folder: string
  walletUrl: string
  /** As for the page script; every family by default. */
  query?: string
  solanaChains?: readonly string[]
}): void

/** Starts the relay between pages and wallets. */
export declare function startRelay(
  options?: RelayOptions & { port?: number },
): Promise<RunningRelay>

/** Starts the service that attests a message's origin to wallets. */
export declare function startVerify(options?: {
  port?: number
  scamOrigins?: readonly string[]
}): Promise<RunningPart>

/** Starts the remote wallet, with keys in five families, in its own thread. */
export declare function startPocketWallet(options: PocketWalletOptions): Promise<RunningPart>

/** Starts a regtest Bitcoin node behind the Esplora HTTP interface, in its own thread. */
export declare function startBitcoin(
  options?: BitcoinOptions & { port?: number },
): Promise<RunningPart>

/** Controls a Bitcoin node that listens at `url`. */
export declare function createBitcoinControl(url: string): BitcoinControl

/**
 * Starts the REST interface of a Cosmos network that keeps balances and verifies every signature.
 */
export declare function startCosmosRest(options?: { port?: number }): Promise<RunningPart>

/** Controls a Cosmos facade that listens at `url`. */
export declare function createCosmosControl(url: string): CosmosControl

/** The Cosmos network of the sandbox, which a page must suggest to wallets. */
export declare const COSMOS_FACADE: {
  readonly id: 'sandbox-cosmos-1'
  readonly caipId: 'cosmos:sandbox-cosmos-1'
  readonly bech32Prefix: 'sandbox'
  readonly denom: 'usatm'
}

/**
 * Starts the node of a Polkadot network that keeps balances and verifies every signature, over HTTP
 * and WebSocket.
 */
export declare function startPolkadotRpc(options?: { port?: number }): Promise<RunningPart>

/** Controls a Polkadot facade that listens at `url`. */
export declare function createPolkadotControl(url: string): PolkadotControl

/** Starts the sandbox's mail server and its inbox page. */
export declare function startMailbox(options?: {
  port?: number
  smtpPort?: number
}): Promise<RunningMailbox>

/** Reads a mailbox whose page listens at `url`. */
export declare function createMailboxControl(url: string): MailboxControl

/** Starts a sign-in server that verifies signatures and keeps sessions in a cookie. */
export declare function startSignIn(options?: { port?: number }): Promise<RunningPart>

/** Controls a sign-in server that listens at `url`. */
export declare function createSignInControl(url: string): SignInControl

/** Starts a Solana node on a real SVM behind JSON-RPC and sockets, in its own thread. */
export declare function startSolana(options?: SolanaOptions): Promise<RunningSolana>

/** Controls a Solana node that listens at `url`. */
export declare function createSolanaControl(url: string): SolanaControl

/** Returns the key at `m/44'/501'/<index>'/0'` of the public test phrase. */
export declare function solanaAccountAt(index: number): {
  readonly address: string
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
}

/** The tokens of the Solana node: one for each token program. */
export declare const SOLANA_MINTS: Readonly<
  Record<
    'dollar' | 'gold',
    { address: string; program: string; name: string; symbol: string; decimals: number }
  >
>

/**
 * Tokens whose extensions change an amount: `shares` display doubled, `levied` withholds a
 * twentieth of a transfer.
 */
export declare const SOLANA_RULED_MINTS: Readonly<
  Record<
    'shares' | 'levied',
    { address: string; program: string; name: string; symbol: string; decimals: number }
  >
>

/** Controls a relay that listens at `url`. */
export declare function createRelayControl(url: string): RelayControl

/** Controls a pocket wallet that listens at `url`. */
export declare function createPocketControl(url: string): PocketControl

/**
 * Controls a wallet that listens at `url`; `wallet` selects which of the two `lock`,
 * `switchAccount` and the like apply to.
 */
export declare function createWalletControl(
  url: string,
  options?: { wallet?: WalletId },
): WalletControl

/** Creates the wallet as an EIP-1193 provider for Node: no page, no events. */
export declare function createNodeProvider(
  url: string,
  options?: { origin?: string; wallet?: WalletId },
): { request<Result = unknown>(request: { method: string; params?: unknown }): Promise<Result> }

/** Returns the networks in the form a host passes to the modal, by default at the default ports. */
export declare function createSandboxNetworks(
  rpcUrls?: { [chainId: number | string]: string },
  swapId?: number,
): SandboxNetworks

/** Returns the signing account at `m/44'/60'/0'/0/<index>` of the public test phrase. */
export declare function accountAt(index: number): HDAccount

export declare function readArtifact(
  name:
    | 'SandboxToken'
    | 'SandboxNoReturnToken'
    | 'SandboxCollectible'
    | 'SandboxMulticall'
    | 'SandboxBatchExecutor'
    | 'SandboxSessionAccount'
    | 'SandboxPool'
    | 'SandboxRouter'
    | 'SandboxThief',
): {
  abi: import('viem').Abi
  bytecode: `0x${string}`
  deployedBytecode: `0x${string}`
}

export declare const MNEMONIC: string
export declare const ACCOUNT_COUNT: number
export declare const FAUCET_INDEX: number
/** Derivation indexes of each wallet's accounts. */
export declare const WALLET_ACCOUNTS: {
  readonly 1: readonly [0, 1, 2]
  readonly 2: readonly [5, 6]
}
/** Derivation indexes of the pocket wallet's EVM accounts. */
export declare const POCKET_ACCOUNTS: readonly [3, 4]
/** Derivation indexes of each browser wallet's accounts in the other families. */
export declare const FAMILY_ACCOUNTS: {
  readonly 1: readonly [2, 3, 4]
  readonly 2: readonly [5, 6]
}
/** The pocket wallet's networks and methods, by family. */
export declare const FAMILIES: Readonly<
  Record<
    'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos',
    { name: string; chains: Readonly<Record<string, string>>; methods: readonly string[] }
  >
>
export declare const POCKET_IDENTITY: {
  readonly name: 'Sandbox Pocket'
  readonly scheme: 'sandbox-pocket://'
  readonly colour: string
}
export declare const WALLET_IDENTITIES: Readonly<
  Record<WalletId, { id: WalletId; name: string; rdns: string; colour: string }>
>
/** Contract addresses, the same on both chains. */
export declare const CONTRACTS: Readonly<
  Record<
    'dollar' | 'gold' | 'tender' | 'collectible' | 'multicall' | 'batchExecutor' | 'sessionAccount',
    `0x${string}`
  >
>
/**
 * Router and pools on the chain that emulates a swap network, plus a contract that keeps all it
 * receives.
 */
export declare const SWAP_CONTRACTS: Readonly<
  Record<'router' | 'coinPool' | 'goldPool' | 'tenderPool' | 'thief', `0x${string}`>
>
/** Public ids of the networks that hosts swap on. */
export declare const SWAP_NETWORK_IDS: readonly number[]

/** The network that `swapChain` emulates by default. */
export declare const DEFAULT_SWAP_NETWORK: number
export declare const MULTICALL_ADDRESS: `0x${string}`
/** Addresses of well-known tokens on public chains whose transfer returns nothing. */
export declare const NO_RETURN_ADDRESSES: readonly `0x${string}`[]
/** The features of a project with everything on that the sandbox supports. */
export declare const SANDBOX_FEATURES: readonly ProjectFeature[]
/** The project id that the services know by default. */
export declare const SANDBOX_PROJECT_ID: 'sandbox'
/** Default port, command-line flag and environment variable of each part. */
export declare const PORTS: Readonly<Record<PartName, { port: number; flag: string; env: string }>>

export declare class PortTakenError extends Error {
  readonly code: 'PORT_TAKEN'
  readonly port: number
  readonly part: PartName
}
