import type { UnknownAction } from '@reduxjs/toolkit'
import { SIWX_ANSWER_MS } from './siwxLimits'
import { ModalError } from '../../domain/ModalError'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { sessionCheckStarted, signInCancelled, signInSkipped } from './siwxEvents'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { openSiwx, type SiwxService } from './openSiwx'
import { getForeignSessions, findValidSession } from './siwxRules'

type ActionMatcher = (action: UnknownAction) => action is UnknownAction

const SUBJECT_CHANGES = [disconnected, sessionCheckStarted, signInSkipped] as const

/**
 * Matches what makes pending work obsolete: a disconnect, a new check, a skipped sign-in, time
 * travel.
 */
export const isSubjectObsolete =
  ({ namespace }: Pick<SignInSubject, 'namespace'>): ActionMatcher =>
  (action): action is UnknownAction =>
    flowsHalted.match(action) ||
    SUBJECT_CHANGES.some(leaving => leaving.match(action) && action.payload.namespace === namespace)

/** Like {@link isSubjectObsolete}, and also matches when the user cancels. */
export const isSigningObsolete =
  (subject: SignInSubject): ActionMatcher =>
  (action): action is UnknownAction =>
    (signInCancelled.match(action) && action.payload.namespace === subject.namespace) ||
    isSubjectObsolete(subject)(action)

/** Thrown when a result is no longer wanted. Callers swallow it. */
export class ObsoleteError extends Error {}

/**
 * Runs a request against the host's configuration within its deadline.
 *
 * @throws {ModalError} `SIWX_UNREACHABLE` without a timely answer; {@link Left} once `isOver`
 * matches
 */
export async function requestSiwx<T>(
  api: FlowApi,
  isOver: ActionMatcher,
  work: (service: SiwxService, signal: AbortSignal) => Promise<T>,
  timeoutMs = SIWX_ANSWER_MS,
): Promise<T> {
  const outcome = await raceUntil(api, isOver, timeoutMs, async signal =>
    work(await openSiwx(api), signal),
  )
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'left') throw new ObsoleteError()
  throw new ModalError('SIWX_UNREACHABLE', 'no answer in time')
}

/** Resolves with the account's valid session, or null. A session of another account is revoked. */
export async function findSession(
  api: FlowApi,
  isOver: ActionMatcher,
  subject: SignInSubject,
): Promise<SignedInAs | null> {
  const { address, caipNetworkId } = subject
  const { sessions, config } = await requestSiwx(api, isOver, async ({ config }, signal) => ({
    config,
    sessions: await config.getSessions(caipNetworkId, address, signal),
  }))
  if (!Array.isArray(sessions)) throw new ModalError('INVALID_OPTION', 'siwx.getSessions: no list')
  for (const { chainId, accountAddress } of getForeignSessions(sessions, subject)) {
    api.extra.logger.log('warn', 'A session of another account was refused', chainId)
    // the session is ignored even if revoking fails
    config.revokeSession(chainId, accountAddress).catch(() => undefined)
  }
  return findValidSession(sessions, subject, api.extra.now())
}
