import type { Collectible } from './collectible'
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/address/caip'
import type { WindowProvider } from './socials'
import type { Wallet } from './wallet'

/** The swap that a page prefills. Unknown tokens are ignored. */
export interface SwapDefaults {
  /** Symbols, or addresses of tokens. */
  readonly fromToken?: string
  readonly toToken?: string
  /** Decimal string in the first token's own unit. */
  readonly amount?: string
}

/** The params of every view. Add a new view here first; `VIEW_FACTS` and the registry follow. */
export interface ViewParams {
  Connect: undefined
  ConnectingExternal: { readonly connectorId: string }
  /** Choosing the chain family to connect first, for a wallet with several. */
  ConnectingMultiChain: { readonly connectorId: string }
  /** Over WalletConnect; null means any wallet that scans the QR code. */
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
  Swap: SwapDefaults | undefined
  /** The side of the swap that the token is for. */
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
  /** Explains what revoking means, before the wallet is asked. */
  SmartSessionRevoke: { readonly pci: string }
  EmailLogin: undefined
  EmailVerifyOtp: undefined
  EmailVerifyDevice: undefined
  /** All providers that the visitor can sign in with. */
  ConnectSocials: undefined
  /** Social sign-in in the provider's own window. */
  ConnectingSocial: { readonly provider: WindowProvider }
  ConnectingFarcaster: undefined
  /** An approval request from the embedded wallet's frame. */
  ApproveTransaction: undefined
  AccountSettings: undefined
  /** `redirectView` is shown afterwards; without it, the card closes. */
  UpdateEmailWallet: { readonly redirectView: 'Account' } | undefined
  /** The one-time code for the current email address. */
  UpdateEmailPrimaryOtp: { readonly redirectView: 'Account' } | undefined
  /** The one-time code for the new email address. */
  UpdateEmailSecondaryOtp: { readonly redirectView: 'Account' } | undefined
  /** The link to the wallet's own site, for exporting the key and setting up recovery. */
  UpgradeEmailWallet: undefined
  /** The wallets of the first screen, where they are collapsed into one row. */
  ConnectWallets: undefined
  WhatIsAWallet: undefined
  GetWallet: undefined
}

export type ViewName = keyof ViewParams

/** One entry of the history: a name and its params, nothing else. */
export type ViewEntry = {
  [N in ViewName]: { readonly name: N; readonly params: ViewParams[N] }
}[ViewName]

/** Creates a history entry; the params are checked against the view's name. */
export function viewEntry<N extends ViewName>(
  name: N,
  ...[params]: undefined extends ViewParams[N] ? [params?: ViewParams[N]] : [ViewParams[N]]
): ViewEntry {
  return { name, params } as ViewEntry
}
