import type { ComponentType, ReactNode } from 'react'
import type { ViewName } from '../domain/views'
import { createPart, type Part } from '../ui/useLoaded'
import { ConnectView } from '../views/Connect/ConnectView'
import type { ViewProps } from '../views/ViewProps'

type Registry = { readonly [N in ViewName]: Part<ComponentType<ViewProps<N>>> }

type Texts = ComponentType<{ readonly children: ReactNode }>
const allTexts = (): Promise<Texts> => import('./AllTexts').then(m => m.AllTexts)
const findingTexts = (): Promise<Texts> => import('./FindingTexts').then(m => m.FindingTexts)
const waitingTexts = (): Promise<Texts> => import('./WaitingTexts').then(m => m.WaitingTexts)

/** Fetches a view together with the words that the first view does without. */
function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loadTexts = allTexts,
): Part<ComponentType<P>> {
  return createPart(async () => {
    const [View, WithTexts] = await Promise.all([load(), loadTexts()])
    const SpokenView = (props: P) => (
      <WithTexts>
        <View {...props} />
      </WithTexts>
    )
    return SpokenView
  })
}

type BringSlices = () => Promise<() => void>
const account: BringSlices = () =>
  import('../store/injectAccountSlices').then(m => m.injectAccountSlices)
const send: BringSlices = () => import('../store/injectSendSlice').then(m => m.injectSendSlice)
const relay: BringSlices = () => import('../store/injectRelaySlices').then(m => m.injectRelaySlices)

/** The same for a view that reads slices of its own: whoever shows it, and however early, they are there. */
const reading = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...bring: readonly BringSlices[]
): Part<ComponentType<P>> =>
  later(async () => {
    const [View, slices] = await Promise.all([load(), Promise.all(bring.map(each => each()))])
    for (const inject of slices) inject()
    return View
  })

const ofAccount = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  reading(load, account)
/** A view that reads the payment at hand besides. */
const ofSend = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  reading(load, account, send)
/** A view that reads the pairing and the session of the relay. */
const ofRelay = <P extends object>(load: () => Promise<ComponentType<P>>) => reading(load, relay)

const connectingExternal = () =>
  import('../views/ConnectingExternal/ConnectingExternalView').then(m => m.ConnectingExternalView)

/** Fetches what a press on a wallet of this browser will show. */
export const preloadConnecting = () => Promise.all([connectingExternal(), waitingTexts()])

const connect: Registry['Connect'] = async () => ConnectView
connect.came = ConnectView

/** Every view. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export const viewRegistry: Registry = {
  Connect: connect,
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
