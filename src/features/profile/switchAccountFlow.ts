import { TaskAbortError } from '@reduxjs/toolkit'
import { isSwitchableAccountType } from '../../domain/accountTypes'
import { chooseAccount } from '../../domain/chosenAccount'
import { toErrorState } from '../../domain/errors'
import { SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { accountsChanged } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { accountSelected } from '../../core/account/accountSlice'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { accountTypeRequested } from '../../core/login/accountTypeEvents'
import { selectIsEmbeddedOn } from '../../core/login/isEmbeddedConnection'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { accountSwitchRequested } from './profileSlice'

/**
 * Makes another account of the wallet the active one, through the adapter if it can switch. Ends
 * with `accountSelected`, or with a toast.
 */
export function registerSwitchAccountFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: accountSwitchRequested,
    effect: async ({ payload: { namespace, address } }, api) => {
      api.cancelActiveListeners()
      const { connectorId } = selectConnectionByNamespace(api.getState(), namespace)
      if (connectorId === null) return
      if (selectIsEmbeddedOn(api.getState(), namespace)) {
        const { accounts } = selectAccountByNamespace(api.getState(), namespace)
        const type = accounts.find(account => account.address === address)?.type
        // The embedded wallet has one account per type: choosing an account chooses its type.
        if (isSwitchableAccountType(type))
          api.dispatch(accountTypeRequested({ namespace, accountType: type }))
        return
      }
      const ask = async (signal: AbortSignal) => {
        const { wallets } = await api.extra.chains.load(namespace)
        return wallets.switchAccount?.(connectorId, address, signal)
      }
      try {
        const outcome = await raceUntil(api, sessionOver(namespace), SWITCH_TIMEOUT_MS, ask)
        if (outcome.kind === 'left') return
        if (outcome.kind === 'timedOut') throw new ModalError('CONNECT_TIMEOUT', 'No answer')
        const shared = selectAccountByNamespace(api.getState(), namespace).accounts
        const accounts = outcome.value ?? chooseAccount(shared, address)
        if (!accounts) throw new ModalError('UNAUTHORIZED', `The wallet does not share ${address}`)
        api.dispatch(accountsChanged({ namespace, connectorId, accounts }))
        api.dispatch(accountSelected({ namespace, address }))
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // cancelled: another account was chosen
        const { detail } = toErrorState(thrown, 'UNAUTHORIZED')
        api.dispatch(
          toastShown({
            id: 'account-switched',
            tone: 'negative',
            text: 'profile.switchFailed',
            params: { reason: detail },
          }),
        )
      }
    },
  })
}
