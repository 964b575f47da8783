import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView, viewPushed } from '../router/routerSlice'
import { walletsApi } from './walletsApi'
import { SUGGESTED_WALLETS } from './walletsSelectors'

const opened = isAnyOf(modalOpened, viewPushed)

/** Asks the directory for a few wallets when somebody wants to get one. Without an answer the view has its link. */
export function registerSuggestWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: opened,
    effect: async (_action, api) => {
      if (selectCurrentView(api.getState()).name !== 'GetWallet') return
      await api.dispatch(
        walletsApi.endpoints.getWallets.initiate(SUGGESTED_WALLETS, { subscribe: false }),
      )
    },
  })
}
