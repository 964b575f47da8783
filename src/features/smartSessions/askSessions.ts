import type { GrantAnswer } from '../../domain/schemas/permissionsSchemas'
import { flowsHalted } from '../../events/flowEvents'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { abortedBy } from '../../services/abortedBy'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionsApi, type CreateSessionArgs } from './sessionsApi'

/** Somebody travels in time: nothing more is done. Thrown, and told to nobody. */
export class Halted extends Error {}

/**
 * Does work until somebody travels in time; the signal aborts then.
 *
 * @throws {Halted} or what the work throws
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
/** What the flows dispatch next says what came of it. */
const UNTRACKED = { track: false } as const

/** The sessions of an account; none on a network that the service does not know. */
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
    secrets.take(bodyId) // a request that was given up early has not taken it
  }
}

/** Tells the service what the wallet allowed. */
export const tellActivated = (
  api: FlowApi,
  account: CaipAddress,
  body: GrantAnswer & { readonly pci: string },
  signal: AbortSignal,
) => tell(api, activateSession, account, body, signal)

/** Tells the service that the wallet revoked it. */
export const tellRevoked = (
  api: FlowApi,
  account: CaipAddress,
  body: { readonly pci: string; readonly signature: string },
  signal: AbortSignal,
) => tell(api, revokeSession, account, body, signal)
