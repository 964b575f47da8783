import { ModalError } from '../../domain/ModalError'
import type { ErrorCode } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'
import { hasCome, isOver } from '../../lib/time/clockTolerance'
import type { OpenPage } from '../../lib/links/browseLink'
import type { SiwxMessageFields, SiwxSession } from '../../ports/siwx'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectWalletCaipNetworkId,
} from '../network/networkSlice'
import { parseUrl } from '../../lib/links/parseUrl'
import { isSameAddress } from '../../lib/address/isSameAddress'

/**
 * Who could sign in now: the account of the page's own chain family, where its wallet is on the page's network. Null while
 * nobody is connected there, or the wallet is elsewhere.
 */
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

/** The same for addresses in any case. */
export const subjectKey = ({
  caipNetworkId,
  address,
}: Pick<SignInSubject, 'caipNetworkId' | 'address'>): string =>
  `${caipNetworkId}|${address.toLowerCase()}`

const timeOf = (text: string | undefined): number | null =>
  text === undefined ? null : Date.parse(text)

/** It is of this account on this network, and holds at this time, as clocks go. A time that cannot be read does not hold. */
function fits(
  data: SiwxMessageFields | undefined,
  { address, caipNetworkId }: SignInSubject,
  now: number,
): data is SiwxMessageFields {
  if (data?.chainId !== caipNetworkId || typeof data.accountAddress !== 'string') return false
  if (!isSameAddress(data.accountAddress, address)) return false
  const begins = timeOf(data.notBefore)
  const ends = timeOf(data.expirationTime)
  return (begins === null || hasCome(begins, now)) && (ends === null || !isOver(ends, now))
}

const fieldsOf = (session: unknown): SiwxMessageFields | undefined =>
  (session as SiwxSession | null | undefined)?.data

/** Of what a configuration answered, the session that holds for an account on a network. */
export function sessionOf(
  sessions: readonly unknown[],
  subject: SignInSubject,
  now: number,
): SignedInAs | null {
  const found = sessions.map(fieldsOf).find(data => fits(data, subject, now))
  return found
    ? {
        address: subject.address,
        caipNetworkId: subject.caipNetworkId,
        issuedAt: found.issuedAt ?? null,
        expirationTime: found.expirationTime ?? null,
      }
    : null
}

/** Sessions of somebody else, which the configuration should not have answered with. */
export const foreignIn = (
  sessions: readonly unknown[],
  { address }: SignInSubject,
): readonly SiwxMessageFields[] =>
  sessions
    .map(fieldsOf)
    .filter(
      (data): data is SiwxMessageFields =>
        typeof data?.accountAddress === 'string' && !isSameAddress(data.accountAddress, address),
    )

const originOf = (uri: string): string | null => parseUrl(uri)?.origin ?? null

/** Why a message is not to be signed; null where it is about this account, this network and this page (D9). */
export function whyNotToSign(
  message: SiwxMessageFields,
  { address, caipNetworkId }: SignInSubject,
  page: OpenPage | null,
): string | null {
  if (!isSameAddress(String(message.accountAddress), address)) return 'accountAddress'
  if (message.chainId !== caipNetworkId) return 'chainId'
  if (!/^[A-Za-z0-9]{8,}$/.test(message.nonce)) return 'nonce'
  if (page === null) return null
  if (message.domain !== new URL(page.origin).host) return 'domain'
  return originOf(message.uri) === page.origin ? null : 'uri'
}

const LATER: readonly ErrorCode[] = [
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
 * Whoever was asked could not be reached, or could not say: a network error (`fetch` rejects with a `TypeError`), a deadline,
 * a server in trouble. Nothing follows from it about whether somebody is signed in.
 */
export function isUnreachable(thrown: unknown): boolean {
  if (thrown instanceof ModalError) return LATER.includes(thrown.code)
  return (
    thrown instanceof TypeError ||
    (thrown as { name?: unknown } | null)?.name === 'AbortError' ||
    (thrown as { name?: unknown } | null)?.name === 'TimeoutError' ||
    (thrown as { name?: unknown } | null)?.name === 'NetworkError'
  )
}

/** The signer is a contract, as far as the wallet says. */
export const selectIsSmartAccount = (state: RootState, namespace: Namespace): boolean =>
  selectAccountByNamespace(state, namespace).accounts[0]?.type === 'smartAccount'
