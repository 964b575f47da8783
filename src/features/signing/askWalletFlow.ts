import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { markOf } from '../../domain/payment/paymentMark'
import type { BatchingWallets } from '../../ports/batchingWallets'
import type { AppStartListening } from '../../store/listening'
import { selectAccountByNamespace } from '../account/accountState'
import { askWallet } from '../requests/askWallet'
import {
  walletAnswered,
  walletAsked,
  walletNotAnswered,
  type WalletQuestionKind,
} from './callEvents'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import type { WalletQuestions } from './WalletQuestions'

interface Asked {
  readonly kind: WalletQuestionKind
  readonly question: unknown
  readonly connectorId: string
  readonly address: string
}

function ask(
  wallets: BatchingWallets,
  { kind, question, connectorId, address }: Asked,
  signal: AbortSignal,
  isOver: () => boolean,
): Promise<unknown> {
  if (kind === 'capabilities') return wallets.getCapabilities(connectorId, address, signal)
  if (kind === 'callsStatus') return wallets.getCallsStatus(connectorId, String(question), signal)
  if (kind === 'assets') {
    const networks = question as WalletQuestions['assets']
    return wallets.getAssets(connectorId, address, networks, signal)
  }
  const { batch, fingerprint } = question as WalletQuestions['sendCalls']
  return wallets.sendCalls(batch, fingerprint, signal, isOver)
}

/** What state may know of a batch: its network, and a digest that tells it apart. */
function aboutBatch({ batch, fingerprint }: WalletQuestions['sendCalls']) {
  const { caipNetworkId } = batch
  return { kind: 'calls', caipNetworkId, fingerprint: markOf(fingerprint) } as const
}

/**
 * Asks the connected wallet for what a page wants to know, or to make a batch of calls. Ends with `walletAnswered` or
 * `walletNotAnswered`; neither carries what was asked or answered.
 */
export function registerAskWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletAsked,
    effect: async ({ payload: { id, kind, namespace } }, api) => {
      const { connectorId, phase } = selectConnectionByNamespace(api.getState(), namespace)
      const { address } = selectAccountByNamespace(api.getState(), namespace)
      const question = api.extra.secrets.take(id)
      try {
        if (phase !== 'connected' || connectorId === null || address === null) {
          throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
        }
        const about =
          kind === 'sendCalls'
            ? aboutBatch(question as WalletQuestions['sendCalls'])
            : ({ kind: 'question' } as const)
        const answer = await askWallet(
          api,
          { ...about, namespace, connectorId, account: address },
          async (signal, isOver) => {
            const { wallets } = await api.extra.chains.load(namespace)
            const batching = await wallets.loadBatching?.(connectorId)
            if (!batching) throw new ModalError('UNSUPPORTED_METHOD', `${kind} on ${namespace}`)
            return ask(batching, { kind, question, connectorId, address }, signal, isOver)
          },
        )
        if (answer.status === 'fulfilled') {
          api.dispatch(walletAnswered({ id, resultId: api.extra.secrets.put(answer.value) }))
        } else if (answer.status === 'rejected') {
          api.dispatch(walletNotAnswered({ id, error: answer.error }))
        }
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        api.dispatch(walletNotAnswered({ id, error: toErrorState(thrown, 'INTERNAL_RPC_ERROR') }))
      }
    },
  })
}
