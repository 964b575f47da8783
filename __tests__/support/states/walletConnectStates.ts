import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { walletConnected } from '../../../src/events/connectionEvents'
import { networkSwitchRequested } from '../../../src/events/networkEvents'
import { walletLinkKept } from '../../../src/events/pairingEvents'
import {
  relayConnectionChanged,
  walletConnectSessionChanged,
} from '../../../src/core/pairing/pairingFacts'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type RelayConnectionStatus,
} from '../../../src/ports/walletConnect'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import { BASE, ETHEREUM, sampleAccount, sampleCapabilities } from '../../../src/testing/samples'
import { sendStates } from './sendStates'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, walletConnect, onPhone } = beginnings

const session = fakeWalletConnectSession({
  eip155: {
    accounts: [sampleAccount],
    caipNetworkIds: [ETHEREUM, BASE],
    activeCaipNetworkId: ETHEREUM,
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
    capabilities: sampleCapabilities,
  },
})

const connected = [
  walletConnected({
    namespace: 'eip155',
    connectorId: WALLET_CONNECT_CONNECTOR_ID,
    accounts: [sampleAccount],
    capabilities: sampleCapabilities,
    caipNetworkId: ETHEREUM,
    walletName: session.peer.name,
    isRestored: false,
  }),
  walletConnectSessionChanged({ session }),
]
const status = (more: Partial<RelayConnectionStatus> = {}) =>
  relayConnectionChanged({ status: { isLost: false, isAwaited: true, code: null, ...more } })
const link = walletLinkKept({ link: { href: 'far://', name: session.peer.name } })

const atDesk = [...page, walletConnect, ...connected, open(viewEntry('Account'))]
const atHand = [...onPhone, ...connected, link, open(viewEntry('Account'))]

const switching = (live: readonly UnknownAction[], how = status()) =>
  stateAfter(
    ...live,
    viewPushed(viewEntry('Networks')),
    viewPushed(viewEntry('SwitchNetwork', { caipNetworkId: BASE })),
    networkSwitchRequested({ caipNetworkId: BASE }),
    how,
  )

/** States of waiting for a WalletConnect wallet, on a desktop and on a phone. */
export const walletConnectStates = {
  walletConnectSwitchWaiting: () => switching(atDesk),
  walletConnectSwitchLost: () => switching(atDesk, status({ isLost: true })),
  walletConnectSwitchRefused: () =>
    switching(atDesk, status({ isLost: true, code: 'ORIGIN_NOT_ALLOWED' })),
  walletConnectSwitchOnPhone: () => switching(atHand),
  walletConnectSendWaiting: () => sendStates([...atDesk, status()]).previewWaiting(),
  walletConnectSendOnPhone: () => sendStates([...atHand, status()]).previewWaiting(),
  walletConnectSendLost: () => sendStates([...atHand, status({ isLost: true })]).previewWaiting(),
} as const
