import type { StringKey } from '../strings/en'
import type { Capability } from './capabilities'
import type { ViewName } from './views'

/** What a view has on screen. Flows that fetch, poll or report ask for these instead of knowing views by name. */
export type ViewContent =
  /** Balances and tokens of the active account. */
  | 'holdings'
  /** Transactions of the active account. */
  | 'history'
  /** The picture of the active network. */
  | 'activeNetwork'
  /** A list of networks with their pictures. */
  | 'offeredNetworks'
  /** Rows of connectors and of the first wallets of the directory. */
  | 'connectors'
  /** A few wallets of the directory, with their pictures. */
  | 'suggestedWallets'
  /** Wallets of the directory, which has to be asked. */
  | 'offeredWallets'
  /** Wallets that open by a link, which may need a pairing URI before the press. */
  | 'walletLinks'
  /** A pairing: its QR code, its link, how it ended. */
  | 'pairing'
  /** What a wallet was asked for, and how the connection to it is. */
  | 'walletRequest'

/** What is known of a view besides its params (`ViewParams`) and its component (`app/viewRegistry`). */
export interface ViewFacts {
  readonly title: StringKey
  /** For assistive technology only. */
  readonly isTitleHidden?: true
  /** The title has the name of the connector in the params. */
  readonly isNamedAfterConnector?: true
  /** The title while a wallet is asked. */
  readonly titleWhileAsking?: StringKey
  /** The first view of a visitor who is connected, or is not. */
  readonly home?: 'connected' | 'disconnected'
  /** About somebody's account: whoever has none is led to a wallet first. */
  readonly needsAccount?: true
  /** What the account's wallet must be able to do: with one that is not, the account is shown instead. */
  readonly needs?: Capability
  /** Cannot be closed, nor can the switch that was begun from it, until a network is chosen. */
  readonly isRequired?: true
  /** Code it needs besides the core: services and account data, or also the flows that act on them. */
  readonly chunk?: 'account' | 'acting'
  readonly shows?: readonly ViewContent[]
  /** What a visitor gives up by going back from it. */
  readonly abandons?: 'connecting' | 'switching' | 'review'
}

/** One row a view: every question about views by kind is answered here. */
export const VIEW_FACTS: Readonly<Record<ViewName, ViewFacts>> = {
  Connect: {
    title: 'connect.title',
    home: 'disconnected',
    shows: ['connectors', 'walletLinks'],
  },
  ConnectingExternal: {
    title: 'connecting.title',
    isNamedAfterConnector: true,
    abandons: 'connecting',
  },
  ConnectingMultiChain: { title: 'multiChain.title', chunk: 'account' },
  ConnectingWalletConnect: {
    title: 'connecting.title',
    chunk: 'account',
    shows: ['pairing'],
  },
  ConnectingWalletConnectBasic: {
    title: 'pairing.title',
    chunk: 'account',
    shows: ['pairing', 'offeredWallets'],
  },
  AllWallets: {
    title: 'allWallets.title',
    chunk: 'account',
    shows: ['offeredWallets', 'walletLinks'],
  },
  Downloads: { title: 'downloads.title', chunk: 'account' },
  Account: {
    title: 'account.title',
    isTitleHidden: true,
    home: 'connected',
    needsAccount: true,
    chunk: 'acting',
    shows: ['holdings', 'history', 'activeNetwork'],
  },
  Networks: { title: 'networks.title', chunk: 'acting', shows: ['offeredNetworks'] },
  SwitchNetwork: {
    title: 'switchNetwork.title',
    chunk: 'acting',
    shows: ['walletRequest'],
    abandons: 'switching',
  },
  SwitchActiveChain: { title: 'switchActiveChain.title', chunk: 'acting' },
  UnsupportedChain: {
    title: 'unsupportedChain.title',
    isRequired: true,
    chunk: 'acting',
    shows: ['offeredNetworks'],
  },
  WalletSend: {
    title: 'send.title',
    needsAccount: true,
    needs: 'send',
    chunk: 'acting',
    shows: ['holdings', 'history', 'activeNetwork'],
  },
  WalletSendSelectToken: {
    title: 'selectToken.title',
    needsAccount: true,
    needs: 'send',
    chunk: 'acting',
    shows: ['holdings', 'activeNetwork'],
  },
  WalletSendPreview: {
    title: 'preview.title',
    titleWhileAsking: 'preview.sendingTitle',
    needsAccount: true,
    needs: 'send',
    chunk: 'acting',
    shows: ['holdings', 'activeNetwork', 'walletRequest'],
    abandons: 'review',
  },
  WalletReceive: {
    title: 'receive.title',
    needsAccount: true,
    chunk: 'account',
    shows: ['activeNetwork'],
  },
  WhatIsAWallet: { title: 'whatIsAWallet.title' },
  GetWallet: {
    title: 'getWallet.title',
    chunk: 'account',
    shows: ['suggestedWallets', 'offeredWallets'],
  },
}

/** Every view, in the order of the specification; tests walk this list. */
export const VIEW_NAMES = Object.keys(VIEW_FACTS) as readonly ViewName[]

interface Named {
  readonly name: ViewName
}

/** Whether a view has this on screen. */
export const shows = ({ name }: Named, content: ViewContent): boolean =>
  VIEW_FACTS[name].shows?.includes(content) === true
