import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { connectFailed, connectRequested } from '../../../src/events/connectionEvents'
import {
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../../src/events/networkEvents'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { recentWalletUsed } from '../../../src/core/wallets/walletsSlice'
import type { RootState } from '../../../src/store/rootReducer'
import { accountStates } from './accountStates'
import { HERON, open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { bitcoinReviewStates } from './bitcoinReviewStates'
import { connectStates } from './connectStates'
import { directoryStates } from './directoryStates'
import { onrampStates } from './onrampStates'
import { nftsStates } from './nftsStates'
import { embeddedStates } from './embeddedStates'
import { socialStates } from './socialStates'
import { namesStates } from './namesStates'
import { pairingStates } from './pairingStates'
import { payStates } from './payStates'
import { profileStates } from './profileStates'
import {
  BASE,
  ETHEREUM,
  sampleConnector,
  sampleConnectors,
  sampleNetwork,
  sampleNetworks,
  sampleSolana,
  SOLANA,
} from '../../../src/testing/samples'
import { walletConnectStates } from './walletConnectStates'
import { sendStates } from './sendStates'
import { sessionsStates } from './sessionsStates'
import { siwxStates } from './siwxStates'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states as pageStates } from '../../../src/testing/states'
import { swapStates } from './swapStates'

const { page, found, nothingFound, atConnect, connected, suggestions } = beginnings
const error = (code: ErrorCode) => ({ code, detail: code })

const asked = [...atConnect, connectRequested(HERON)]
const live = [...page, found, connected, open(viewEntry('Account'))]
const withSolana = networksConfigured({
  networks: [...sampleNetworks, sampleSolana],
  defaultId: ETHEREUM,
})
const failedWith = (code: ErrorCode) => () =>
  stateAfter(...asked, connectFailed({ ...HERON, error: error(code) }))
const pushed = (view: ViewEntry) => () => stateAfter(...live, viewPushed(view))
const switching = [
  ...live,
  viewPushed(viewEntry('Networks')),
  viewPushed(viewEntry('SwitchNetwork', { caipNetworkId: BASE })),
  networkSwitchRequested({ caipNetworkId: BASE }),
]

/** Opened directly by the page: with a view below it, a failure would go back there. */
const switchingAlone = [
  ...page,
  found,
  connected,
  open(viewEntry('SwitchNetwork', { caipNetworkId: BASE })),
  networkSwitchRequested({ caipNetworkId: BASE }),
]

/** Named states to start from; used by tests, the gallery and the screenshots. */
export const states = {
  connectLooking: () => stateAfter(...page, open(viewEntry('Connect'))),
  connectEmpty: () => stateAfter(...page, nothingFound, open(viewEntry('Connect'))),
  connectFound: pageStates.connectFound,
  connectRecent: () =>
    stateAfter(...atConnect, recentWalletUsed({ id: 'com.vesper', name: 'Vesper' })),
  connectWarned: () =>
    stateAfter(
      ...page,
      connectorsFound({
        namespace: 'eip155',
        connectors: [
          ...sampleConnectors,
          sampleConnector('io.heron.evil', 'Heron', { warnings: ['knownNameForeignRdns'] }),
          sampleConnector('com.twin', 'Twin', { warnings: ['duplicateIdentity'] }),
          sampleConnector('com.turncoat', 'Turncoat', { warnings: ['changedAfterAnnouncement'] }),
        ],
      }),
      open(viewEntry('Connect')),
    ),
  connectLegal: () =>
    stateAfter(
      ...atConnect,
      optionsGiven({
        termsConditionsUrl: 'https://app.example/terms',
        privacyPolicyUrl: 'https://app.example/privacy',
      }),
    ),
  connectingWaiting: () => stateAfter(...asked),
  connectingDone: () => stateAfter(...asked, connected),
  connectingDeclined: failedWith('USER_REJECTED'),
  connectingPending: failedWith('REQUEST_PENDING'),
  connectingTimeout: failedWith('CONNECT_TIMEOUT'),
  connectingNoAccounts: failedWith('NO_ACCOUNTS'),
  connectingNotFound: failedWith('WALLET_NOT_FOUND'),
  connectingChanged: failedWith('WALLET_CHANGED'),
  connectingFailed: failedWith('CONNECT_FAILED'),
  connectingGone: () =>
    stateAfter(
      ...page,
      nothingFound,
      open(viewEntry('Connect')),
      viewPushed(viewEntry('ConnectingExternal', { connectorId: HERON.connectorId })),
    ),
  account: pageStates.account,
  networks: pushed(viewEntry('Networks')),
  networksMany: () =>
    stateAfter(
      ...live,
      networksConfigured({
        networks: [
          ...sampleNetworks,
          ...Array.from({ length: 60 }, (_, index) =>
            sampleNetwork(100_000 + index, `Rollup ${index + 1}`),
          ),
        ],
        defaultId: ETHEREUM,
      }),
      viewPushed(viewEntry('Networks')),
    ),
  switchWaiting: () => stateAfter(...switching),
  switchDone: () =>
    stateAfter(...switching, networkSwitched({ caipNetworkId: BASE, by: 'visitor' })),
  switchDeclined: () =>
    stateAfter(
      ...switchingAlone,
      networkSwitchFailed({ caipNetworkId: BASE, error: error('USER_REJECTED') }),
    ),
  switchTimeout: () =>
    stateAfter(
      ...switchingAlone,
      networkSwitchFailed({ caipNetworkId: BASE, error: error('NETWORK_SWITCH_TIMEOUT') }),
    ),
  networksOfTwoFamilies: () => stateAfter(...live, withSolana, viewPushed(viewEntry('Networks'))),
  switchActiveChain: () =>
    stateAfter(
      ...live,
      withSolana,
      viewPushed(viewEntry('SwitchActiveChain', { caipNetworkId: SOLANA, namespace: 'solana' })),
    ),
  unsupportedChain: pageStates.unsupportedChain,
  whatIsAWallet: () => stateAfter(...atConnect, viewPushed(viewEntry('WhatIsAWallet'))),
  getWallet: () => stateAfter(...atConnect, viewPushed(viewEntry('GetWallet'))),
  getWalletSuggested: () =>
    stateAfter(...atConnect, ...suggestions, viewPushed(viewEntry('GetWallet'))),
  ...accountStates(live),
  ...nftsStates(live),
  ...profileStates(live),
  ...sendStates(live),
  ...swapStates(live),
  ...siwxStates(live),
  ...onrampStates(live),
  ...namesStates(live),
  ...sessionsStates(live),
  ...payStates(live, atConnect),
  ...bitcoinReviewStates(live),
  ...connectStates,
  ...embeddedStates,
  ...socialStates,
  ...directoryStates,
  ...pairingStates,
  ...walletConnectStates,
} as const satisfies Readonly<Record<string, () => RootState>>

export type StateName = keyof typeof states
