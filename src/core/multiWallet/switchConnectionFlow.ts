import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { chooseAccount } from '../../domain/chosenAccount'
import { toErrorState } from '../../domain/errors'
import { SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { walletConnected, type ConnectorRef } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import type { WalletSession } from '../../ports/walletSource'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { toastShown } from '../notifications/notificationsSlice'
import {
  connectionSwitchFailed,
  connectionSwitchRequested,
  otherConnectionRemoved,
} from '../../events/otherConnectionEvents'
import { selectOtherConnections, type OtherConnection } from './multiWalletState'

const isSettledBy =
  ({ namespace, connectorId }: ConnectorRef) =>
  (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (isAnyOf(walletConnected, otherConnectionRemoved)(action) &&
      action.payload.namespace === namespace &&
      action.payload.connectorId === connectorId)

/** Resolves with the wallet's session, the chosen account first. Does not prompt. */
async function restoreChosen(
  api: FlowApi,
  { namespace, connectorId }: ConnectorRef,
  address: string | undefined,
  other: OtherConnection,
  signal: AbortSignal,
): Promise<WalletSession> {
  const { wallets } = await api.extra.chains.load(namespace)
  const session = await wallets.restore(connectorId, signal, other.accounts)
  if (!session) throw new ModalError('SESSION_ENDED', `${connectorId} shares no account`)
  const chosen = address ?? other.accounts[0]?.address
  if (chosen === undefined || session.accounts[0]?.address === chosen) return session
  const agreed = await wallets.switchAccount?.(connectorId, chosen, signal)
  const accounts = agreed ?? chooseAccount(session.accounts, chosen)
  if (accounts) return { ...session, accounts }
  // no account was chosen, so the wallet's own choice is fine
  if (address === undefined) return session
  throw new ModalError('UNAUTHORIZED', `The wallet does not share ${chosen}`)
}

/**
 * Makes another connected wallet, or one of its accounts, the active one; the previous one stays
 * connected. Restores the session without a prompt first. Ends with `walletConnected`, or with
 * `connectionSwitchFailed`, a toast and the active wallet unchanged.
 */
export function registerSwitchConnectionFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: connectionSwitchRequested,
    effect: async ({ payload: { namespace, connectorId, address } }, api) => {
      api.cancelActiveListeners()
      const ref = { namespace, connectorId }
      const other = selectOtherConnections(api.getState(), namespace).find(
        each => each.connectorId === connectorId,
      )
      try {
        if (!other) {
          throw new ModalError('NOT_CONNECTED', `No connector found for connection: ${connectorId}`)
        }
        const outcome = await raceUntil(api, isSettledBy(ref), SWITCH_TIMEOUT_MS, signal =>
          restoreChosen(api, ref, address, other, signal),
        )
        if (outcome.kind === 'left') return
        if (outcome.kind === 'timedOut') throw new ModalError('CONNECT_TIMEOUT', 'No answer')
        const { walletName } = other
        api.dispatch(
          walletConnected({
            ...outcome.value,
            ...ref,
            walletName,
            isRestored: false,
            isSwitch: true,
          }),
        )
        api.dispatch(
          toastShown({ id: 'wallet-switched', tone: 'positive', text: 'profile.walletSwitched' }),
        )
      } catch (thrown) {
        // cancelled: the user switches to another wallet
        if (thrown instanceof TaskAbortError) return
        const error = toErrorState(thrown, 'UNAUTHORIZED')
        api.dispatch(connectionSwitchFailed({ ...ref, error }))
        if (error.code === 'SESSION_ENDED' && other)
          api.dispatch(otherConnectionRemoved({ ...ref, by: 'wallet' }))
        api.dispatch(
          toastShown({
            id: 'wallet-switched',
            tone: 'negative',
            text: error.code === 'SESSION_ENDED' ? 'profile.walletGone' : 'profile.switchFailed',
            params: { wallet: other?.walletName || connectorId, reason: error.detail },
          }),
        )
      }
    },
  })
}
