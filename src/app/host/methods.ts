import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { ProviderOf } from '../../domain/provider'
import { getCaipNetworkId } from '../../domain/network'
import { viewEntry } from '../../domain/views'
import {
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  walletConnected,
} from '../../events/connectionEvents'
import {
  modalClosed,
  modalCloseRequested,
  modalOpenFailed,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../events/modalEvents'
import { pairingCancelled, pairingUriGiven, pairingFailed } from '../../events/pairingEvents'
import {
  networkChosen,
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchFailed,
} from '../../events/networkEvents'
import { accountRefreshRequested } from '../../core/account/accountSlice'
import {
  selectBalanceNetworkId,
  selectNativeBalance,
  selectNativeBalanceKey,
} from '../../core/account/nativeBalanceSelectors'
import { selectCan } from '../../core/connections/capabilitySelectors'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import {
  selectActiveCaipNetworkId,
  selectWalletCaipNetworkId,
} from '../../core/network/networkSlice'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { signFailed, signRequested, signSucceeded } from '../../core/signing/signingEvents'
import { DEFAULT_NAMESPACE, type CaipNetworkId, type Namespace } from '../../lib/address/caip'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { Balance, Outcome, Methods } from './Controls'
import type { Runtime } from '../runtime/Runtime'
import { toFailedOutcome } from './toFailedOutcome'
import { getSwitchOutcome } from './getSwitchOutcome'
import { updateEmail } from './updateEmail'
import { waitForSignIn, type ReadOutcome } from './waitForSignIn'
import { waitForOutcome } from './waitForOutcome'

const NO_BALANCE: ErrorState = { code: 'BALANCE_UNAVAILABLE', detail: 'the native coin' }

/** Longer than all balance sources take together, including retries and the chain itself. */
const BALANCE_TIMEOUT_MS = 90_000

/** Whether the action is about a request to the cache: sent, answered, or not necessary. */
function isRequest({ meta }: UnknownAction, key: string | null): boolean {
  const { arg } = (meta ?? {}) as { readonly arg?: { readonly queryCacheKey?: string } }
  return key !== null && arg?.queryCacheKey === key
}

type Connected = ReturnType<typeof walletConnected>['payload']

/** Returns the outcome of a wait for a connection; `isMine` matches the requested wallet. */
function connectionOutcome(
  action: UnknownAction,
  isMine: (connected: Connected) => boolean,
): Outcome | undefined {
  if (walletConnected.match(action) && isMine(action.payload)) {
    const { accounts, caipNetworkId } = action.payload
    return { status: 'connected', address: accounts[0]?.address ?? '', caipNetworkId }
  }
  if (modalClosed.match(action)) return { status: 'closed' }
  if (modalOpenFailed.match(action)) {
    return { status: 'failed', error: { code: 'CODE_NOT_LOADED', detail: 'the modal' } }
  }
  return undefined
}

const isClosedByPage = (action: unknown) =>
  modalCloseRequested.match(action) && action.payload.by === 'page'

/** Creates the methods of the modal. This module is fetched on first use. */
export function createMethods(runtime: Runtime): Methods {
  const { store } = runtime
  const activeNamespace = (given?: Namespace): Namespace =>
    given ?? selectActiveNamespace(store.getState()) ?? DEFAULT_NAMESPACE

  /** Whether the page called `close()` after this method, while this chunk was loading. */
  const isClosedSinceCall = () => {
    const log = runtime.log()
    const lastOf = (is: (action: unknown) => boolean) =>
      log.findLastIndex(({ action }) => is(action))
    const called = lastOf(modalPreloadRequested.match)
    return called >= 0 && lastOf(isClosedByPage) > called
  }

  /** Without a connected wallet, only the page has to switch. */
  const isWalletOn = (caipNetworkId: CaipNetworkId): boolean => {
    const walletId = selectWalletCaipNetworkId(store.getState(), activeNamespace())
    return walletId === null || walletId === caipNetworkId
  }

  /** A wallet on another device needs the QR code to be shown. */
  const connectOverWalletConnect = () => {
    const read: ReadOutcome = action => {
      if (pairingFailed.match(action)) return toFailedOutcome(action.payload.error)
      if (pairingCancelled.match(action)) return { status: 'closed' }
      return connectionOutcome(
        action,
        ({ connectorId }) => connectorId === WALLET_CONNECT_CONNECTOR_ID,
      )
    }
    const settled = waitForOutcome(runtime, waitForSignIn(runtime, read))
    store.dispatch(
      modalOpenRequested({ view: viewEntry('ConnectingWalletConnect', { wallet: null }) }),
    )
    return settled
  }

  const notLoaded = (): Outcome<never> =>
    toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: 'the part that signs' })

  const sign = (kind: 'message' | 'typedData', content: unknown, given?: Namespace) =>
    runtime.load().then(({ deps }) => {
      const id = deps.secrets.put(content)
      const settled = waitForOutcome<Outcome<string>>(runtime, action => {
        if (signSucceeded.match(action) && action.payload.id === id) {
          return { status: 'done', value: String(deps.secrets.take(action.payload.resultId)) }
        }
        return signFailed.match(action) && action.payload.id === id
          ? toFailedOutcome(action.payload.error)
          : undefined
      })
      store.dispatch(signRequested({ id, kind, namespace: activeNamespace(given) }))
      return settled
    }, notLoaded)

  return {
    open({ view, params, namespace, uri } = {}) {
      if (isClosedSinceCall()) return Promise.resolve({ status: 'closed' })
      // A session restored while the modal is open is not an answer to this request.
      const isMine = (connected: Connected) =>
        !connected.isRestored && (namespace ?? connected.namespace) === connected.namespace
      const read: ReadOutcome = action => connectionOutcome(action, isMine)
      const settled = waitForOutcome(runtime, waitForSignIn(runtime, read))
      const first =
        view !== undefined
          ? viewEntry(view, ...([params] as never))
          : uri !== undefined && viewEntry('ConnectingWalletConnect', { wallet: null })
      const begin = () =>
        store.dispatch(
          modalOpenRequested({
            ...(first && { view: first }),
            ...(namespace !== undefined && { namespace }),
          }),
        )
      if (uri === undefined) begin()
      // The URI carries a key: it goes into the secret store before any action, and is shown with
      // the view.
      else
        runtime.load().then(
          ({ deps }) => {
            begin()
            store.dispatch(pairingUriGiven({ pairingUriId: deps.secrets.put(uri) }))
          },
          () => undefined, // `modalOpenFailed` settles the wait
        )
      return settled
    },
    connect(connectorId, given) {
      if (isClosedSinceCall()) return Promise.resolve({ status: 'closed' })
      if (connectorId === WALLET_CONNECT_CONNECTOR_ID) return connectOverWalletConnect()
      const ref = { namespace: activeNamespace(given), connectorId }
      const isMine = (other: typeof ref) =>
        other.namespace === ref.namespace && other.connectorId === ref.connectorId
      let isAsked = false
      const read: ReadOutcome = action => {
        if (connectRequested.match(action)) {
          if (isAsked) return { status: 'closed' } // a newer attempt took over
          isAsked = true
        }
        if (connectFailed.match(action) && isMine(action.payload)) {
          return toFailedOutcome(action.payload.error)
        }
        const isLeft = connectCancelled.match(action) && isMine(action.payload)
        return isLeft ? { status: 'closed' } : connectionOutcome(action, isMine)
      }
      const settled = waitForOutcome(runtime, waitForSignIn(runtime, read))
      store.dispatch(connectRequested(ref))
      return settled
    },
    switchNetwork(named) {
      const caipNetworkId = getCaipNetworkId(named)
      const isHere = selectActiveCaipNetworkId(store.getState()) === caipNetworkId
      if (isHere && isWalletOn(caipNetworkId))
        return Promise.resolve({ status: 'done', value: undefined })
      const { siwx, siweConfig } = runtime.options
      let isThere = false
      const settled = waitForOutcome<Outcome>(runtime, action => {
        isThere ||= networkSwitched.match(action) && action.payload.caipNetworkId === caipNetworkId
        if (isThere) {
          return (siwx ?? siweConfig)
            ? getSwitchOutcome(action, caipNetworkId, store.getState())
            : { status: 'done', value: undefined }
        }
        if (networkSwitchFailed.match(action) && action.payload.caipNetworkId === caipNetworkId) {
          return toFailedOutcome(action.payload.error)
        }
        const isOver =
          networkSwitchCancelled.match(action) ||
          modalClosed.match(action) ||
          (networkChosen.match(action) && action.payload.caipNetworkId !== caipNetworkId)
        return isOver ? { status: 'closed' } : undefined
      })
      store.dispatch(networkChosen({ caipNetworkId }))
      return settled
    },
    signMessage: (message, namespace) => sign('message', message, namespace),
    signTypedData: (typedData, namespace) => sign('typedData', typedData, namespace),
    async getProvider<N extends Namespace>(given?: N) {
      const namespace = activeNamespace(given)
      const { connectorId } = selectConnectionByNamespace(store.getState(), namespace)
      if (connectorId === null) return undefined
      const { deps } = await runtime.load()
      const { wallets } = await deps.chains.load(namespace)
      return wallets.getProvider(connectorId) as ProviderOf<N> | undefined
    },
    readBalance() {
      const namespace = activeNamespace()
      if (!selectCan(store.getState(), namespace, 'balance')) {
        return Promise.resolve(toFailedOutcome(NO_BALANCE))
      }
      const read = (action: UnknownAction): Outcome<Balance> | undefined => {
        const state = store.getState()
        if (isRequest(action, selectNativeBalanceKey(state, namespace))) {
          const { status, data } = selectNativeBalance(state, namespace)
          const caipNetworkId = selectBalanceNetworkId(state, namespace)
          if (status === 'rejected') return toFailedOutcome(NO_BALANCE)
          if (status === 'fulfilled' && data && caipNetworkId) {
            const { balance, symbol } = data
            return { status: 'done', value: { balance, symbol, caipNetworkId } }
          }
        }
        const isLeft =
          (disconnected.match(action) && action.payload.namespace === namespace) ||
          (networkSwitched.match(action) && activeNamespace() !== namespace)
        return isLeft ? { status: 'closed' } : undefined
      }
      const settled = waitForOutcome(runtime, read, {
        afterMs: BALANCE_TIMEOUT_MS,
        answer: toFailedOutcome(NO_BALANCE),
      })
      store.dispatch(accountRefreshRequested())
      return settled
    },
    updateEmail: () =>
      isClosedSinceCall() ? Promise.resolve({ status: 'closed' }) : updateEmail(runtime),
    async report() {
      const code = await import('../runtime/exportReport').catch(() => null)
      return code
        ? { status: 'done', value: code.exportReport(runtime.log(), runtime.key) }
        : toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: 'the part that reports' })
    },
  }
}
