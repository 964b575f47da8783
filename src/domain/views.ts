import type { Collectible } from './collectible'
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/address/caip'
import type { WindowProvider } from './socials'
import type { Wallet } from './wallet'

/** What a page would have swapped. What cannot be found is left out. */
export interface SwapWish {
  /** Symbols, or addresses of tokens. */
  readonly fromToken?: string
  readonly toToken?: string
  /** Decimal string in the first token's own unit. */
  readonly amount?: string
}

/** The params of every view. Add a new view here first: the types of `VIEW_FACTS` and the registry follow from it. */
export interface ViewParams {
  Connect: undefined
  ConnectingExternal: { readonly connectorId: string }
  /** The choice of the first chain family, for a wallet with several. */
  ConnectingMultiChain: { readonly connectorId: string }
  /** Over the relay; null means any wallet that scans. */
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
  OnRampProviders: undefined
  BuyInProgress: undefined
  OnRampActivity: undefined
  OnRampFiatSelect: undefined
  OnRampTokenSelect: undefined
  WhatIsABuy: undefined
  Transactions: undefined
  Collectible: { readonly collectible: Collectible }
  /** The initial content of the form, if the page sets it. */
  Swap: SwapWish | undefined
  /** The side of the swap it is for. */
  SwapSelectToken: { readonly target: 'source' | 'target' }
  SwapPreview: undefined
  WalletCompatibleNetworks: undefined
  WhatIsANetwork: undefined
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
  /** A session that was just granted. */
  SmartSessionCreated: { readonly account: CaipAddress; readonly pci: string }
  SmartSessionList: undefined
  /** A payment that the page requests. */
  Pay: undefined
  /** The progress of a payment at an exchange. */
  PayLoading: undefined
  /** A Bitcoin payment that the page built. */
  BitcoinReview: undefined
  /** What revoking a session means, before the wallet is asked. */
  SmartSessionRevoke: { readonly pci: string }
  EmailLogin: undefined
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  /** Every provider that the visitor can sign in with. */
  ConnectSocials: undefined
  /** Signing in with an account elsewhere, in a window of that provider. */
  ConnectingSocial: { readonly provider: WindowProvider }
  ConnectingFarcaster: undefined
  /** What the wallet in a frame asks the visitor. */
  ApproveTransaction: undefined
  AccountSettings: undefined
  /** Where the visitor is led afterwards; without it, the card is closed. */
  UpdateEmailWallet: { readonly redirectView: 'Account' } | undefined
  /** The code of the address that the login has. */
  UpdateEmailPrimaryOtp: { readonly redirectView: 'Account' } | undefined
  /** The code of the new address. */
  UpdateEmailSecondaryOtp: { readonly redirectView: 'Account' } | undefined
  /** The way to the wallet's own page, where the key is exported and its recovery is set. */
  UpgradeEmailWallet: undefined
  /** The wallets of the first screen, where it leads to them by one row. */
  ConnectWallets: undefined
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
  ...[params]: undefined extends ViewParams[N] ? [params?: ViewParams[N]] : [ViewParams[N]]
): ViewEntry {
  return { name, params } as ViewEntry
}
