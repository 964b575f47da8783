import type { SmartSession } from '../../domain/permissions/permissions'
import {
  createdSessionSchema,
  sessionsSchema,
  type CreatedSession,
} from '../../domain/schemas/sessions'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import { getDeps } from '../../services/getDeps'
import type { Answer, EndpointRun } from '../../services/endpointRun'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import type { ServiceRequest } from '../../services/serviceBaseQuery'
import { selectOptions } from '../../core/options/optionsSlice'

type OptionsRoot = Parameters<typeof selectOptions>[0]

export interface SessionsArgs {
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
}

export interface CreateSessionArgs {
  readonly account: CaipAddress
  /** The requested permissions (ERC-7715). */
  readonly body: object
}

/** The body holds the wallet's answer. It stays in the secret store, out of actions and state. */
export interface TellSessionArgs {
  readonly account: CaipAddress
  readonly bodyId: string
}

/** Returns the arguments of `getSessions`; the account names its network. */
export const toSessionsArgs = (account: CaipAddress): SessionsArgs => ({
  account,
  caipNetworkId: account.slice(0, account.lastIndexOf(':')) as CaipNetworkId,
})

const getSessionsPath = (account: CaipAddress, step = '') =>
  `/v1/sessions/${encodeURIComponent(account)}${step}`

/** POST requests carry the project id in their query. */
const toPostRequest = (
  state: unknown,
  path: string,
  body: unknown,
  how: Pick<ServiceRequest, 'as' | 'contentType'> = {},
): ServiceRequest => ({
  service: 'blockchain',
  path,
  method: 'POST',
  params: { projectId: selectOptions(state as OptionsRoot).projectId },
  body,
  ...how,
})

const listed = ifChainSupported<SessionsArgs, readonly SmartSession[]>(
  [],
  async ({ account }, api, ask) => {
    const request = { service: 'blockchain', path: getSessionsPath(account) } as const
    const answer = await sendAndValidate(ask, request, sessionsSchema(getImageHosts(api)))
    if (answer.error) return answer
    const byPci = new Map(answer.data.pcis.map(session => [session.pci, session]))
    return { data: [...byPci.values()] }
  },
)

/** Ignores the service's response: the list of sessions is authoritative. */
const createReport =
  (
    step: string,
    how: Pick<ServiceRequest, 'as' | 'contentType'>,
  ): EndpointRun<TellSessionArgs, null> =>
  async ({ account, bodyId }, api, ask): Promise<Answer<null>> => {
    const body = getDeps(api).secrets.take(bodyId)
    const { error } = await ask(
      toPostRequest(api.getState(), getSessionsPath(account, step), body, how),
    )
    return error ? { error } : { data: null }
  }

const reportActivated = createReport('/activate', { as: 'text' })
const revoked = createReport('/revoke', { as: 'text', contentType: 'text' })

/** Endpoints for an account's smart sessions (protocol §14.3). */
export const sessionsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /**
     * Empty on an unsupported network. Views select the list without subscribing, so it is kept
     * until the account disconnects.
     */
    getSessions: build.query<readonly SmartSession[], SessionsArgs>({
      queryFn: (args, api, _extra, ask) => listed(args, api, ask),
      keepUnusedDataFor: Infinity,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    /** Creates a session at the service, with the key that goes before the page's keys. */
    createSession: build.mutation<CreatedSession, CreateSessionArgs>({
      queryFn: ({ account, body }, api, _extra, ask) =>
        sendAndValidate(
          ask,
          toPostRequest(api.getState(), getSessionsPath(account), body),
          createdSessionSchema,
        ),
    }),
    activateSession: build.mutation<null, TellSessionArgs>({
      queryFn: (args, api, _extra, ask) => reportActivated(args, api, ask),
    }),
    revokeSession: build.mutation<null, TellSessionArgs>({
      queryFn: (args, api, _extra, ask) => revoked(args, api, ask),
    }),
  }),
})
