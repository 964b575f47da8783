import { TaskAbortError } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import { SEND_TIMEOUT_MS, WALLET_ANSWER_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { flowsHalted } from '../../events/flowEvents'
import type { BatchingWallets } from '../../ports/batchingWallets'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectAccountByNamespace } from '../account/accountState'
import {
  walletAnswered,
  walletAsked,
  walletNotAnswered,
  type WalletQuestionKind,
} from './callEvents'
import { selectConnectionByNamespace } from './connectionsSlice'
import type { WalletQuestions } from './WalletQuestions'

/** What is said where the time is over, or the wallet left: a batch may be on its way by then. */
const LATE: Readonly<
  Record<WalletQuestionKind, { readonly ms: number; readonly code: ErrorCode }>
> = {
  sendCalls: { ms: SEND_TIMEOUT_MS, code: 'SEND_UNCERTAIN' },
  capabilities: { ms: WALLET_ANSWER_TIMEOUT_MS, code: 'CHAIN_UNREACHABLE' },
  callsStatus: { ms: WALLET_ANSWER_TIMEOUT_MS, code: 'CHAIN_UNREACHABLE' },
  assets: { ms: WALLET_ANSWER_TIMEOUT_MS, code: 'CHAIN_UNREACHABLE' },
}

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
): Promise<unknown> {
  if (kind === 'capabilities') return wallets.getCapabilities(connectorId, address, signal)
  if (kind === 'callsStatus') return wallets.getCallsStatus(connectorId, String(question), signal)
  if (kind === 'assets') {
    const networks = question as WalletQuestions['assets']
    return wallets.getAssets(connectorId, address, networks, signal)
  }
  const { batch, fingerprint } = question as WalletQuestions['sendCalls']
  return wallets.sendCalls(batch, fingerprint, signal)
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
      const late = LATE[kind]
      try {
        if (phase !== 'connected' || connectorId === null || address === null) {
          throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
        }
        const outcome = await raceUntil(api, sessionOver(namespace), late.ms, async signal => {
          const { wallets } = await api.extra.chains.load(namespace)
          const batching = await wallets.loadBatching?.(connectorId)
          if (!batching) throw new ModalError('UNSUPPORTED_METHOD', `${kind} on ${namespace}`)
          return ask(batching, { kind, question, connectorId, address }, signal)
        })
        if (outcome.kind === 'done') {
          api.dispatch(walletAnswered({ id, resultId: api.extra.secrets.put(outcome.value) }))
          return
        }
        if (outcome.kind === 'left' && flowsHalted.match(outcome.action)) return
        if (outcome.kind === 'left' && kind !== 'sendCalls') throw new ModalError('SESSION_ENDED')
        throw new ModalError(late.code, 'The wallet did not answer')
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        const fallback = kind === 'sendCalls' ? 'SEND_FAILED' : 'INTERNAL_RPC_ERROR'
        api.dispatch(walletNotAnswered({ id, error: toErrorState(thrown, fallback) }))
      }
    },
  })
}
