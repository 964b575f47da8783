import { fetchJson, type JsonResponse, type JsonRequest } from '../../clients/fetchJson'
import { isCaipNetworkId } from '../../lib/address/caip'
import { buildUrl } from '../../lib/links/queryString'
import type { SiwxConfig, SiwxHost } from '../../ports/siwx'
import { createInformalMessenger } from '../messages/createInformalMessenger'
import { createRemoteSiwx, type RemoteAccount } from './createRemoteSiwx'
import { createTokenStore } from './createTokenStore'
import type { SiwxMessageOptions } from '../messages/createMessageFields'
import { refused, SiwxError } from '../SiwxError'

export interface CloudSiwxParts extends Omit<SiwxMessageOptions, 'getNonce'> {
  /** URL of the service. Default: `https://api.web3modal.org`. */
  readonly baseUrl?: string
}

/** The signed-in account, as the project service returns it; further fields are passed on. */
export interface CloudAccount {
  readonly address: string
  readonly chainId: number | string
  readonly caip2Network: string
  /** Seconds since 1970. */
  readonly exp?: number
  readonly appKitAccount?: Readonly<Record<string, unknown>>
  readonly [more: string]: unknown
}

/** Further methods of the project service. */
export interface CloudAccountMethods {
  /** @throws `Not authenticated` without a session */
  getSessionAccount(): Promise<CloudAccount>
  /** @throws `Not authenticated` without a session */
  setSessionAccountMetadata(metadata: object | null): Promise<void>
}

type RequestOptions = JsonRequest & { readonly params?: Readonly<Record<string, string>> }

/**
 * Creates a configuration whose sessions the project service keeps (specification, protocol §9.6).
 */
export function createCloudSiwx({
  baseUrl,
  ...options
}: CloudSiwxParts & { readonly baseUrl: string }): SiwxConfig & CloudAccountMethods {
  let known: SiwxHost | undefined
  const tokens = createTokenStore(() => known?.storage)

  const messenger = createInformalMessenger({
    ...options,
    async getNonce() {
      const { nonce, token } = toRecord(okOf(await ask('nonce')))
      if (typeof nonce !== 'string' || !tokens.keepNonce(nonce, token))
        throw createUnexpectedResponseError()
      return nonce
    },
  })

  async function ask(
    path: string,
    { params, ...question }: RequestOptions = {},
  ): Promise<JsonResponse> {
    const { origin, pathname } = new URL(baseUrl)
    const url = buildUrl(origin, `${pathname.replace(/\/+$/, '')}/auth/v1/${path}`, {
      projectId: known?.projectId,
      st: known?.sdkType ?? 'appkit',
      sv: known?.sdkVersion ?? 'unknown',
      ...params,
    })
    try {
      return await fetchJson(url, question)
    } catch {
      // The original error may contain what was sent.
      throw new SiwxError('UNREACHABLE', 'The sign-in service did not answer.')
    }
  }

  /** @throws {SiwxError} the service's own message, with tokens redacted */
  function okOf({ isOk, status, data, text }: JsonResponse): unknown {
    if (isOk && data !== undefined) return data
    throw new SiwxError('UNREACHABLE', tokens.redact(text) || `HTTP status code: ${status}`)
  }

  /** Resolves with null if the service has no session. */
  async function askAccount(
    params: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<CloudAccount | null> {
    const headers = tokens.sessionHeaders()
    if (!headers) return null
    const answer = await ask('me', { headers, params, signal })
    if (isRefusal(answer)) {
      tokens.forget()
      return null
    }
    const account = toRecord(okOf(answer))
    if (typeof account['address'] === 'string' && isCaipNetworkId(account['caip2Network'])) {
      return account as unknown as CloudAccount
    }
    throw createUnexpectedResponseError()
  }

  async function findAccount(wanted: RemoteAccount, signal?: AbortSignal) {
    const account = await askAccount({}, signal)
    const isTheirs =
      account?.caip2Network === wanted.chainId &&
      account.address.toLowerCase() === wanted.accountAddress.toLowerCase()
    if (!isTheirs) return null
    const { exp } = account
    return {
      accountAddress: wanted.accountAddress,
      chainId: wanted.chainId,
      ...(typeof exp === 'number' && { expirationTime: toIsoTime(exp) }),
    }
  }

  const remote = createRemoteSiwx({
    createMessage: (input, host, signal) => messenger.createMessage(input, host, signal),
    async signIn({ data, message, signature, cacao }, wallet, host) {
      const headers = tokens.nonceHeaders(data.nonce)
      if (!headers) throw refused()
      const clientId = host?.clientId() ?? null
      const answer = await ask('authenticate', {
        method: 'POST',
        headers,
        body: {
          ...(!cacao && { data }),
          message,
          signature,
          clientId,
          ...(wallet && { walletInfo: wallet }),
        },
      })
      if (isRefusal(answer)) throw refused()
      const { token } = toRecord(okOf(answer))
      tokens.forgetNonce(data.nonce)
      if (!tokens.keepSession(token)) throw createUnexpectedResponseError()
      if (await findAccount(data)) return
      tokens.forget()
      throw refused()
    },
    findAccount: (wanted, _host, signal) => findAccount(wanted, signal),
    async isSignedIn(_namespace, addresses, signal) {
      const account = await askAccount({}, signal)
      return addresses.some(each => each.toLowerCase() === account?.address.toLowerCase())
    },
    async signOut() {
      tokens.forget()
    },
  })

  return {
    ...remote,
    attach(host) {
      known = host
      remote.attach?.(host)
    },
    async getSessionAccount() {
      const account = await askAccount({ includeAppKitAccount: 'true' })
      if (account) return account
      throw createNotAuthenticatedError()
    },
    async setSessionAccountMetadata(metadata) {
      const headers = tokens.sessionHeaders()
      if (!headers) throw createNotAuthenticatedError()
      const answer = await ask('account-metadata', { method: 'PUT', headers, body: { metadata } })
      if (isRefusal(answer)) throw createNotAuthenticatedError()
      okOf(answer)
    },
  }
}

/**
 * Whether the service itself refused. Proxies refuse with a page instead of JSON; a server error
 * does not show whether there is a session.
 */
const isRefusal = ({ status, data }: JsonResponse): boolean =>
  status === 401 || ([400, 403, 422].includes(status) && data !== undefined)

const toRecord = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}

const createUnexpectedResponseError = () =>
  new SiwxError('UNREACHABLE', 'The sign-in service answered something else.')
const createNotAuthenticatedError = () => new SiwxError('NOT_AUTHENTICATED', 'Not authenticated')

/** A date that cannot be represented counts as past. */
function toIsoTime(seconds: number): string {
  const time = new Date(seconds * 1_000)
  return Number.isNaN(time.getTime()) ? new Date(0).toISOString() : time.toISOString()
}
