import type { UnknownAction } from '@reduxjs/toolkit'
import type { Collectible } from '../domain/collectible'
import type { Transaction } from '../domain/transaction'
import { viewEntry } from '../domain/views'
import { tabSelected } from '../core/account/accountSlice'
import { hiddenToggled } from '../features/nfts/nftsSlice'
import { viewPushed } from '../core/router/routerSlice'
import { named, tokens } from './accountStates'
import { sampleHistory, sampleTransaction } from './sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetwork, samplePicture } from './samples'
import { collectibleFactsAnswered, historyAnswered, historyFailed } from './serviceAnswers'
import { stateAfter } from './stateAfter'

const owner = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const CONTRACT = '0x00000000000000000000000000000000000000C0'

/** Returns a sample collectible. */
export const sampleCollectible = (
  tokenId: string,
  told: Partial<Collectible> = {},
): Collectible => ({
  id: `${ETHEREUM}:${CONTRACT.toLowerCase()}/${tokenId}`,
  caipNetworkId: ETHEREUM,
  name: `Slow tide #${tokenId}`,
  collection: 'Tidal forms',
  imageUrl: samplePicture('S', '#0f3f4c'),
  contract: CONTRACT,
  tokenId,
  hash: `0x${tokenId}`,
  isSpam: false,
  ...told,
})

const spam = sampleCollectible('9', {
  name: '$5000 reward at claim.example',
  collection: null,
  isSpam: true,
})
const bare = sampleCollectible('5', {
  name: null,
  collection: null,
  imageUrl: null,
  contract: null,
  tokenId: null,
})
export const sampleCollectibles: readonly Collectible[] = [
  sampleCollectible('112'),
  sampleCollectible('7', {
    name: 'Block study 7',
    collection: 'Quiet blocks',
    imageUrl: samplePicture('B', '#d2603a'),
  }),
  sampleCollectible('340282366920938463463374607431768211456', {
    name: 'A collectible whose maker gave it a very long name',
    collection: 'A collection whose maker gave it a very long name, too',
    imageUrl: samplePicture('N', '#1b1230'),
  }),
  bare,
]

/** The history entry that mentions a collectible. */
const toHistoryEntry = ({ hash, name, imageUrl, isSpam }: Collectible): Transaction =>
  sampleTransaction(hash ?? '0x0', { operationType: 'mint' }, [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: {
        ...(name !== null && { name }),
        flags: { is_spam: isSpam },
        ...(imageUrl !== null && { content: { preview: { url: imageUrl } } }),
      },
    },
  ])

/** The chain's data about the collectibles. */
const collectiblesLoaded = (collectibles: readonly Collectible[]) =>
  collectibleFactsAnswered(
    { address: SAMPLE_ADDRESS, network: sampleNetwork(1, 'Ethereum') },
    Object.fromEntries(
      collectibles.flatMap(({ hash, contract, tokenId, collection }) =>
        hash === null || contract === null || tokenId === null
          ? []
          : [[hash, [{ contract, tokenId, collection, isOwned: true }]]],
      ),
    ),
  )

const many = Array.from({ length: 300 }, (_, index) => sampleCollectible(String(1000 + index)))

/** Collectible states for review, over an open modal with a connected account. */
export const nftsStates = (live: readonly UnknownAction[]) => {
  const home = [...live, named, tokens, tabSelected({ namespace: 'eip155', tab: 'nfts' })]
  const withCollectibles = (collectibles: readonly Collectible[], next: string | null = null) => [
    ...home,
    historyAnswered(owner, collectibles.map(toHistoryEntry), next),
    collectiblesLoaded(collectibles),
  ]
  const one = (collectible: Collectible) => () =>
    stateAfter(
      ...withCollectibles([collectible]),
      viewPushed(viewEntry('Collectible', { collectible })),
    )
  return {
    nftsLoading: () => stateAfter(...home),
    nftsShown: () => stateAfter(...withCollectibles([...sampleCollectibles, spam])),
    nftsHiddenShown: () =>
      stateAfter(...withCollectibles([...sampleCollectibles, spam]), hiddenToggled()),
    nftsMore: () => stateAfter(...withCollectibles(sampleCollectibles, 'c')),
    nftsLong: () => stateAfter(...withCollectibles(many, 'c')),
    nftsEmpty: () => stateAfter(...home, historyAnswered(owner, sampleHistory.slice(0, 4))),
    nftsEmptySoFar: () => stateAfter(...withCollectibles([], 'c')),
    nftsOnlySpam: () => stateAfter(...withCollectibles([spam])),
    nftsUnavailable: () => stateAfter(...home, ...historyFailed(owner)),
    nftsFailedLater: () =>
      stateAfter(...withCollectibles(sampleCollectibles, 'c'), ...historyFailed(owner)),
    collectible: one(sampleCollectible('112')),
    collectibleBare: one(bare),
    collectibleSpam: one(spam),
  }
}
