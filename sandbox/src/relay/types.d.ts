import type { RunningPart } from '../lib/types.js'

/** `refusing` closes every door, `stalling` answers no handshake, `silent` answers no request. */
export type RelayMode = 'open' | 'refusing' | 'stalling' | 'silent'

export interface RelayOptions {
  readonly projectIds?: readonly string[]
  /** Of pages; all of this machine when missing. */
  readonly allowedOrigins?: readonly string[]
  /** ms since 1970. */
  readonly now?: () => number
}

/** A relay that runs; `url` begins with `ws:`, its controls answer at `controlUrl`. */
export interface RunningRelay extends RunningPart {
  readonly controlUrl: string
  readonly port: number
}

/** Since the start or the last `reset`. */
export interface RelayCounts {
  opened: number
  /** Sockets that were not let in at all. */
  refused: number
  /** Sockets closed with 3000 and a reason. */
  unauthorized: number
  published: number
  delivered: number
  acknowledged: number
  /** Requests by method. */
  methods: Record<string, number>
}

export interface RelayState extends RelayCounts {
  readonly mode: RelayMode
  /** Open now. */
  readonly sockets: number
  /** Knocked at a relay that hangs, and were not answered. */
  readonly stalled: number
  /** Of all open sockets together. */
  readonly subscriptions: number
  /** Messages kept and not yet too old. */
  readonly stored: number
  readonly clients: readonly {
    readonly clientId: string
    readonly origin: string | null
    readonly subscriptions: number
  }[]
}

/** Drives a running relay from a test. */
export interface RelayControl {
  state(): Promise<RelayState>
  /** Cuts every socket; new ones are welcome. */
  kill(): Promise<void>
  /** Cuts every socket and lets none in until `accept`. */
  refuse(): Promise<void>
  /** Answers nothing until `accept`; with `handshake` not even that a socket opens. */
  hang(given?: { readonly at?: 'handshake' | 'answers' }): Promise<void>
  /** Back to normal; what was asked meanwhile is answered now. */
  accept(): Promise<void>
  /** Away for `downMs` (500), by default with the stored messages still there afterwards. */
  restart(given?: { readonly downMs?: number; readonly forget?: boolean }): Promise<void>
  /** Throws all stored messages away. */
  forget(): Promise<void>
  /** Moves the relay's clock on, for messages and tokens that get too old. */
  advanceClock(ms: number): Promise<void>
  settings(given: {
    readonly projectIds?: readonly string[]
    /** `null` for all of this machine. */
    readonly allowedOrigins?: readonly string[] | null
  }): Promise<void>
  /** Normal again, nothing stored, counts at zero; sockets stay. */
  reset(): Promise<void>
}
