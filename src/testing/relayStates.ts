import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../domain/views'
import { walletConnected } from '../events/connectionEvents'
import { networkSwitchRequested } from '../events/networkEvents'
import { relayLineChanged, relaySessionChanged, walletLinkKept } from '../events/pairingEvents'
import { viewPushed } from '../features/router/routerSlice'
import { RELAY_CONNECTOR_ID, type RelayLine } from '../ports/relay'
import { beginnings, open } from './beginnings'
import { fakeRelaySession } from './createFakeRelay'
import { BASE, ETHEREUM, sampleAccount, sampleCapabilities } from './samples'
import { sendStates } from './sendStates'
import { stateAfter } from './stateAfter'

const { page, relay, onPhone } = beginnings

const session = fakeRelaySession({
  eip155: {
    accounts: [sampleAccount],
    networkIds: [ETHEREUM, BASE],
    activeNetworkId: ETHEREUM,
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
    capabilities: sampleCapabilities,
  },
})

const connected = [
  walletConnected({
    namespace: 'eip155',
    connectorId: RELAY_CONNECTOR_ID,
    accounts: [sampleAccount],
    capabilities: sampleCapabilities,
    caipNetworkId: ETHEREUM,
    walletName: session.peer.name,
    isRestored: false,
  }),
  relaySessionChanged({ session }),
]
const line = (more: Partial<RelayLine> = {}) =>
  relayLineChanged({ line: { isLost: false, isAwaited: true, code: null, ...more } })
const link = walletLinkKept({ link: { href: 'far://', name: session.peer.name } })

const atDesk = [...page, relay, ...connected, open(viewEntry('Account'))]
const atHand = [...onPhone, ...connected, link, open(viewEntry('Account'))]

const switching = (live: readonly UnknownAction[], how = line()) =>
  stateAfter(
    ...live,
    viewPushed(viewEntry('Networks')),
    viewPushed(viewEntry('SwitchNetwork', { networkId: BASE })),
    networkSwitchRequested({ networkId: BASE }),
    how,
  )

/** States of who waits for the wallet behind the relay, at a desk and on a phone. */
export const relayStates = {
  relaySwitchWaiting: () => switching(atDesk),
  relaySwitchLost: () => switching(atDesk, line({ isLost: true })),
  relaySwitchRefused: () => switching(atDesk, line({ isLost: true, code: 'ORIGIN_NOT_ALLOWED' })),
  relaySwitchOnPhone: () => switching(atHand),
  relaySendWaiting: () => sendStates([...atDesk, line()]).previewWaiting(),
  relaySendOnPhone: () => sendStates([...atHand, line()]).previewWaiting(),
  relaySendLost: () => sendStates([...atHand, line({ isLost: true })]).previewWaiting(),
} as const
