import type { CaipNetworkId } from '../lib/address/caip'
import type {
  SiwxHost,
  SiwxMessage,
  SiwxMessageFields,
  SiwxMessageInput,
  SiwxSession,
} from './siwx'

/** Writes the message that a visitor signs, and reads whether a text says what a session claims. */
export interface SiwxMessenger {
  createMessage(
    input: SiwxMessageInput,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<SiwxMessage>
  /** Asked before a session counts: what was signed must be what the fields say. */
  isTextOf(message: string, fields: SiwxMessageFields): boolean | Promise<boolean>
}

/** Checks signatures of one chain family. */
export interface SiwxVerifier {
  /** Of the chain ids that it claims, the part before the colon. */
  readonly namespace: string
  /** False: the signature is not valid. Rejects where that could not be found out, such as without a node. */
  verify(session: SiwxSession, host: SiwxHost | undefined, signal?: AbortSignal): Promise<boolean>
}

/** Keeps sessions as they are; what is valid is not its matter. */
export interface SiwxStorage {
  attach?(host: SiwxHost): void
  add(session: SiwxSession): Promise<void>
  /** Only these. */
  set(sessions: readonly SiwxSession[]): Promise<void>
  /** Those of this account on this network. */
  get(caipNetworkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  delete(caipNetworkId: CaipNetworkId, address: string): Promise<void>
}
