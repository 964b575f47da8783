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
import { foreignIn, sessionOf } from './siwxRules'

type IsOver = (action: UnknownAction) => action is UnknownAction

const LEAVING = [disconnected, sessionCheckStarted, signInSkipped] as const

/**
 * Matches what makes pending work obsolete: a disconnect, a new check, a skipped sign-in, time
 * travel.
 */
export const subjectOver =
  ({ namespace }: Pick<SignInSubject, 'namespace'>): IsOver =>
  (action): action is UnknownAction =>
    flowsHalted.match(action) ||
    LEAVING.some(leaving => leaving.match(action) && action.payload.namespace === namespace)

/** Like {@link subjectOver}, and also matches when the user cancels. */
export const signingOver =
  (subject: SignInSubject): IsOver =>
  (action): action is UnknownAction =>
    (signInCancelled.match(action) && action.payload.namespace === subject.namespace) ||
    subjectOver(subject)(action)

/** Thrown when a result is no longer wanted. Callers swallow it. */
export class Left extends Error {}

/**
 * Runs a request against the host's configuration within its deadline.
 *
 * @throws {ModalError} `SIWX_UNREACHABLE` without a timely answer; {@link Left} once `isOver`
 * matches
 */
export async function ask<T>(
  api: FlowApi,
  isOver: IsOver,
  work: (service: SiwxService, signal: AbortSignal) => Promise<T>,
  timeoutMs = SIWX_ANSWER_MS,
): Promise<T> {
  const outcome = await raceUntil(api, isOver, timeoutMs, async signal =>
    work(await openSiwx(api), signal),
  )
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'left') throw new Left()
  throw new ModalError('SIWX_UNREACHABLE', 'no answer in time')
}

/** Resolves with the account's valid session, or null. A session of another account is revoked. */
export async function findSession(
  api: FlowApi,
  isOver: IsOver,
  subject: SignInSubject,
): Promise<SignedInAs | null> {
  const { address, caipNetworkId } = subject
  const { sessions, config } = await ask(api, isOver, async ({ config }, signal) => ({
    config,
    sessions: await config.getSessions(caipNetworkId, address, signal),
  }))
  if (!Array.isArray(sessions)) throw new ModalError('INVALID_OPTION', 'siwx.getSessions: no list')
  for (const { chainId, accountAddress } of foreignIn(sessions, subject)) {
    api.extra.logger.log('warn', 'A session of another account was refused', chainId)
    // the session is ignored even if revoking fails
    config.revokeSession(chainId, accountAddress).catch(() => undefined)
  }
  return sessionOf(sessions, subject, api.extra.now())
}
