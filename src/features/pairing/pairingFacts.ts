import { createAction } from '@reduxjs/toolkit'
import type { Wallet } from '../../domain/wallet'
import type { RelayConnectionStatus, WalletConnectSession } from '../../ports/walletConnect'

/** The visitor pressed the link into the wallet; the page did not navigate by itself. */
export const pairingLinkOpened = createAction<{ readonly href: string; readonly name: string }>(
  'walletModal/pairing/linkOpened',
)

/** The wallet approved; `walletConnected` follows for each namespace. */
export const pairingApproved = createAction<{ readonly wallet: Wallet | null }>(
  'walletModal/pairing/approved',
)

/** The look that was asked for is over. Whatever it found is told by facts of its own. */
export const pairingChecked = createAction('walletModal/pairing/checked')

/** The way to the WalletConnect wallet is lost, or there again; or a request begins to wait, or ends. */
export const relayConnectionChanged = createAction<{ readonly status: RelayConnectionStatus }>(
  'walletModal/pairing/connectionChanged',
)

/** What the WalletConnect wallet approves now; null once the session is over. */
export const walletConnectSessionChanged = createAction<{
  readonly session: WalletConnectSession | null
  /** Which entry of a list the wallet is, as its own links say. */
  readonly wallet?: Wallet | null
}>('walletModal/pairing/sessionChanged')
