import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import { getPaymentMark } from '../../domain/payment/paymentMark'
import type { Namespace } from '../../lib/address/caip'
import type { BatchingWallets } from '../../ports/batchingWallets'
import type { WalletSource } from '../../ports/walletSource'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectAccountByNamespace } from '../account/accountState'
import { selectCan } from '../connections/capabilitySelectors'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectIsWatchOnlyOn } from '../watchOnly/isWatchOnly'
import { askWallet, type WalletQuestion } from '../requests/askWallet'
import {
  signFailed,
  signRequested,
  signSucceeded,
  walletRpcFailed,
  type WalletRpcKind,
  walletRpcRequested,
  walletRpcSucceeded,
} from './signingEvents'
import type { WalletRpcParams } from './WalletRpcParams'

interface Wallet {
  readonly wallets: WalletSource
  readonly connectorId: string
  readonly address: string
}

/** What the state may hold of a question, and how to ask it. */
interface Question {
  readonly about: Pick<WalletQuestion<unknown>, 'kind' | 'caipNetworkId' | 'fingerprint'>
  readonly ask: (wallet: Wallet, signal: AbortSignal, isOver: () => boolean) => Promise<unknown>
}

/** Actions that report the outcome. */
interface OutcomeActions {
  readonly succeeded: typeof signSucceeded | typeof walletRpcSucceeded
  readonly failed: typeof signFailed | typeof walletRpcFailed
  readonly fallback: ErrorCode
}

const SIGNATURE: OutcomeActions = {
  succeeded: signSucceeded,
  failed: signFailed,
  fallback: 'SIGN_FAILED',
}
const RPC: OutcomeActions = {
  succeeded: walletRpcSucceeded,
  failed: walletRpcFailed,
  fallback: 'INTERNAL_RPC_ERROR',
}

/** Asks what is in the secret store under `id`, and stores the answer there. */
async function askConnected(
  api: FlowApi,
  { id, namespace }: { readonly id: string; readonly namespace: Namespace },
  { succeeded, failed, fallback }: OutcomeActions,
  toQuestion: (content: unknown) => Question,
): Promise<void> {
  const { connectorId } = selectConnectionByNamespace(api.getState(), namespace)
  const { address } = selectAccountByNamespace(api.getState(), namespace)
  const content = api.extra.secrets.take(id)
  try {
    if (connectorId === null || address === null) throw notConnected()
    const { about, ask } = toQuestion(content)
    const answer = await askWallet(
      api,
      { ...about, namespace, connectorId, account: address },
      async (signal, isOver) => {
        const { wallets } = await api.extra.chains.load(namespace)
        return ask({ wallets, connectorId, address }, signal, isOver)
      },
    )
    if (answer.status === 'fulfilled') {
      api.dispatch(succeeded({ id, resultId: api.extra.secrets.put(answer.value) }))
    } else if (answer.status === 'rejected') {
      api.dispatch(failed({ id, error: answer.error }))
    }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) return // the store was cleared
    api.dispatch(failed({ id, error: toErrorState(thrown, fallback) }))
  }
}

const notConnected = () => new ModalError('NOT_CONNECTED', 'No wallet is connected')

function askBatching(
  batching: BatchingWallets,
  kind: WalletRpcKind,
  content: unknown,
  { connectorId, address }: Wallet,
  signal: AbortSignal,
  isOver: () => boolean,
): Promise<unknown> {
  if (kind === 'capabilities') return batching.getCapabilities(connectorId, address, signal)
  if (kind === 'callsStatus') return batching.getCallsStatus(connectorId, String(content), signal)
  if (kind === 'assets') {
    const networks = content as WalletRpcParams['assets']
    return batching.getAssets(connectorId, address, networks, signal)
  }
  const { batch, fingerprint } = content as WalletRpcParams['sendCalls']
  return batching.sendCalls(batch, fingerprint, signal, isOver)
}

/** What the state may hold of a batch: network and digest. */
function aboutBatch({ batch, fingerprint }: WalletRpcParams['sendCalls']): Question['about'] {
  const { caipNetworkId } = batch
  return { kind: 'calls', caipNetworkId, fingerprint: getPaymentMark(fingerprint) }
}

/**
 * Asks the connected wallet for a signature, information or a batch of calls. Ends with
 * `signSucceeded` or `signFailed`, or with `walletRpcSucceeded` or `walletRpcFailed`; none carries
 * the question or the answer.
 */
export function registerAskWalletFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: signRequested,
    effect: ({ payload }, api) =>
      askConnected(api, payload, SIGNATURE, content => {
        const isMessage = payload.kind === 'message'
        const needed = isMessage ? 'signMessage' : 'signTypedData'
        const { namespace } = payload
        if (!selectCan(api.getState(), namespace, needed)) {
          const isWatchOnly = selectIsWatchOnlyOn(api.getState(), namespace)
          throw new ModalError(isWatchOnly ? 'WATCH_ONLY' : 'UNSUPPORTED_METHOD', needed)
        }
        return {
          about: { kind: 'sign' },
          ask: ({ wallets, connectorId, address }, signal) =>
            isMessage
              ? wallets.signMessage(connectorId, address, String(content), signal)
              : wallets.signTypedData(connectorId, address, content, signal),
        }
      }),
  })
  return startListening({
    actionCreator: walletRpcRequested,
    effect: ({ payload }, api) =>
      askConnected(api, payload, RPC, content => {
        const { kind, namespace } = payload
        const { phase } = selectConnectionByNamespace(api.getState(), namespace)
        if (phase !== 'connected') throw notConnected()
        return {
          about:
            kind === 'sendCalls'
              ? aboutBatch(content as WalletRpcParams['sendCalls'])
              : { kind: 'question' },
          async ask(wallet, signal, isOver) {
            const batching = await wallet.wallets.loadBatching?.(wallet.connectorId)
            if (!batching) throw new ModalError('UNSUPPORTED_METHOD', `${kind} on ${namespace}`)
            return askBatching(batching, kind, content, wallet, signal, isOver)
          },
        }
      }),
  })
}
