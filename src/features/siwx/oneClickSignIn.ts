import { TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { flowsHalted } from '../../events/flowEvents'
import { DEFAULT_NAMESPACE, parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { SiwxMessageFields, SiwxSession } from '../../ports/siwx'
import type { SignedStatement, SignInRequest } from '../../ports/walletConnect'
import type { FlowApi } from '../../store/listening'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectNetworks,
} from '../../core/network/networkSlice'
import { toastDismissed, toastShown } from '../../core/notifications/notificationsSlice'
import { requestSiwx } from './askConfig'
import { openSiwx } from './openSiwx'
import { signInFailed } from './siwxEvents'
import { ONE_CLICK_MS } from './siwxLimits'
import { getSubjectKey, getMessageProblem } from './siwxRules'

const isFlowsHalted = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

/** WalletConnect's form of an account: CAIP-10 behind `did:pkh:`. */
const DID_PKH_ISSUER = /^did:pkh:([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/**
 * Resolves with the request that a wallet signs while it connects (D9). Null if the page has
 * networks outside EVM, the host signs itself, or the message is late or for another page.
 */
export async function prepareSignIn(api: FlowApi): Promise<SignInRequest | null> {
  const state = api.getState()
  const ids = selectNetworks(state).map(({ caipNetworkId }) => caipNetworkId)
  const isOfOne = ids.every(id => parseCaipNetworkId(id).namespace === DEFAULT_NAMESPACE)
  const active = selectActiveCaipNetworkId(state) ?? ids[0]
  if (!isOfOne || active === undefined) return null
  try {
    const message = await requestSiwx(
      api,
      isFlowsHalted,
      async ({ config }, signal) =>
        config.signMessage
          ? null
          : config.createMessage({ accountAddress: '', chainId: active }, signal),
      ONE_CLICK_MS,
    )
    if (!message) return null
    const subject = { namespace: DEFAULT_NAMESPACE, address: '', caipNetworkId: active }
    if (getMessageProblem(message, subject, api.extra.readOpenPage()) !== null) return null
    return toRequest(message, [active, ...ids.filter(id => id !== active)])
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('info', 'Connecting and signing in take an approval each', thrown)
    return null
  }
}

function toRequest(message: SiwxMessageFields, chains: CaipNetworkId[]): SignInRequest {
  const { domain, uri, nonce, version, chainId, statement, requestId, resources } = message
  const { expirationTime: exp, issuedAt: iat, notBefore: nbf } = message
  return {
    chains,
    domain,
    uri,
    nonce,
    version,
    chainId,
    ...(statement !== undefined && { statement }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources: [...resources] }),
    ...(exp !== undefined && { exp }),
    ...(iat !== undefined && { iat }),
    ...(nbf !== undefined && { nbf }),
  }
}

const readString = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Converts a signed statement to a session; null if it is for another page, request or network. */
function toSession(
  api: FlowApi,
  request: SignInRequest,
  { cacao, message }: SignedStatement,
): SiwxSession | null {
  const { p: said, s } = cacao
  const [, namespace, reference, accountAddress] = DID_PKH_ISSUER.exec(String(said['iss'])) ?? []
  const chainId = `${namespace}:${reference}` as CaipNetworkId
  if (accountAddress === undefined || !selectIsListed(api.getState(), chainId)) return null
  const isOurs =
    said['nonce'] === request.nonce &&
    said['domain'] === request.domain &&
    said['aud'] === request.uri
  if (!isOurs) return null
  const { resources } = said
  const [statement, requestId] = [readString(said['statement']), readString(said['requestId'])]
  const [expirationTime, issuedAt] = [readString(said['exp']), readString(said['iat'])]
  const notBefore = readString(said['nbf'])
  return {
    data: {
      accountAddress,
      chainId,
      domain: request.domain,
      uri: request.uri,
      version: readString(said['version']) ?? request.version ?? '1',
      nonce: request.nonce,
      ...(statement !== undefined && { statement }),
      ...(requestId !== undefined && { requestId }),
      ...(expirationTime !== undefined && { expirationTime }),
      ...(issuedAt !== undefined && { issuedAt }),
      ...(notBefore !== undefined && { notBefore }),
      ...(Array.isArray(resources) && { resources: resources.map(String) }),
    },
    message,
    signature: s.s,
    cacao,
  }
}

/**
 * Stores what a wallet signed while it connected. Without a valid statement, the usual sign-in
 * follows.
 *
 * @throws whatever the configuration rejects with; the wallet must not stay connected then
 */
export async function storeSignIn(
  api: FlowApi,
  request: SignInRequest,
  statements: readonly SignedStatement[],
  signal: AbortSignal,
): Promise<void> {
  const sessions = statements.flatMap(each => toSession(api, request, each) ?? [])
  if (sessions.length === 0) return
  const id = 'siwx-authenticating'
  api.dispatch(toastShown({ id, tone: 'busy', text: 'errors.siwxAuthenticating', isSticky: true }))
  const storing = openSiwx(api).then(async ({ config, signedWhileConnecting, tellTabs }) => {
    await config.setSessions(sessions)
    // The user left meanwhile: neither connected nor signed in.
    if (signal.aborted) return config.setSessions([])
    for (const { data } of sessions) {
      signedWhileConnecting.add(
        getSubjectKey({ caipNetworkId: data.chainId, address: data.accountAddress }),
      )
    }
    tellTabs()
  })
  storing.catch((thrown: unknown) => api.extra.logger.log('info', 'Signing in failed', thrown))
  try {
    await requestSiwx(api, isFlowsHalted, () => storing)
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) {
      const error = { ...toErrorState(thrown, 'SIWX_REFUSED'), code: 'SIWX_REFUSED' } as const
      api.dispatch(signInFailed({ namespace: DEFAULT_NAMESPACE, error, isSmartAccount: false }))
    }
    throw thrown
  } finally {
    api.dispatch(toastDismissed(id))
  }
}
