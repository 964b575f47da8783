import type { CaipNetworkId } from '../lib/address/caip'
import type {
  SiwxHost,
  SiwxMessage,
  SiwxMessageFields,
  SiwxMessageInput,
  SiwxSession,
} from './siwx'

/** Writes the message that a visitor signs, and checks that a text matches a session's fields. */
export interface SiwxMessenger {
  createMessage(
    input: SiwxMessageInput,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<SiwxMessage>
  /** Called before a session counts: the signed text must match the fields. */
  isTextOf(message: string, fields: SiwxMessageFields): boolean | Promise<boolean>
}

/** Verifies signatures of one chain family. */
export interface SiwxVerifier {
  /** The namespace of its chain ids, the part before the colon. */
  readonly namespace: string
  /**
   * Resolves with false if invalid. Rejects if that can't be determined, such as without a node.
   */
  verify(session: SiwxSession, host: SiwxHost | undefined, signal?: AbortSignal): Promise<boolean>
}

/** Stores sessions unchanged, without checking their validity. */
export interface SiwxStorage {
  attach?(host: SiwxHost): void
  add(session: SiwxSession): Promise<void>
  /** Replaces all sessions with these. */
  set(sessions: readonly SiwxSession[]): Promise<void>
  /** The sessions of this account on this network. */
  get(caipNetworkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  delete(caipNetworkId: CaipNetworkId, address: string): Promise<void>
}
