import { viewEntry } from '../../../src/domain/views'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { recentWalletUsed } from '../../../src/core/wallets/walletsSlice'
import { HERON, open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import {
  ETHEREUM,
  sampleConnector,
  sampleNetworks,
  samplePicture,
  sampleSolana,
} from '../../../src/testing/samples'
import { sampleWallet } from './sampleWallets'
import { stateAfter } from '../../../src/testing/stateAfter'

const {
  page,
  walletConnect,
  found,
  nothingFound,
  onPhone,
  atConnect,
  connected,
  suggestions,
  suggestionsPending,
  consent,
} = beginnings
const rich = [...page, walletConnect, found, ...suggestions, open(viewEntry('Connect'))]
const heron = sampleConnector('io.heron', 'Heron', { imageUrl: samplePicture('H', '#7048e8') })
const withSolana = [
  networksConfigured({ networks: [...sampleNetworks, sampleSolana], defaultId: ETHEREUM }),
  connectorsFound({ namespace: 'solana', connectors: [{ ...heron, namespace: 'solana' }] }),
]

/**
 * States of the first view with WalletConnect available, and of a wallet with several chain
 * families.
 */
export const connectStates = {
  connectRich: () => stateAfter(...rich, recentWalletUsed(sampleWallet)),
  connectNoneInstalled: () =>
    stateAfter(...page, walletConnect, nothingFound, ...suggestions, open(viewEntry('Connect'))),
  connectCounting: () =>
    stateAfter(...page, walletConnect, found, ...suggestionsPending, open(viewEntry('Connect'))),
  connectOnPhone: () =>
    stateAfter(...onPhone, nothingFound, ...suggestions, open(viewEntry('Connect'))),
  connectConsent: () => stateAfter(...rich, consent),
  connectTwoFamilies: () => stateAfter(...atConnect, ...withSolana),
  multiChain: () =>
    stateAfter(
      ...atConnect,
      ...withSolana,
      viewPushed(viewEntry('ConnectingMultiChain', { connectorId: HERON.connectorId })),
    ),
  multiChainConnected: () =>
    stateAfter(
      ...atConnect,
      ...withSolana,
      connected,
      viewPushed(viewEntry('ConnectingMultiChain', { connectorId: HERON.connectorId })),
    ),
} as const
