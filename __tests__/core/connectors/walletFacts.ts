import type { WalletFacts } from '../../../src/core/connectors/listWallets'

/** A desktop page without any wallet to list. */
export const noFacts: WalletFacts = {
  connectors: [],
  preferred: 'eip155',
  filter: null,
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  excludedIds: [],
  installedIds: null,
  excluded: [],
  connectedIds: [],
  order: [],
  platform: { isMobile: false, isTelegram: false, isWebView: false },
  hasWalletConnect: false,
  networks: [],
}
