import { NAMESPACE_INFO } from '../../../domain/namespaces'
import type { ViewEntry } from '../../../domain/views'
import { useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/en'
import type { StringParams } from '../../../strings/translate'
import { selectConnectorById } from '../../connectors/connectorOf'
import { networkOrUnknown } from '../../../domain/unknownNetwork'
import { selectNetworkById } from '../../network/networkSlice'

interface Title {
  readonly text: StringKey
  readonly params?: StringParams
  /** There for assistive technology only. */
  readonly isHidden?: boolean
}

/** Without the send slice itself, which arrives with the views that need it. */
const isAskingWallet = (state: Partial<RootState>): boolean =>
  state.send?.phase === 'awaitingWallet'

function titleOf(view: ViewEntry, state: RootState): Title {
  switch (view.name) {
    case 'Connect':
      return { text: 'connect.title' }
    case 'ConnectingExternal': {
      const connector = selectConnectorById(state, view.params.connectorId)
      if (!connector) return { text: 'connect.title' }
      return connector.type === 'INJECTED'
        ? { text: 'connect.browserWallet' }
        : { text: 'connecting.title', params: { wallet: connector.name } }
    }
    case 'ConnectingMultiChain':
      return { text: 'multiChain.title' }
    case 'ConnectingWalletConnect':
      return view.params.wallet === null
        ? { text: 'pairing.title' }
        : { text: 'connecting.title', params: { wallet: view.params.wallet.name } }
    case 'ConnectingWalletConnectBasic':
      return { text: 'pairing.title' }
    case 'AllWallets':
      return { text: 'allWallets.title' }
    case 'Downloads':
      return { text: 'downloads.title', params: { wallet: view.params.wallet.name } }
    case 'Account':
      return { text: 'account.title', isHidden: true }
    case 'Networks':
      return { text: 'networks.title' }
    case 'SwitchNetwork': {
      const { networkId } = view.params
      const network = networkOrUnknown(selectNetworkById(state, networkId), networkId).name
      return { text: 'switchNetwork.title', params: { network } }
    }
    case 'SwitchActiveChain':
      return {
        text: 'switchActiveChain.title',
        params: { namespace: NAMESPACE_INFO[view.params.namespace].name },
      }
    case 'UnsupportedChain':
      return { text: 'unsupportedChain.title' }
    case 'WalletSend':
      return { text: 'send.title' }
    case 'WalletSendSelectToken':
      return { text: 'selectToken.title' }
    case 'WalletSendPreview':
      return {
        text: isAskingWallet(state) ? 'preview.sendingTitle' : 'preview.title',
      }
    case 'WalletReceive':
      return { text: 'receive.title' }
    case 'WhatIsAWallet':
      return { text: 'whatIsAWallet.title' }
    case 'GetWallet':
      return { text: 'getWallet.title' }
  }
}

/** What the view on screen is called. The dialog bears this name. */
export function useViewTitle(view: ViewEntry): { title: string; isHidden: boolean } {
  const t = useTranslate()
  const title = useModalSelector(
    state => titleOf(view, state),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  return { title: t(title.text, title.params), isHidden: title.isHidden === true }
}
