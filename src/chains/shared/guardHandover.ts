import { ModalError } from '../../domain/ModalError'

/** What must hold when a reviewed request goes to the wallet. */
export interface Handover<A> {
  /** The reviewed account, if the wallet still shares it. */
  readonly account: A | undefined
  /** Whether the wallet is on the reviewed network; omitted if the request sets the network. */
  readonly isOnNetwork?: boolean
  /** The fingerprint of the actual request, read from its bytes; null if unreadable. */
  readonly line: string | null
  /** The fingerprint of the reviewed request. */
  readonly fingerprint: string
  /** Whether the session is over or the request was cancelled. */
  readonly isOver?: (() => boolean) | undefined
}

/**
 * Checks account, network, fingerprint and session (D3). Runs last, with nothing awaited before the
 * wallet request. Returns the account as shared by the wallet.
 *
 * @throws {ModalError} `INTENT_CHANGED` when the wallet must not get the request
 */
export function guardHandover<A>(handover: Handover<A>): A {
  const { account, isOnNetwork = true, line, fingerprint, isOver } = handover
  if (account === undefined) throw createChangedError('The wallet no longer shares the account')
  if (!isOnNetwork) throw createChangedError('The wallet left the network')
  if (line !== fingerprint) throw createChangedError('The request does not say what was reviewed')
  if (isOver?.()) throw createChangedError('The session is over, or the request was given up')
  return account
}

const createChangedError = (detail: string) => new ModalError('INTENT_CHANGED', detail)
