import type { RunningPart } from '../lib/types.js'

/** `refusing` rejects connections, `stalling` answers no handshake, `silent` answers no request. */
export type RelayMode = 'open' | 'refusing' | 'stalling' | 'silent'

export interface RelayOptions {
  readonly projectIds?: readonly string[]
  /** The pages' origins; every origin of this machine by default. */
  readonly allowedOrigins?: readonly string[]
  /** ms since 1970. */
  readonly now?: () => number
}

/** A running relay; `url` starts with `ws:`, its controls are at `controlUrl`. */
export interface RunningRelay extends RunningPart {
  readonly controlUrl: string
  readonly port: number
}

/** Since the start or the last `reset`. */
export interface RelayCounts {
  opened: number
  /** Rejected connections. */
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
  /** Currently open. */
  readonly sockets: number
  /** Connection attempts left unanswered while stalling. */
  readonly stalled: number
  /** Across all open sockets. */
  readonly subscriptions: number
  /** Stored, unexpired messages. */
  readonly stored: number
  readonly clients: readonly {
    readonly clientId: string
    readonly origin: string | null
    readonly subscriptions: number
  }[]
}

/** A test's control of a running relay. */
export interface RelayControl {
  state(): Promise<RelayState>
  /** Closes every socket; clients may reconnect. */
  kill(): Promise<void>
  /** Closes every socket and rejects new ones until `accept`. */
  refuse(): Promise<void>
  /** Stops responding until `accept`; with `handshake`, not even sockets open. */
  hang(given?: { readonly at?: 'handshake' | 'answers' }): Promise<void>
  /** Back to normal; pending requests are answered now. */
  accept(): Promise<void>
  /** Goes down for `downMs` (500), by default keeping the stored messages. */
  restart(given?: { readonly downMs?: number; readonly forget?: boolean }): Promise<void>
  /** Drops all stored messages. */
  forget(): Promise<void>
  /** Advances the relay's clock, for the expiry of messages and tokens. */
  advanceClock(ms: number): Promise<void>
  settings(given: {
    readonly projectIds?: readonly string[]
    /** `null` for every origin of this machine. */
    readonly allowedOrigins?: readonly string[] | null
  }): Promise<void>
  /** Restores normal operation, drops stored messages and resets counts; sockets stay open. */
  reset(): Promise<void>
}
