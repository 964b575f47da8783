import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { SmartSession } from '../../domain/permissions/permissions'
import {
  createdSessionSchema,
  sessionsSchema,
  type CreatedSession,
} from '../../domain/schemas/sessions'
import type { GrantAnswer } from '../../domain/schemas/permissionsSchemas'
import { flowsHalted } from '../../events/flowEvents'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { askValid } from '../../services/askValid'
import type { Answer } from '../../services/endpointRun'
import { gated } from '../../services/gated'
import { imageHostsOf } from '../../services/imageHostsOf'
import { serviceBaseQuery, type ServiceRequest } from '../../services/serviceBaseQuery'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { selectOptions } from '../options/optionsSlice'

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

const pathOf = (account: CaipAddress, step = '') =>
  `/v1/sessions/${encodeURIComponent(account)}${step}`

/** Asks the service from a flow: its answers are facts here, and no cache keeps them. */
function asker(api: FlowApi, endpoint: string, signal: AbortSignal) {
  const { dispatch, getState, extra } = api
  const queryApi = { dispatch, getState, extra, endpoint, signal } as unknown as BaseQueryApi
  return {
    queryApi,
    ask: (request: ServiceRequest) =>
      serviceBaseQuery(request, queryApi, {}) as Answer<unknown> | PromiseLike<Answer<unknown>>,
  }
}

/** A request that changes something names the project in its own query. */
const posted = (
  api: FlowApi,
  path: string,
  body: unknown,
  how: Pick<ServiceRequest, 'as' | 'contentType'> = {},
): ServiceRequest => ({
  service: 'blockchain',
  path,
  method: 'POST',
  params: { projectId: selectOptions(api.getState()).projectId },
  body,
  ...how,
})

const listed = gated<
  { readonly account: CaipAddress; readonly caipNetworkId: CaipNetworkId },
  readonly SmartSession[]
>([], async ({ account }, api, ask) => {
  const request = { service: 'blockchain', path: pathOf(account) } as const
  const answer = await askValid(ask, request, sessionsSchema(imageHostsOf(api)))
  if (answer.error) return answer
  const byPci = new Map(answer.data.pcis.map(session => [session.pci, session]))
  return { data: [...byPci.values()] as readonly SmartSession[] }
})

/** The sessions of an account; none on a network that the service does not know. */
export function readSessions(
  api: FlowApi,
  account: CaipAddress,
  signal: AbortSignal,
): Promise<Answer<readonly SmartSession[]>> {
  const { queryApi, ask } = asker(api, 'getSessions', signal)
  const caipNetworkId = account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
  return listed({ account, caipNetworkId }, queryApi, ask)
}

/** Has the service make a session, and the key that is put before those of the page. */
export const createSession = (
  api: FlowApi,
  account: CaipAddress,
  body: object,
  signal: AbortSignal,
): Promise<Answer<CreatedSession>> =>
  askValid(
    asker(api, 'createSession', signal).ask,
    posted(api, pathOf(account), body),
    createdSessionSchema,
  )

/** Tells the service what the wallet allowed. What it answers is not believed: the list says how it stands. */
export const activateSession = async (
  api: FlowApi,
  account: CaipAddress,
  body: GrantAnswer & { readonly pci: string },
  signal: AbortSignal,
): Promise<Answer<unknown>> =>
  asker(api, 'activateSession', signal).ask(
    posted(api, pathOf(account, '/activate'), body, { as: 'text' }),
  )

/** Tells the service that the wallet revoked it. */
export const revokeSession = async (
  api: FlowApi,
  account: CaipAddress,
  body: { readonly pci: string; readonly signature: string },
  signal: AbortSignal,
): Promise<Answer<unknown>> =>
  asker(api, 'revokeSession', signal).ask(
    posted(api, pathOf(account, '/revoke'), body, { as: 'text', contentType: 'text' }),
  )
