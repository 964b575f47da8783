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
