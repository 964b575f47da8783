import { parseCaipNetworkId } from '../../lib/address/caip'
import type { SiweConfig, SiweSession } from '../../ports/siwe'
import type { SiwxConfig, SiwxMessageFields, SiwxMessageInput } from '../../ports/siwx'
import { createRemoteSiwx, type RemoteAccount } from './createRemoteSiwx'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { assertNotFramed, assertReadable } from '../messages/createMessageFields'
import { withText } from '../messages/formatMessage'
import { readPage } from '../messages/readPage'
import { refused, SiwxError } from '../SiwxError'
import { withAnswerTimeout } from './withAnswerTimeout'

const SIWE_NAMESPACE = 'eip155'
const FIVE_MINUTES_MS = 300_000

/** Creates a configuration from the functions of a `siweConfig` (specification, protocol §9.7). */
export function createSiweBridge(siwe: SiweConfig): SiwxConfig {
  const {
    enabled = true,
    sessionRefetchIntervalMs = FIVE_MINUTES_MS,
    signOutOnAccountChange = true,
    signOutOnNetworkChange = true,
  } = siwe
  let known: { readonly session: SiweSession | null; readonly at: number } | undefined
  /** Replaced with every sign-in and sign-out, so that an earlier request cannot fill the cache. */
  let era = {}
  const refresh = () => {
    known = undefined
    era = {}
  }

  async function readAnew(signal?: AbortSignal): Promise<SiweSession | null> {
    known = undefined
    const asked = era
    const session = await fetchSession(siwe, signal)
    if (asked === era) known = { session, at: Date.now() }
    return session
  }

  const readSession = async (signal?: AbortSignal): Promise<SiweSession | null> =>
    known && Date.now() - known.at < sessionRefetchIntervalMs ? known.session : readAnew(signal)

  async function signOut(): Promise<void> {
    refresh()
    if (!(await withAnswerTimeout(() => siwe.signOut())))
      throw new Error('signOut: the server did not sign out')
    siwe.onSignOut?.()
  }

  async function findAccount(
    wanted: RemoteAccount,
    signal?: AbortSignal,
  ): Promise<RemoteAccount | null> {
    const { namespace, reference } = parseCaipNetworkId(wanted.chainId)
    if (!enabled || namespace !== SIWE_NAMESPACE) return wanted
    const isTheirs = (found: SiweSession | null) =>
      found !== null && isSameAddress(found.address, wanted.accountAddress)
    const remembered = known
    let session = await readSession(signal)
    // Another tab may have signed in as this account: a cached session must not sign it out.
    if (session && !isTheirs(session) && session === remembered?.session)
      session = await readAnew(signal)
    if (!session) return null
    if (!isTheirs(session)) {
      // The session does not count here, even if the server does not sign out.
      if (signOutOnAccountChange) await signOut().catch(() => undefined)
      return null
    }
    const isThere = String(session.chainId) === reference
    return isThere || !signOutOnNetworkChange ? wanted : null
  }

  return createRemoteSiwx({
    async createMessage(input) {
      // Also called before a wallet connects, which must not sign then either.
      if (!enabled) throw new SiwxError('INVALID_FIELD', 'Signing in is switched off.')
      return createSiweMessage(siwe, input)
    },
    async signIn({ data, message, signature, cacao }) {
      const given = { data, message, signature, ...(cacao && { cacao }) }
      refresh()
      const isValid: unknown = await withAnswerTimeout(() => siwe.verifyMessage(given))
      refresh()
      if (isValid !== true || !(await findAccount(data))) throw refused()
      siwe.onSignIn?.((await readSession()) ?? undefined)
    },
    findAccount: (wanted, _host, signal) => findAccount(wanted, signal),
    async isSignedIn(namespace, addresses, signal) {
      if (!enabled || namespace !== SIWE_NAMESPACE) return false
      const session = await readAnew(signal)
      return addresses.some(address => session && isSameAddress(session.address, address))
    },
    signOut,
    refresh,
  })
}

async function createSiweMessage(
  siwe: SiweConfig,
  { accountAddress, chainId, notBefore }: SiwxMessageInput,
) {
  const page = readPage()
  assertNotFramed(page)
  const { domain, uri } = page
  const params = (await withAnswerTimeout(() => siwe.getMessageParams?.())) ?? { domain, uri }
  const nonce = await withAnswerTimeout(() => siwe.getNonce(accountAddress || undefined))
  const { statement, exp, requestId, resources, nbf = notBefore } = params
  const iat = params.iat ?? new Date().toISOString()
  const fields: SiwxMessageFields = {
    accountAddress,
    chainId,
    domain: params.domain,
    uri: params.uri,
    version: '1',
    nonce,
    issuedAt: iat,
    ...(statement !== undefined && { statement }),
    ...(exp !== undefined && { expirationTime: exp }),
    ...(nbf !== undefined && { notBefore: nbf }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  assertReadable(fields)
  // For a sign-in while connecting, the wallet writes the standard text itself.
  if (accountAddress === '') return withText(fields, '')
  const { reference } = parseCaipNetworkId(chainId)
  const text = siwe.createMessage({
    ...params,
    ...(nbf !== undefined && { nbf }),
    chainId: Number(reference),
    address: `did:pkh:${chainId}:${accountAddress}`,
    nonce,
    version: '1',
    iat,
  })
  return withText(fields, text)
}

/**
 * Calls the host's `getSession`. A failure means no session, as specified (screens, seeds), unless
 * the server is unreachable (P16).
 */
async function fetchSession(siwe: SiweConfig, signal?: AbortSignal): Promise<SiweSession | null> {
  try {
    const session: unknown = await withAnswerTimeout(() => siwe.getSession(), signal)
    const { address, chainId } = (session ?? {}) as Partial<SiweSession>
    const isOne = typeof address === 'string' && ['number', 'string'].includes(typeof chainId)
    return isOne ? (session as SiweSession) : null
  } catch (thrown) {
    if (isUnreachable(thrown)) throw thrown
    return null // some servers reject if there is no session
  }
}

/** `fetch` rejects with a TypeError without a network; the others are aborts and time-outs. */
const isUnreachable = (thrown: unknown): boolean =>
  thrown instanceof TypeError ||
  (thrown instanceof SiwxError && thrown.code === 'UNREACHABLE') ||
  ['AbortError', 'TimeoutError', 'NetworkError'].includes(
    String((thrown as { readonly name?: unknown } | null)?.name),
  )
