import type { RunningPart } from '../lib/types.js'

/** An account of the sandbox's Farcaster app. */
export interface FarcasterPerson {
  readonly userName: string
  readonly fid: number
  readonly custodyAddress: `0x${string}`
}

export interface RunningFarcaster extends RunningPart {
  /** Emulates an OP Mainnet node, for the IdRegistry contract only. */
  readonly rpcUrl: string
}

/** A site's signing request to a Farcaster app. */
export interface FarcasterRequest {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  /** ISO 8601. */
  readonly expirationTime?: string
}

/** A signature by an account outside the sandbox's app. */
export interface FarcasterDelivery {
  readonly channelToken: string
  readonly message: string
  readonly signature: `0x${string}`
  readonly fid: number
  readonly userName: string
  readonly custody: `0x${string}`
}

/** A test's control of the Farcaster app. */
export interface FarcasterControl {
  reset(): Promise<void>
  people(): Promise<readonly FarcasterPerson[]>
  /**
   * Signs a channel's request, like a press in the app; by default the newest channel with the
   * first account.
   */
  sign(given?: {
    channelToken?: string
    userName?: string
  }): Promise<Pick<FarcasterDelivery, 'message' | 'signature'>>
  /** A channel's request; the newest by default. */
  request(channelToken?: string): Promise<FarcasterRequest>
  /** Delivers a signature from another app. */
  deliver(signed: FarcasterDelivery): Promise<void>
  /** Claims a foreign Farcaster id in the next signature. */
  claim(fid: number): Promise<void>
  /** Signs for a domain other than the requesting one. */
  signFor(domain: string): Promise<void>
  /** Stops or resumes responding. */
  refuse(isRefusing: boolean): Promise<void>
  /** Delays responses to sites by this many ms. */
  slow(ms: number): Promise<void>
}
