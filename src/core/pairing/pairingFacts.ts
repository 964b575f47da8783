import { createAction } from '@reduxjs/toolkit'
import type { Wallet } from '../../domain/wallet'
import type { RelayConnectionStatus, WalletConnectSession } from '../../ports/walletConnect'

/** The user pressed the link into the wallet. The page never navigates by itself. */
export const pairingLinkOpened = createAction<{ readonly href: string; readonly name: string }>(
  'walletModal/pairing/linkOpened',
)

/** The wallet approved. One `walletConnected` per namespace follows. */
export const pairingApproved = createAction<{ readonly wallet: Wallet | null }>(
  'walletModal/pairing/approved',
)

/** The requested check finished. Anything it found is dispatched separately. */
export const pairingChecked = createAction('walletModal/pairing/checked')

/** The relay connection was lost or restored, or a request started or stopped waiting. */
export const relayConnectionChanged = createAction<{ readonly status: RelayConnectionStatus }>(
  'walletModal/pairing/connectionChanged',
)

/** The approvals of the WalletConnect wallet changed; null once the session ended. */
export const walletConnectSessionChanged = createAction<{
  readonly session: WalletConnectSession | null
  /** The directory or host entry of the wallet, matched by the links in its metadata. */
  readonly wallet?: Wallet | null
}>('walletModal/pairing/sessionChanged')
