import type { GrantAnswer } from '../../domain/schemas/permissionsSchemas'
import { flowsHalted } from '../../events/flowEvents'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { abortedBy } from '../../services/abortedBy'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionsApi, type CreateSessionArgs } from './sessionsApi'

/** Thrown when time travel halts the flows. Callers swallow it. */
export class Halted extends Error {}

/**
 * Runs work until the flows are halted; its signal aborts then.
 *
 * @throws {Halted} or whatever the work throws
 */
export async function untilHalted<T>(
  api: FlowApi,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const outcome = await raceUntil(api, flowsHalted.match, undefined, work)
  if (outcome.kind === 'done') return outcome.value
  throw new Halted()
}

const { getSessions, createSession, activateSession, revokeSession } = sessionsApi.endpoints
const AS_IT_STANDS = { subscribe: false, forceRefetch: true } as const
/** The flows dispatch the outcome themselves. */
const UNTRACKED = { track: false } as const

/** Resolves with the sessions of an account; empty on an unsupported network. */
export function askSessions(api: FlowApi, account: CaipAddress, signal: AbortSignal) {
  const caipNetworkId = account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
  return abortedBy(
    signal,
    api.dispatch(getSessions.initiate({ account, caipNetworkId }, AS_IT_STANDS)),
  )
}

export const askForSession = (api: FlowApi, args: CreateSessionArgs, signal: AbortSignal) =>
  abortedBy(signal, api.dispatch(createSession.initiate(args, UNTRACKED)))

async function tell(
  api: FlowApi,
  endpoint: typeof activateSession,
  account: CaipAddress,
  body: object,
  signal: AbortSignal,
) {
  const { secrets } = api.extra
  const bodyId = secrets.put(body)
  try {
    return await abortedBy(signal, api.dispatch(endpoint.initiate({ account, bodyId }, UNTRACKED)))
  } finally {
    secrets.take(bodyId) // an aborted request has not taken the body
  }
}

/** Reports the wallet's grant to the service. */
export const tellActivated = (
  api: FlowApi,
  account: CaipAddress,
  body: GrantAnswer & { readonly pci: string },
  signal: AbortSignal,
) => tell(api, activateSession, account, body, signal)

/** Reports the wallet's revocation to the service. */
export const tellRevoked = (
  api: FlowApi,
  account: CaipAddress,
  body: { readonly pci: string; readonly signature: string },
  signal: AbortSignal,
) => tell(api, revokeSession, account, body, signal)
