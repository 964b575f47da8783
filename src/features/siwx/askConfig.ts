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

/** Nobody waits any more for what was asked about a subject: it left, is another one, or somebody travels in time. */
export const subjectOver =
  ({ namespace }: Pick<SignInSubject, 'namespace'>): IsOver =>
  (action): action is UnknownAction =>
    flowsHalted.match(action) ||
    LEAVING.some(leaving => leaving.match(action) && action.payload.namespace === namespace)

/** The same, and the visitor gave up. */
export const signingOver =
  (subject: SignInSubject): IsOver =>
  (action): action is UnknownAction =>
    (signInCancelled.match(action) && action.payload.namespace === subject.namespace) ||
    subjectOver(subject)(action)

/** What was asked for is no longer wanted. Thrown, and told to nobody. */
export class Left extends Error {}

/**
 * Asks the configuration for something, within its deadline.
 *
 * @throws {ModalError} `SIWX_UNREACHABLE` without an answer in time; {@link Left} where nobody waits any more; what it rejects with
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

/**
 * The valid session of an account on a network; null where there is none. One of somebody else is refused, and the
 * configuration is told to forget it.
 */
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
    config.revokeSession(chainId, accountAddress).catch(() => undefined) // refused here all the same
  }
  return sessionOf(sessions, subject, api.extra.now())
}
