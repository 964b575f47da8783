import type { RunningPart } from '../lib/types.js'

/** An account of the sandbox's Farcaster app. */
export interface FarcasterPerson {
  readonly userName: string
  readonly fid: number
  readonly custodyAddress: `0x${string}`
}

export interface RunningFarcaster extends RunningPart {
  /** Answers as a node of OP Mainnet does, about the IdRegistry contract only. */
  readonly rpcUrl: string
}

/** What a site asks a Farcaster app to sign. */
export interface FarcasterRequest {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  /** ISO 8601. */
  readonly expirationTime?: string
}

/** What an app signed, with an account that the sandbox's own app does not have. */
export interface FarcasterDelivery {
  readonly channelToken: string
  readonly message: string
  readonly signature: `0x${string}`
  readonly fid: number
  readonly userName: string
  readonly custody: `0x${string}`
}

/** Works the app at the other end of the relay. */
export interface FarcasterControl {
  reset(): Promise<void>
  people(): Promise<readonly FarcasterPerson[]>
  /** Signs the request of a channel, as a press in the app does: the newest channel unless told, the first person unless told. */
  sign(given?: {
    channelToken?: string
    userName?: string
  }): Promise<Pick<FarcasterDelivery, 'message' | 'signature'>>
  /** What is to be signed on a channel: the newest unless told. */
  request(channelToken?: string): Promise<FarcasterRequest>
  /** Hands over what another app signed. */
  deliver(signed: FarcasterDelivery): Promise<void>
  /** Claims another Farcaster id than the person's own in what is signed next. */
  claim(fid: number): Promise<void>
  /** Signs for another domain than the one that asked. */
  signFor(domain: string): Promise<void>
  /** Does not answer until told otherwise. */
  refuse(isRefusing: boolean): Promise<void>
  /** Answers sites this late, in ms, until told otherwise. */
  slow(ms: number): Promise<void>
}
