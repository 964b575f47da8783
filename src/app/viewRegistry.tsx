import { lazy, type ComponentType } from 'react'
import type { ViewName } from '../domain/views'
import { ConnectView } from '../views/Connect/ConnectView'
import type { ViewProps } from '../views/ViewProps'

type Registry = { readonly [N in ViewName]: ComponentType<ViewProps<N>> }

/** Fetches a view together with the words that the first view does without. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    const [View, { AllTexts }] = await Promise.all([load(), import('./AllTexts')])
    const SpokenView = (props: P) => (
      <AllTexts>
        <View {...props} />
      </AllTexts>
    )
    return { default: SpokenView as ComponentType<P> }
  }) as unknown as ComponentType<P>
}

/** Every view. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export const viewRegistry: Registry = {
  Connect: ConnectView,
  ConnectingExternal: later(() =>
    import('../views/ConnectingExternal/ConnectingExternalView').then(
      m => m.ConnectingExternalView,
    ),
  ),
  Account: later(() => import('../views/Account/AccountView').then(m => m.AccountView)),
  Networks: later(() => import('../views/Networks/NetworksView').then(m => m.NetworksView)),
  SwitchNetwork: later(() =>
    import('../views/SwitchNetwork/SwitchNetworkView').then(m => m.SwitchNetworkView),
  ),
  SwitchActiveChain: later(() =>
    import('../views/SwitchActiveChain/SwitchActiveChainView').then(m => m.SwitchActiveChainView),
  ),
  UnsupportedChain: later(() =>
    import('../views/UnsupportedChain/UnsupportedChainView').then(m => m.UnsupportedChainView),
  ),
  WalletSend: later(() => import('../views/WalletSend/WalletSendView').then(m => m.WalletSendView)),
  WalletSendSelectToken: later(() =>
    import('../views/WalletSendSelectToken/WalletSendSelectTokenView').then(
      m => m.WalletSendSelectTokenView,
    ),
  ),
  WalletSendPreview: later(() =>
    import('../views/WalletSendPreview/WalletSendPreviewView').then(m => m.WalletSendPreviewView),
  ),
  WalletReceive: later(() =>
    import('../views/WalletReceive/WalletReceiveView').then(m => m.WalletReceiveView),
  ),
  WhatIsAWallet: later(() =>
    import('../views/WhatIsAWallet/WhatIsAWalletView').then(m => m.WhatIsAWalletView),
  ),
  GetWallet: later(() => import('../views/GetWallet/GetWalletView').then(m => m.GetWalletView)),
}
