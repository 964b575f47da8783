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

const settles =
  ({ namespace, connectorId }: ConnectorRef) =>
  (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (isAnyOf(walletConnected, otherConnectionRemoved)(action) &&
      action.payload.namespace === namespace &&
      action.payload.connectorId === connectorId)

/** What the wallet shares now, with the account that was chosen first. It is asked without a prompt. */
async function ask(
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
  if (address === undefined) return session // what the wallet means now is as good
  throw new ModalError('UNAUTHORIZED', `The wallet does not share ${chosen}`)
}

/**
 * Puts another connected wallet, or an account of it, in the place of the one in use on its chain family, which stays connected.
 * The wallet is asked first what it shares, without a prompt. Ends with `walletConnected`, or with `connectionSwitchFailed` and
 * a message; the wallet in use is the same then.
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
        const outcome = await raceUntil(api, settles(ref), SWITCH_TIMEOUT_MS, signal =>
          ask(api, ref, address, other, signal),
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
        if (thrown instanceof TaskAbortError) return // another wallet is switched to
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
