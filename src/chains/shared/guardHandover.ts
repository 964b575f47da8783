import { ModalError } from '../../domain/ModalError'

/** What has to hold as a wallet is handed a reviewed request. */
export interface Handover<A> {
  /** The reviewed account, if the wallet still shares it. */
  readonly account: A | undefined
  /** Whether the wallet is on the reviewed network; left out where the request itself decides that. */
  readonly isOnNetwork?: boolean
  /** What the very request says that the wallet is about to get, read back from it; null where that cannot be read. */
  readonly line: string | null
  /** What the reviewed request says. */
  readonly fingerprint: string
  /** Whether the session is over, or the request given up. */
  readonly isOver?: (() => boolean) | undefined
}

/**
 * The guard in front of every wallet (D3): account, network, fingerprint, and a session that is not over. It runs last, with
 * nothing awaited between it and the call. Returns the account as the wallet shares it.
 *
 * @throws {ModalError} `INTENT_CHANGED`: the wallet must not be asked
 */
export function guardHandover<A>(handover: Handover<A>): A {
  const { account, isOnNetwork = true, line, fingerprint, isOver } = handover
  if (account === undefined) throw changed('The wallet no longer shares the account')
  if (!isOnNetwork) throw changed('The wallet left the network')
  if (line !== fingerprint) throw changed('The request does not say what was reviewed')
  if (isOver?.()) throw changed('The session is over, or the request was given up')
  return account
}

const changed = (detail: string) => new ModalError('INTENT_CHANGED', detail)
