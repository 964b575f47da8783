import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../domain/errorCatalogue'
import { viewEntry } from '../domain/views'
import type { Wallet } from '../domain/wallet'
import {
  pairingApproved,
  pairingCodeIssued,
  pairingFailed,
  pairingLinkOpened,
  pairingRequested,
} from '../events/pairingEvents'
import { connectorsFound } from '../features/connectors/connectorsSlice'
import { optionsGiven } from '../features/options/optionsSlice'
import { viewPushed } from '../features/router/routerSlice'
import { beginnings, open } from './beginnings'
import { sampleConnector } from './samples'
import { SAMPLE_CODE_ID, sampleExtension, samplePhoneWallet, sampleWallet } from './sampleWallets'
import { stateAfter } from './stateAfter'

const { page, relay, found, onPhone, suggestions, consent } = beginnings
const MINUTES_MS = 60_000
/** What the clock of a code shows in pictures. */
const LEFT_MS = 3.7 * MINUTES_MS

const codeIssued = (leftMs = LEFT_MS) =>
  pairingCodeIssued({ codeId: SAMPLE_CODE_ID, expiresAt: Date.now() + leftMs })

const linkOpened = pairingLinkOpened({ href: 'foxglove://', name: 'Foxglove' })

const asked = (wallet: Wallet | null, before: readonly UnknownAction[] = [...page, relay]) => [
  ...before,
  open(viewEntry('Connect')),
  viewPushed(viewEntry('ConnectingWalletConnect', { wallet })),
  pairingRequested({ wallet }),
]
const failed = (code: ErrorCode, wallet: Wallet | null = sampleWallet) =>
  stateAfter(
    ...asked(wallet, [...page, relay, found]),
    codeIssued(),
    pairingFailed({ error: { code, detail: code } }),
  )

/** States of a wallet on another device, from the first code to its answer. */
export const pairingStates = {
  pairingBasic: () =>
    stateAfter(
      ...page,
      relay,
      optionsGiven({ hasAdapters: false }),
      suggestions,
      open(viewEntry('ConnectingWalletConnectBasic')),
      pairingRequested({ wallet: null }),
      codeIssued(),
    ),
  pairingBasicConsent: () =>
    stateAfter(
      ...page,
      relay,
      optionsGiven({ hasAdapters: false }),
      suggestions,
      consent,
      open(viewEntry('ConnectingWalletConnectBasic')),
    ),
  pairingAsking: () => stateAfter(...asked(null)),
  pairingAny: () => stateAfter(...asked(null), codeIssued()),
  pairingWallet: () => stateAfter(...asked(sampleWallet), codeIssued(24_000)),
  pairingPhoneOnly: () => stateAfter(...asked(samplePhoneWallet), codeIssued()),
  pairingRunOut: () => stateAfter(...asked(sampleWallet), codeIssued(-1_000)),
  pairingInstalled: () =>
    stateAfter(
      ...page,
      relay,
      connectorsFound({
        namespace: 'eip155',
        connectors: [sampleConnector('com.foxglove', 'Foxglove')],
      }),
      open(viewEntry('ConnectingWalletConnect', { wallet: sampleWallet })),
    ),
  pairingMissing: () =>
    stateAfter(
      ...page,
      relay,
      open(viewEntry('ConnectingWalletConnect', { wallet: sampleExtension })),
    ),
  pairingMobileAsking: () => stateAfter(...asked(sampleWallet, onPhone)),
  pairingMobile: () => stateAfter(...asked(sampleWallet, onPhone), codeIssued()),
  pairingMobileOpened: () => stateAfter(...asked(sampleWallet, onPhone), codeIssued(), linkOpened),
  pairingApproved: () =>
    stateAfter(...asked(sampleWallet), codeIssued(), pairingApproved({ wallet: sampleWallet })),
  pairingDeclined: () => failed('USER_REJECTED'),
  pairingExpired: () => failed('PAIRING_EXPIRED'),
  pairingUnreachable: () => failed('RELAY_UNREACHABLE', null),
  pairingOriginRefused: () => failed('ORIGIN_NOT_ALLOWED'),
} as const
