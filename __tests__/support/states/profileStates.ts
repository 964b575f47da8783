import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import {
  accountsChanged,
  disconnected,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { otherConnectionAdded } from '../../../src/events/otherConnectionEvents'
import { disconnectedChanged } from '../../../src/core/connections/connectionsSlice'
import { multiWalletToggled } from '../../../src/core/multiWallet/multiWalletEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { recentWalletUsed } from '../../../src/core/wallets/walletsSlice'
import { named } from './accountStates'
import { beginnings } from './beginnings'
import { FRIEND } from './sampleHoldings'
import {
  ETHEREUM,
  SAMPLE_ADDRESS,
  sampleNetworks,
  sampleSolana,
} from '../../../src/testing/samples'
import { sampleWallet } from './sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'

const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const STRANGER = '0x00000000000000000000000000000000000B0b00'

const families = networksConfigured({
  networks: [...sampleNetworks, sampleSolana],
  defaultId: ETHEREUM,
})
const onSolana = walletConnected({
  namespace: 'solana',
  connectorId: 'io.heron',
  walletName: 'Heron',
  accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
  capabilities: ['signMessage'],
  caipNetworkId: sampleSolana.caipNetworkId,
  isRestored: false,
})
const shared = accountsChanged({
  namespace: 'eip155',
  connectorId: 'io.heron',
  accounts: [
    { namespace: 'eip155', address: SAMPLE_ADDRESS, type: 'eoa' },
    { namespace: 'eip155', address: FRIEND, type: 'eoa' },
  ],
})
const left = [
  beginnings.walletConnect,
  disconnectedChanged({ eip155: ['app.lumen', 'com.gone', 'com.vesper'] }),
  recentWalletUsed(sampleWallet),
]
/** More wallets of one family: an injected one, and one over WalletConnect with two accounts. */
const beside = [
  multiWalletToggled({ isOn: true }),
  otherConnectionAdded({
    namespace: 'eip155',
    connectorId: 'app.lumen',
    walletName: 'Lumen',
    accounts: [{ namespace: 'eip155', address: STRANGER, type: 'eoa' }],
    capabilities: ['signMessage'],
    caipNetworkId: ETHEREUM,
    isRestored: true,
  }),
  otherConnectionAdded({
    namespace: 'eip155',
    connectorId: 'walletConnect',
    walletName: 'Far Wallet',
    accounts: [
      { namespace: 'eip155', address: SAMPLE_ADDRESS, type: 'eoa' },
      { namespace: 'eip155', address: FRIEND, type: 'eoa' },
    ],
    capabilities: ['signMessage'],
    caipNetworkId: ETHEREUM,
    isRestored: true,
  }),
]
const list = viewPushed(viewEntry('ProfileWallets'))

/** States of the wallet list, over an open modal with a connected account. */
export const profileStates = (live: readonly UnknownAction[]) => ({
  profileOne: () => stateAfter(...live, named, list),
  profileAccounts: () => stateAfter(...live, named, shared, list),
  profileFamilies: () => stateAfter(...live, families, named, shared, onSolana, list),
  profileSeveral: () => stateAfter(...live, families, named, onSolana, ...beside, list),
  profileRecent: () => stateAfter(...live, families, named, shared, onSolana, ...left, list),
  profileNone: () =>
    stateAfter(
      ...live,
      families,
      onSolana,
      disconnected({ namespace: 'eip155', by: 'wallet' }),
      list,
    ),
  profileNoneRecent: () =>
    stateAfter(
      ...live,
      families,
      onSolana,
      ...left,
      disconnected({ namespace: 'eip155', by: 'visitor' }),
      list,
    ),
})
