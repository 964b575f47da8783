import { lazy, type ComponentType, type ReactNode } from 'react'
import type { ViewName } from '../domain/views'
import { ConnectView } from '../views/Connect/ConnectView'
import type { ViewProps } from '../views/ViewProps'

type Registry = { readonly [N in ViewName]: ComponentType<ViewProps<N>> }

type Texts = ComponentType<{ readonly children: ReactNode }>
const allTexts = (): Promise<Texts> => import('./AllTexts').then(m => m.AllTexts)
const findingTexts = (): Promise<Texts> => import('./FindingTexts').then(m => m.FindingTexts)
const waitingTexts = (): Promise<Texts> => import('./WaitingTexts').then(m => m.WaitingTexts)

/** Fetches a view together with the words that the first view does without. */
function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loadTexts = allTexts,
): ComponentType<P> {
  return lazy(async () => {
    const [View, WithTexts] = await Promise.all([load(), loadTexts()])
    const SpokenView = (props: P) => (
      <WithTexts>
        <View {...props} />
      </WithTexts>
    )
    return { default: SpokenView as ComponentType<P> }
  })
}

/** The same for a view that reads an account's slices: whoever shows it, and however early, they are there. */
function ofAccount<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return later(async () => {
    const [View, { injectAccountSlices }] = await Promise.all([
      load(),
      import('../store/injectAccountSlices'),
    ])
    injectAccountSlices()
    return View
  })
}

/** A view that reads the payment at hand besides. */
const ofSend = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  ofAccount(async () => {
    const [View, { injectSendSlice }] = await Promise.all([
      load(),
      import('../store/injectSendSlice'),
    ])
    injectSendSlice()
    return View
  })

/** A view that reads the pairing and the session of the relay. */
const ofRelay = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later(async () => {
    const [View, { injectRelaySlices }] = await Promise.all([
      load(),
      import('../store/injectRelaySlices'),
    ])
    injectRelaySlices()
    return View
  })

const connectingExternal = () =>
  import('../views/ConnectingExternal/ConnectingExternalView').then(m => m.ConnectingExternalView)

/** Fetches what a press on a wallet of this browser will show. */
export const preloadConnecting = () => Promise.all([connectingExternal(), waitingTexts()])

/** Every view. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export const viewRegistry: Registry = {
  Connect: ConnectView,
  ConnectingExternal: later(connectingExternal, waitingTexts),
  ConnectingMultiChain: later(() =>
    import('../views/ConnectingMultiChain/ConnectingMultiChainView').then(
      m => m.ConnectingMultiChainView,
    ),
  ),
  ConnectingWalletConnect: ofRelay(() =>
    import('../views/ConnectingWalletConnect/ConnectingWalletConnectView').then(
      m => m.ConnectingWalletConnectView,
    ),
  ),
  ConnectingWalletConnectBasic: ofRelay(() =>
    import('../views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasicView').then(
      m => m.ConnectingWalletConnectBasicView,
    ),
  ),
  AllWallets: later(() => import('./loadAllWallets').then(m => m.loadAllWallets()), findingTexts),
  Downloads: later(
    () => import('../views/Downloads/DownloadsView').then(m => m.DownloadsView),
    findingTexts,
  ),
  Account: ofAccount(() => import('../views/Account/AccountView').then(m => m.AccountView)),
  Networks: ofAccount(() => import('../views/Networks/NetworksView').then(m => m.NetworksView)),
  SwitchNetwork: ofAccount(() =>
    import('../views/SwitchNetwork/SwitchNetworkView').then(m => m.SwitchNetworkView),
  ),
  SwitchActiveChain: ofAccount(() =>
    import('../views/SwitchActiveChain/SwitchActiveChainView').then(m => m.SwitchActiveChainView),
  ),
  UnsupportedChain: ofAccount(() =>
    import('../views/UnsupportedChain/UnsupportedChainView').then(m => m.UnsupportedChainView),
  ),
  WalletSend: ofSend(() =>
    import('../views/WalletSend/WalletSendView').then(m => m.WalletSendView),
  ),
  WalletSendSelectToken: ofSend(() =>
    import('../views/WalletSendSelectToken/WalletSendSelectTokenView').then(
      m => m.WalletSendSelectTokenView,
    ),
  ),
  WalletSendPreview: ofSend(() =>
    import('../views/WalletSendPreview/WalletSendPreviewView').then(m => m.WalletSendPreviewView),
  ),
  WalletReceive: ofAccount(() =>
    import('../views/WalletReceive/WalletReceiveView').then(m => m.WalletReceiveView),
  ),
  WhatIsAWallet: later(
    () => import('../views/WhatIsAWallet/WhatIsAWalletView').then(m => m.WhatIsAWalletView),
    findingTexts,
  ),
  GetWallet: ofAccount(() => import('../views/GetWallet/GetWalletView').then(m => m.GetWalletView)),
}
