import { viewEntry } from '../../domain/views'
import { connectRequested } from '../../events/connectionEvents'
import { walletPicked } from '../../events/walletEvents'
import type { AppStartListening } from '../../store/listening'
import { selectAllowedConnectors } from '../connectors/connectorsSelectors'
import { getConnectorIdentity, isSameWallet, getWalletIdentity } from '../connectors/isSameWallet'
import { selectOptions } from '../options/optionsSlice'
import { viewPushed } from '../router/routerSlice'

/**
 * Connects a picked directory wallet: directly if it is installed, after a choice if it is
 * installed for several chain families, else by pairing. Without WalletConnect it shows where to
 * get the wallet. Ends with `connectRequested` or a pushed view.
 */
export function registerPickWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletPicked,
    effect: ({ payload: { wallet } }, api) => {
      const state = api.getState()
      const identity = getWalletIdentity(wallet)
      const matches = selectAllowedConnectors(state).filter(connector =>
        isSameWallet(getConnectorIdentity(connector), identity),
      )
      const [way] = matches
      if (!way) {
        if (!selectOptions(state).hasWalletConnect) {
          api.dispatch(viewPushed(viewEntry('Downloads', { wallet })))
          return
        }
        api.dispatch(viewPushed(viewEntry('ConnectingWalletConnect', { wallet })))
        return
      }
      const { namespace, id: connectorId } = way
      const isMulti = matches.some(each => each.namespace !== namespace)
      api.dispatch(
        isMulti
          ? viewPushed(viewEntry('ConnectingMultiChain', { connectorId }))
          : connectRequested({ namespace, connectorId }),
      )
    },
  })
}
