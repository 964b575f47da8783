import type { GrantAnswer } from '../../domain/schemas/permissionsSchemas'
import { flowsHalted } from '../../events/flowEvents'
import type { SmartSession } from '../../domain/permissions/permissions'
import type { CaipAddress } from '../../lib/address/caip'
import { abortWithSignal } from '../../services/abortWithSignal'
import { FRESHNESS } from '../../services/freshness'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionsApi, toSessionsArgs, type CreateSessionArgs } from './sessionsApi'

/** Thrown when time travel halts the flows. Callers swallow it. */
export class HaltedError extends Error {}

/**
 * Runs work until the flows are halted; its signal aborts then.
 *
 * @throws {Halted} or whatever the work throws
 */
export async function raceHalt<T>(
  api: FlowApi,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const outcome = await raceUntil(api, flowsHalted.match, undefined, work)
  if (outcome.kind === 'done') return outcome.value
  throw new HaltedError()
}

const { getSessions, createSession, activateSession, revokeSession } = sessionsApi.endpoints
const ALWAYS = { subscribe: false, forceRefetch: FRESHNESS.getSessions } as const
/** The flows dispatch the outcome themselves. */
const UNTRACKED = { track: false } as const

/** Reads the sessions of an account into the cache; empty on an unsupported network. */
export const fetchSessions = (api: FlowApi, account: CaipAddress, signal: AbortSignal) =>
  abortWithSignal(signal, api.dispatch(getSessions.initiate(toSessionsArgs(account), ALWAYS)))

/** Lists a revoked session that the service has removed, until the list is loaded again. */
export function listRevoked(
  api: FlowApi,
  account: CaipAddress,
  session: SmartSession,
  revokedAt: number,
): void {
  const patch = sessionsApi.util.updateQueryData('getSessions', toSessionsArgs(account), listed => [
    { ...session, revokedAt },
    ...listed.filter(({ pci }) => pci !== session.pci),
  ])
  api.dispatch<unknown>(patch as never)
}

export const requestSession = (api: FlowApi, args: CreateSessionArgs, signal: AbortSignal) =>
  abortWithSignal(signal, api.dispatch(createSession.initiate(args, UNTRACKED)))

async function postSecretBody(
  api: FlowApi,
  endpoint: typeof activateSession,
  account: CaipAddress,
  body: object,
  signal: AbortSignal,
) {
  const { secrets } = api.extra
  const bodyId = secrets.put(body)
  try {
    return await abortWithSignal(
      signal,
      api.dispatch(endpoint.initiate({ account, bodyId }, UNTRACKED)),
    )
  } finally {
    secrets.take(bodyId) // an aborted request has not taken the body
  }
}

/** Reports the wallet's grant to the service. */
export const reportActivation = (
  api: FlowApi,
  account: CaipAddress,
  body: GrantAnswer & { readonly pci: string },
  signal: AbortSignal,
) => postSecretBody(api, activateSession, account, body, signal)

/** Reports the wallet's revocation to the service. */
export const reportRevocation = (
  api: FlowApi,
  account: CaipAddress,
  body: { readonly pci: string; readonly signature: string },
  signal: AbortSignal,
) => postSecretBody(api, revokeSession, account, body, signal)
