import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { Wallet } from './wallet'

/** The params of every view that is built. A view is added here first: `VIEW_FACTS` and the registry are typed over it. */
export interface ViewParams {
  Connect: undefined
  ConnectingExternal: { readonly connectorId: string }
  /** One wallet with several chain families: which of them first? */
  ConnectingMultiChain: { readonly connectorId: string }
  /** Over the relay; null is any wallet that scans. */
  ConnectingWalletConnect: { readonly wallet: Wallet | null }
  ConnectingWalletConnectBasic: undefined
  AllWallets: undefined
  Downloads: { readonly wallet: Wallet }
  Account: undefined
  ProfileWallets: undefined
  SIWXSignMessage: { readonly namespace: Namespace }
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  SwitchActiveChain: { readonly caipNetworkId: CaipNetworkId; readonly namespace: Namespace }
  UnsupportedChain: undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  WalletReceive: undefined
  WhatIsAWallet: undefined
  GetWallet: undefined
}

export type ViewName = keyof ViewParams

/** One entry of the history: a name and its params, nothing else. */
export type ViewEntry = {
  [N in ViewName]: { readonly name: N; readonly params: ViewParams[N] }
}[ViewName]

/** Makes a history entry; the params are checked against the view's name. */
export function viewEntry<N extends ViewName>(
  name: N,
  ...[params]: ViewParams[N] extends undefined ? [] : [ViewParams[N]]
): ViewEntry {
  return { name, params } as ViewEntry
}
