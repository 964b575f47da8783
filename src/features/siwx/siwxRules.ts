import { ModalError } from '../../domain/ModalError'
import type { ErrorCode } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'
import { hasPossiblyPassed, isOver } from '../../lib/time/clockTolerance'
import type { OpenPage } from '../../lib/links/browseLink'
import type { SiwxMessageFields, SiwxSession } from '../../ports/siwx'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectIsConnected } from '../../core/connections/connectionsSlice'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectWalletCaipNetworkId,
} from '../../core/network/networkSlice'
import { parseUrl } from '../../lib/links/parseUrl'
import { isSameAddress } from '../../lib/address/isSameAddress'

/** Returns the account that could sign in; null if its wallet is on another network or missing. */
export function selectSignInSubject(state: RootState): SignInSubject | null {
  const namespace = selectActiveNamespace(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (namespace === null || caipNetworkId === null || !selectIsConnected(state, namespace))
    return null
  const { address } = selectAccountByNamespace(state, namespace)
  const isThere = selectWalletCaipNetworkId(state, namespace) === caipNetworkId
  if (address === null || !isThere || !selectIsListed(state, caipNetworkId)) return null
  return { namespace, address, caipNetworkId }
}

export const isSameSubject = (a: SignInSubject | null, b: SignInSubject | null): boolean =>
  a !== null &&
  b !== null &&
  a.namespace === b.namespace &&
  a.caipNetworkId === b.caipNetworkId &&
  isSameAddress(a.address, b.address)

/** Returns one key for addresses that differ only in case. */
export const getSubjectKey = ({
  caipNetworkId,
  address,
}: Pick<SignInSubject, 'caipNetworkId' | 'address'>): string =>
  `${caipNetworkId}|${address.toLowerCase()}`

const parseTime = (text: string | undefined): number | null =>
  text === undefined ? null : Date.parse(text)

/**
 * Whether a session is for this subject and valid now, within the clock tolerance. A time that
 * cannot be parsed is invalid.
 */
function isValidFor(
  data: SiwxMessageFields | undefined,
  { address, caipNetworkId }: SignInSubject,
  now: number,
): data is SiwxMessageFields {
  if (data?.chainId !== caipNetworkId || typeof data.accountAddress !== 'string') return false
  if (!isSameAddress(data.accountAddress, address)) return false
  const begins = parseTime(data.notBefore)
  const ends = parseTime(data.expirationTime)
  return (
    (begins === null || hasPossiblyPassed(begins, now)) && (ends === null || !isOver(ends, now))
  )
}

const readSessionFields = (session: unknown): SiwxMessageFields | undefined =>
  (session as SiwxSession | null | undefined)?.data

/** Returns the session that is valid for an account on a network. */
export function findValidSession(
  sessions: readonly unknown[],
  subject: SignInSubject,
  now: number,
): SignedInAs | null {
  const found = sessions.map(readSessionFields).find(data => isValidFor(data, subject, now))
  return found
    ? {
        address: subject.address,
        caipNetworkId: subject.caipNetworkId,
        issuedAt: found.issuedAt ?? null,
        expirationTime: found.expirationTime ?? null,
      }
    : null
}

/** Returns the sessions of other accounts, which a configuration must not return. */
export const getForeignSessions = (
  sessions: readonly unknown[],
  { address }: SignInSubject,
): readonly SiwxMessageFields[] =>
  sessions
    .map(readSessionFields)
    .filter(
      (data): data is SiwxMessageFields =>
        typeof data?.accountAddress === 'string' && !isSameAddress(data.accountAddress, address),
    )

const parseOrigin = (uri: string): string | null => parseUrl(uri)?.origin ?? null

/**
 * Returns why a message must not be signed; null if it matches this account, network and page (D9).
 */
export function getMessageProblem(
  message: SiwxMessageFields,
  { address, caipNetworkId }: SignInSubject,
  page: OpenPage | null,
): string | null {
  if (!isSameAddress(String(message.accountAddress), address)) return 'accountAddress'
  if (message.chainId !== caipNetworkId) return 'chainId'
  if (!/^[A-Za-z0-9]{8,}$/.test(message.nonce)) return 'nonce'
  if (page === null) return null
  if (message.domain !== new URL(page.origin).host) return 'domain'
  return parseOrigin(message.uri) === page.origin ? null : 'uri'
}

const RETRYABLE_CODES: readonly ErrorCode[] = [
  'CANCELLED',
  'CHAIN_UNREACHABLE',
  'CODE_NOT_LOADED',
  'RATE_LIMITED',
  'SERVER_ERROR',
  'SERVICE_ANSWER_INVALID',
  'SERVICE_UNREACHABLE',
  'SIWX_UNREACHABLE',
]

/**
 * Whether the other side is unreachable or in trouble: a network error (`fetch` rejects with a
 * `TypeError`), a deadline, a server error. The user may be signed in all the same.
 */
export function isUnreachable(thrown: unknown): boolean {
  if (thrown instanceof ModalError) return RETRYABLE_CODES.includes(thrown.code)
  return (
    thrown instanceof TypeError ||
    (thrown as { name?: unknown } | null)?.name === 'AbortError' ||
    (thrown as { name?: unknown } | null)?.name === 'TimeoutError' ||
    (thrown as { name?: unknown } | null)?.name === 'NetworkError'
  )
}

/** Whether the signer is a contract, as reported by the wallet. */
export const selectIsSmartAccount = (state: RootState, namespace: Namespace): boolean =>
  selectAccountByNamespace(state, namespace).accounts[0]?.type === 'smartAccount'
