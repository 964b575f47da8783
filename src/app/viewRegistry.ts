import { lazy, type ComponentType } from 'react'
import type { ViewName } from '../domain/views'
import type { ViewProps } from '../views/ViewProps'
import { ConnectView } from '../views/Connect/ConnectView'

type Registry = { readonly [N in ViewName]: ComponentType<ViewProps<N>> }

/** Every view. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export const viewRegistry: Registry = {
  Connect: ConnectView,
  ConnectingExternal: lazy(() =>
    import('../views/ConnectingExternal/ConnectingExternalView').then(m => ({
      default: m.ConnectingExternalView,
    })),
  ),
  Account: lazy(() =>
    import('../views/Account/AccountView').then(m => ({ default: m.AccountView })),
  ),
  Networks: lazy(() =>
    import('../views/Networks/NetworksView').then(m => ({ default: m.NetworksView })),
  ),
  SwitchNetwork: lazy(() =>
    import('../views/SwitchNetwork/SwitchNetworkView').then(m => ({
      default: m.SwitchNetworkView,
    })),
  ),
  SwitchActiveChain: lazy(() =>
    import('../views/SwitchActiveChain/SwitchActiveChainView').then(m => ({
      default: m.SwitchActiveChainView,
    })),
  ),
  UnsupportedChain: lazy(() =>
    import('../views/UnsupportedChain/UnsupportedChainView').then(m => ({
      default: m.UnsupportedChainView,
    })),
  ),
  WalletSend: lazy(() =>
    import('../views/WalletSend/WalletSendView').then(m => ({ default: m.WalletSendView })),
  ),
  WalletSendSelectToken: lazy(() =>
    import('../views/WalletSendSelectToken/WalletSendSelectTokenView').then(m => ({
      default: m.WalletSendSelectTokenView,
    })),
  ),
  WalletSendPreview: lazy(() =>
    import('../views/WalletSendPreview/WalletSendPreviewView').then(m => ({
      default: m.WalletSendPreviewView,
    })),
  ),
  WalletReceive: lazy(() =>
    import('../views/WalletReceive/WalletReceiveView').then(m => ({
      default: m.WalletReceiveView,
    })),
  ),
  WhatIsAWallet: lazy(() =>
    import('../views/WhatIsAWallet/WhatIsAWalletView').then(m => ({
      default: m.WhatIsAWalletView,
    })),
  ),
  GetWallet: lazy(() =>
    import('../views/GetWallet/GetWalletView').then(m => ({ default: m.GetWalletView })),
  ),
}
