import { viewEntry } from '../domain/views'
import { walletNetworkReported } from '../events/networkEvents'
import type { RootState } from '../store/rootReducer'
import { beginnings, open } from './beginnings'
import { stateAfter } from './stateAfter'

const { page, found, atConnect, connected } = beginnings

/** What a page's own code tells apart; a scripted wallet or a bug report leads to other states. */
export const states = {
  /** Three browser wallets are found, none is connected, and the modal offers them. */
  connectFound: () => stateAfter(...atConnect),
  /** Heron is connected on Ethereum, and the modal shows the account. */
  account: () => stateAfter(...page, found, connected, open(viewEntry('Account'))),
  /** Heron is connected on a network that the page does not list. */
  unsupportedChain: () =>
    stateAfter(
      ...page,
      found,
      connected,
      walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }),
      open(viewEntry('UnsupportedChain')),
    ),
} as const satisfies Readonly<Record<string, () => RootState>>
