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

/** Works the app at the other end of the relay. */
export interface FarcasterControl {
  reset(): Promise<void>
  people(): Promise<readonly FarcasterPerson[]>
  /** Signs the request of a channel, as a press in the app does: the newest channel unless told, the first person unless told. */
  sign(given?: { channelToken?: string; userName?: string }): Promise<void>
  /** Claims another Farcaster id than the person's own in what is signed next. */
  claim(fid: number): Promise<void>
  /** Signs for another domain than the one that asked. */
  signFor(domain: string): Promise<void>
  /** Does not answer until told otherwise. */
  refuse(isRefusing: boolean): Promise<void>
}
