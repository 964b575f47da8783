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
  /** The namespace of its chain ids, the part before the colon. */
  readonly namespace: string
  /** False: the signature is not valid. Rejects if that is not known, such as without a node. */
  verify(session: SiwxSession, host: SiwxHost | undefined, signal?: AbortSignal): Promise<boolean>
}

/** Stores sessions as they are, without checking whether they are valid. */
export interface SiwxStorage {
  attach?(host: SiwxHost): void
  add(session: SiwxSession): Promise<void>
  /** Only these. */
  set(sessions: readonly SiwxSession[]): Promise<void>
  /** The sessions of this account on this network. */
  get(caipNetworkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  delete(caipNetworkId: CaipNetworkId, address: string): Promise<void>
}
