/** Texts of collectibles. */
export const nftsTexts = {
  'nfts.empty': 'Collectibles you own will show up here.',
  'nfts.emptySoFar': 'No collectibles in your recent activity. There’s older activity.',
  'nfts.emptyShown': 'Nothing to show. Likely spam is hidden.',
  'nfts.unavailable': 'Collectibles couldn’t be loaded.',
  'nfts.more': 'Show more',
  'nfts.showHidden': 'Show hidden ({count})',
  'nfts.hideHidden': 'Hide likely spam',
  'nfts.unnamed': 'Collectible',
  'nfts.numbered': 'Collectible #{tokenId}',
  'nfts.spam': 'Looks like spam',
  'nfts.open': '{name}, {collection}',
  'collectible.collection': 'Collection',
  'collectible.contract': 'Contract',
  'collectible.tokenId': 'Token ID',
  'collectible.network': 'Network',
  'collectible.unknown': 'Unknown',
  'collectible.copyContract': 'Copy contract address {address}',
  'collectible.explorer': 'View on explorer',
  'collectible.spamText':
    'This looks like spam. Don’t follow links in its name or picture, and don’t sign anything for it.',
} as const
