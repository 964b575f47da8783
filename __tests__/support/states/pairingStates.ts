import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { viewEntry } from '../../../src/domain/views'
import type { Wallet } from '../../../src/domain/wallet'
import {
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
} from '../../../src/events/pairingEvents'
import { pairingApproved, pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { sampleConnector } from '../../../src/testing/samples'
import { SAMPLE_PAIRING_URI_ID } from '../../../src/testing/sampleSecrets'
import { sampleExtension, samplePhoneWallet, sampleWallet } from './sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, walletConnect, found, onPhone, suggestions, consent } = beginnings
const MINUTES_MS = 60_000
/** The time left on a code in screenshots. */
const LEFT_MS = 3.7 * MINUTES_MS

const uriIssued = (leftMs = LEFT_MS) =>
  pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt: Date.now() + leftMs })

const linkOpened = pairingLinkOpened({ href: 'foxglove://', name: 'Foxglove' })

const asked = (
  wallet: Wallet | null,
  before: readonly UnknownAction[] = [...page, walletConnect],
) => [
  ...before,
  open(viewEntry('Connect')),
  viewPushed(viewEntry('ConnectingWalletConnect', { wallet })),
  pairingRequested({ wallet }),
]
const failed = (code: ErrorCode, wallet: Wallet | null = sampleWallet) =>
  stateAfter(
    ...asked(wallet, [...page, walletConnect, found]),
    uriIssued(),
    pairingFailed({ error: { code, detail: code } }),
  )

/** States of pairing a wallet on another device, from the first pairing URI to its response. */
export const pairingStates = {
  pairingBasic: () =>
    stateAfter(
      ...page,
      walletConnect,
      optionsGiven({ hasAdapters: false }),
      ...suggestions,
      open(viewEntry('ConnectingWalletConnectBasic')),
      pairingRequested({ wallet: null }),
      uriIssued(),
    ),
  pairingBasicConsent: () =>
    stateAfter(
      ...page,
      walletConnect,
      optionsGiven({ hasAdapters: false }),
      ...suggestions,
      consent,
      open(viewEntry('ConnectingWalletConnectBasic')),
    ),
  pairingAsking: () => stateAfter(...asked(null)),
  pairingAny: () => stateAfter(...asked(null), uriIssued()),
  pairingWallet: () => stateAfter(...asked(sampleWallet), uriIssued(24_000)),
  pairingPhoneOnly: () => stateAfter(...asked(samplePhoneWallet), uriIssued()),
  pairingRunOut: () => stateAfter(...asked(sampleWallet), uriIssued(-1_000)),
  pairingInstalled: () =>
    stateAfter(
      ...page,
      walletConnect,
      connectorsFound({
        namespace: 'eip155',
        connectors: [sampleConnector('com.foxglove', 'Foxglove')],
      }),
      open(viewEntry('ConnectingWalletConnect', { wallet: sampleWallet })),
    ),
  pairingMissing: () =>
    stateAfter(
      ...page,
      walletConnect,
      open(viewEntry('ConnectingWalletConnect', { wallet: sampleExtension })),
    ),
  pairingMobileAsking: () => stateAfter(...asked(sampleWallet, onPhone)),
  pairingMobile: () => stateAfter(...asked(sampleWallet, onPhone), uriIssued()),
  pairingMobileOpened: () => stateAfter(...asked(sampleWallet, onPhone), uriIssued(), linkOpened),
  pairingApproved: () =>
    stateAfter(...asked(sampleWallet), uriIssued(), pairingApproved({ wallet: sampleWallet })),
  pairingDeclined: () => failed('USER_REJECTED'),
  pairingExpired: () => failed('PAIRING_EXPIRED'),
  pairingUnreachable: () => failed('RELAY_UNREACHABLE', null),
  pairingOriginRefused: () => failed('ORIGIN_NOT_ALLOWED'),
} as const
