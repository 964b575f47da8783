import type { RunningPart } from '../lib/types.js'

export interface SandboxSolanaNetwork {
  id: string
  chainNamespace: 'solana'
  caipNetworkId: `solana:${string}`
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: true
}

export interface SolanaOptions {
  /** 0 for a free one. */
  readonly port?: number
  /** Where sockets are taken as well; 0 for a free one. */
  readonly socketPort?: number
  /** How long a slot takes (400); 0: slots pass only when told to. */
  readonly slotMs?: number
}

export interface RunningSolana extends RunningPart {
  readonly socketUrl: string
}

export interface SolanaState {
  readonly slot: number
  readonly slotMs: number
  readonly priorityFee: number
}

/** `shares` are shown as twice their units; of `levied` a twentieth of each transfer is kept. */
export type SandboxMint = 'dollar' | 'gold' | 'shares' | 'levied'

/** What an action of the control door may be told. */
export interface SolanaOrder {
  readonly address?: string
  readonly lamports?: number
  readonly token?: SandboxMint
  readonly owner?: string
  readonly units?: number
  readonly count?: number
  readonly ms?: number
  readonly microLamports?: number
  readonly multiplier?: number
  readonly next?: number
  /** Seconds since 1970. */
  readonly at?: number
}

/** Drives a running Solana node from a test. */
export interface SolanaControl {
  state(): Promise<SolanaState>
  /** Coins out of nothing; gives the signature. */
  airdrop(address: string, lamports: number): Promise<string>
  /** Makes tokens, in smallest units; opens the account that keeps them. */
  mint(token: SandboxMint, owner: string, units: number): Promise<string>
  /** What a unit of `shares` is shown as, now and from a time on (seconds since 1970). */
  scaleShares(multiplier: number, next?: number, at?: number): Promise<void>
  /** Lets slots pass at once; after 150 a block hash no longer counts. */
  passSlots(count?: number): Promise<void>
  /** As `slotMs`, from now on. */
  pace(ms: number): Promise<void>
  /** What a unit of work goes for, in millionths of a lamport (1000). */
  priorityFee(microLamports: number): Promise<void>
}
