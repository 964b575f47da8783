import type { JsonRpc } from './lib/jsonRpc.js'

/** Something of the sandbox that listens. */
export interface RunningPart {
  readonly url: string
  close(): Promise<void>
}

export interface RunningChain extends RunningPart {
  readonly chainId: number
  readonly caipId: string
  readonly rpc: JsonRpc
}

/** A way to make a service misbehave. */
export interface Fault {
  /** Beginning of the path, or a pattern in which `*` stands for anything. */
  path: string
  /** HTTP status to answer with; without one the real answer is given. */
  status?: number
  /** JSON body that goes with the status. */
  body?: unknown
  delayMs?: number
  /** How many requests it is good for; without end when missing. */
  times?: number
  /** Gives no answer until the faults are cleared. */
  hang?: boolean
}

export type RunningService = RunningPart

export interface HistoryTransfer {
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
  value?: number
  price?: number
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: {
    name: string
    flags: { is_spam: boolean }
    content: Record<'preview' | 'detail', { url: string; content_type: string }>
  }
}

export interface ProjectFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/**
 * What the wallet does instead of asking a person. `hang` leaves the request open without a window. An object waits
 * `delayMs` first, then fails with `error` if there is one, or gives `answer` (approve when missing).
 */
export type WalletPolicy =
  | 'ask'
  | 'approve'
  | 'reject'
  | 'hang'
  | {
      readonly delayMs?: number
      readonly answer?: 'ask' | 'approve' | 'reject'
      readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
    }

/** A request a wallet received, and what became of it. */
export interface LoggedRequest {
  readonly id: string
  readonly wallet: number
  readonly origin: string
  readonly method: string
  readonly params: unknown
  readonly at: number
  outcome: 'open' | 'answered' | { code: number; message: string }
}

export type PartName = import('./lib/ports.js').PartName

export interface Progress {
  readonly part: PartName
  readonly url: string
  /** How long the part took to come up. */
  readonly ms: number
}

export interface SandboxOptions {
  /** Port of single parts; 0 takes a free one. */
  readonly ports?: Partial<Record<PartName, number>>
  /** First of five ports: blockchain API, project service, wallet, chain one, chain two. */
  readonly portBase?: number
  readonly onProgress?: (progress: Progress) => void
  /** Lets no outgoing connection of this whole process leave the machine. The command line does this always. */
  readonly refuseOutgoing?: boolean
  readonly chain?: {
    /** False starts empty chains without contracts or a past. */
    readonly seed?: boolean
    /** Addresses that get the code of the token whose transfer returns nothing; see NO_RETURN_ADDRESSES. */
    readonly noReturnTokenAt?: readonly string[]
  }
  readonly blockchainApi?: {
    readonly projectIds?: readonly string[]
    readonly requireOrigin?: boolean
    readonly identities?: Readonly<Record<string, { name: string | null; avatar: string | null }>>
  }
  readonly projectService?: {
    readonly projectIds?: readonly string[]
    readonly features?: readonly ProjectFeature[]
    readonly allowedOrigins?: readonly string[]
    readonly isAnalyticsEnabled?: boolean
  }
}

export interface Sandbox {
  readonly urls: Readonly<Record<PartName, string>>
  readonly chains: readonly RunningChain[]
  /** The two networks as viem and the modal take them, with the addresses in use. */
  readonly networks: ReturnType<typeof import('./chains/networks.js').createSandboxNetworks>
  readonly walletControl: import('./wallet/createWalletControl.js').WalletControl
  close(): Promise<void>
}
