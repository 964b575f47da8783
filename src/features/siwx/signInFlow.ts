import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'
import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { SIWX_ANSWER_MS, SIWX_MESSAGE_MS } from './siwxLimits'
import { ModalError } from '../../domain/ModalError'
import { BUSY_ELSEWHERE } from '../../lib/tabs/runExclusive'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import {
  signedIn,
  signInFailed,
  signInMessageRenewed,
  signInRequested,
  signInStoring,
} from './siwxEvents'
import type { SiwxSession, SiwxWallet } from '../../ports/siwx'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { askWallet } from '../../core/requests/askWallet'
import { selectCurrentView } from '../../core/router/routerSlice'
import { requestSiwx, findSession, ObsoleteError, isSigningObsolete } from './askConfig'
import { makeMessage, type PreparedMessage } from './makeMessage'
import { openSiwx, type SiwxService } from './openSiwx'
import { closeSignIn, showSignIn } from './showSignIn'
import { selectSignIn } from './siwxSlice'
import { isPending } from './siwxSlice'
import {
  isSameSubject,
  isUnreachable,
  selectIsSmartAccount,
  selectSignInSubject,
} from './siwxRules'

interface Signer {
  readonly subject: SignInSubject
  readonly connectorId: string
  readonly wallet: SiwxWallet
}

/** @throws {ModalError} if no account can sign */
function readSigner(api: FlowApi, namespace: SignInSubject['namespace']): Signer {
  const state = api.getState()
  if (!api.extra.siwx) throw new ModalError('SIWX_NOT_ENABLED', 'siwx')
  if (!api.extra.chains.namespaces.includes(namespace))
    throw new ModalError('SIWX_NO_CLIENT', namespace)
  if (selectAccountByNamespace(state, namespace).address === null)
    throw new ModalError('SIWX_NO_ADDRESS', namespace)
  const subject = selectSignInSubject(state)
  if (!subject || subject.namespace !== namespace)
    throw new ModalError('SIWX_NO_NETWORK', namespace)
  const { connectorId, walletName } = selectConnectionByNamespace(state, namespace)
  if (connectorId === null) throw new ModalError('SIWX_NO_CLIENT', namespace)
  const type = connectorId === WALLET_CONNECT_CONNECTOR_ID ? 'walletconnect' : 'extension'
  return {
    subject,
    connectorId,
    wallet: { type, ...(walletName !== null && { name: walletName }) },
  }
}

/**
 * Resolves with the message that the user read, or a new one if they read none.
 *
 * @throws {Left} if it is too old or gone: the view shows a replacement that needs their agreement
 */
async function resolveMessage(api: FlowApi, subject: SignInSubject): Promise<PreparedMessage> {
  const { now, secrets } = api.extra
  const { namespace } = subject
  const { message } = selectSignIn(api.getState(), namespace) ?? {}
  if (message?.id == null) return makeMessage(api, subject)
  const read = secrets.take(message.id) as PreparedMessage | undefined
  if (read && now() - message.madeAt < SIWX_MESSAGE_MS) return read
  const made = await makeMessage(api, subject)
  assertPending(api, subject)
  api.dispatch(signInMessageRenewed({ namespace, messageId: secrets.put(made), madeAt: now() }))
  throw new ObsoleteError()
}

/**
 * Requests a signature. A nonce that the wallet still holds, or has signed, is never sent twice.
 */
async function requestSignature(
  api: FlowApi,
  { subject, connectorId }: Signer,
  { config }: SiwxService,
  { text, data }: PreparedMessage,
  asked: Set<string>,
): Promise<string> {
  const { namespace, address, caipNetworkId } = subject
  const turn = [caipNetworkId, address.toLowerCase(), data.nonce].join('|')
  if (asked.has(turn)) throw new ModalError('SIWX_MESSAGE_INVALID', 'this nonce was used')
  asked.add(turn)
  const answer = await askWallet(
    api,
    {
      kind: 'signIn',
      namespace,
      connectorId,
      caipNetworkId,
      account: address,
      isGivenUp: isSigningObsolete(subject),
    },
    async signal => {
      if (config.signMessage)
        return config.signMessage({
          message: text,
          accountAddress: address,
          chainId: caipNetworkId,
        })
      const { wallets } = await api.extra.chains.load(namespace)
      return wallets.signMessage(connectorId, address, text, signal)
    },
  )
  if (answer.status === 'fulfilled') return answer.value
  if (answer.status === 'left') throw new ObsoleteError()
  // The wallet closed that request itself, so its nonce may be used again.
  if (answer.error.code === 'USER_REJECTED') asked.delete(turn)
  throw answer.thrown
}

/** Throws if the subject changed or the user cancelled in the tick of the wallet's answer. */
function assertPending(api: FlowApi, subject: SignInSubject): void {
  const signIn = selectSignIn(api.getState(), subject.namespace)
  if (!isPending(signIn?.phase) || !isSameSubject(signIn, subject)) throw new ObsoleteError()
}

/** Stores the session, and resolves once the configuration returns it for this subject. */
async function store(
  api: FlowApi,
  { subject, wallet }: Signer,
  session: SiwxSession,
): Promise<SignedInAs> {
  const isOver = isSigningObsolete(subject)
  api.dispatch(signInStoring({ namespace: subject.namespace }))
  try {
    await requestSiwx(api, isOver, async ({ config }) => config.addSession(session, wallet))
  } catch (thrown) {
    if (thrown instanceof ObsoleteError || thrown instanceof TaskAbortError) throw thrown
    if (!isUnreachable(thrown))
      throw new ModalError('SIWX_REFUSED', toErrorState(thrown, 'SIWX_REFUSED').detail)
    // The session may have been stored even though no answer arrived.
  }
  const found = await findSession(api, isOver, subject)
  if (!found) throw new ModalError('SIWX_REFUSED', 'no session of this account on this network')
  return found
}

function toSignInError(thrown: unknown): ErrorState {
  if (thrown instanceof ModalError && !isUnreachable(thrown))
    return toErrorState(thrown, 'SIWX_REFUSED')
  const code: ErrorCode = isUnreachable(thrown) ? 'SIWX_UNREACHABLE' : 'SIWX_REFUSED'
  return { code, detail: toErrorState(thrown, code).detail }
}

/** Failures in which neither the user nor the server refused a signature. */
const NON_DECLINE_CODES: readonly ErrorCode[] = ['SIWX_UNREACHABLE', 'SIWX_BUSY', 'SIGN_TIMEOUT']

function fail(api: FlowApi, namespace: SignInSubject['namespace'], error: ErrorState): void {
  const isSmartAccount = selectIsSmartAccount(api.getState(), namespace)
  const isShown = selectSignIn(api.getState(), namespace) !== null
  api.dispatch(signInFailed({ namespace, error, isSmartAccount }))
  if (!isShown) return // the sign-in view never opened; only the caller learns of the error
  const state = api.getState()
  if (!selectIsOpen(state) || selectCurrentView(state).name !== 'SIWXSignMessage')
    showSignIn(api, namespace)
  if (NON_DECLINE_CODES.includes(error.code)) return
  const text = isSmartAccount ? 'errors.siwxSmartAccount' : 'errors.siwxDeclined'
  api.dispatch(toastShown({ id: 'siwx-failed', tone: 'negative', text }))
}

/**
 * Requests and stores a signature. Ends with `signedIn` or `signInFailed`. While one is pending, in
 * this tab or another, a second request does not reach the wallet.
 */
export function registerSignInFlow(startListening: AppStartListening) {
  const asked = new Set<string>()
  return startListening({
    actionCreator: signInRequested,
    effect: async ({ payload: { namespace } }, api) => {
      const before = selectSignIn(api.getOriginalState(), namespace)
      if (isPending(before?.phase) || before?.phase === 'signedIn') return
      try {
        const signer = readSigner(api, namespace)
        const { subject } = signer
        if (!isSameSubject(selectSignIn(api.getState(), namespace), subject))
          throw new ModalError('SIWX_NO_NETWORK', namespace)
        const done = await requestSiwx(
          api,
          isSigningObsolete(subject),
          service =>
            service.alone(`${subject.caipNetworkId}/${subject.address}`, async () => {
              // Another tab may have signed in meanwhile.
              const there =
                before?.failed === 'check'
                  ? await findSession(api, isSigningObsolete(subject), subject)
                  : null
              if (there) return there
              const made = await resolveMessage(api, subject)
              const signature = await requestSignature(api, signer, service, made, asked)
              assertPending(api, subject)
              const { publicKey } =
                selectAccountByNamespace(api.getState(), namespace).accounts[0] ?? {}
              return store(api, signer, {
                data: made.data,
                message: made.text,
                signature,
                ...(publicKey !== undefined && { publicKey }),
              })
            }),
          SEND_TIMEOUT_MS + 4 * SIWX_ANSWER_MS,
        )
        if (done === BUSY_ELSEWHERE) throw new ModalError('SIWX_BUSY', 'another tab')
        assertPending(api, subject)
        api.dispatch(signedIn({ ...subject, session: done, isRestored: false }))
        closeSignIn(api)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError || thrown instanceof ObsoleteError) return
        fail(api, namespace, toSignInError(thrown))
        return
      }
      // A failure to notify the other tabs does not undo the sign-in.
      ;(await openSiwx(api)).tellTabs()
    },
  })
}
