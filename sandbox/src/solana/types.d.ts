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
  /** A separate port for sockets; 0 for a free one. */
  readonly socketPort?: number
  /** Slot duration in ms (400); 0 advances slots on command only. */
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

/** `shares` display as twice their units; `levied` withholds a twentieth of each transfer. */
export type SandboxMint = 'dollar' | 'gold' | 'shares' | 'levied'

/** Parameters of the control actions. */
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

/** A test's control of a running Solana node. */
export interface SolanaControl {
  state(): Promise<SolanaState>
  /** Credits coins from nothing; resolves with the signature. */
  airdrop(address: string, lamports: number): Promise<string>
  /** Mints tokens in the smallest units, creating the token account. */
  mint(token: SandboxMint, owner: string, units: number): Promise<string>
  /** Changes the multiplier of `shares`, now and from `at` on (seconds since 1970). */
  scaleShares(multiplier: number, next?: number, at?: number): Promise<void>
  /** Advances slots at once; a block hash expires after 150. */
  passSlots(count?: number): Promise<void>
  /** Changes `slotMs`. */
  pace(ms: number): Promise<void>
  /** Changes the price of a compute unit, in micro-lamports (1000). */
  priorityFee(microLamports: number): Promise<void>
}
