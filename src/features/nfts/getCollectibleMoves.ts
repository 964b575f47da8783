import type { Collectible } from '../../domain/collectible'
import type { Transaction, Transfer } from '../../domain/transaction'
import type { CaipNetworkId } from '../../lib/address/caip'
import { hasWebAddress } from '../../lib/text/webAddress'
import type { ChainCollectible } from '../../ports/chainClient'

/** A collectible that the account received or sent. */
export interface CollectibleMove {
  readonly kind: 'in' | 'out'
  readonly collectible: Collectible
  /** Whether the account owns it now; null if no contract answered. */
  readonly isOwned: boolean | null
}

type Nft = NonNullable<Transfer['nft_info']>

/** What the chain knows of the collectibles in transactions, by transaction hash. */
export type ChainFacts = Readonly<Record<string, readonly ChainCollectible[] | undefined>>

const getNfts = ({ transfers }: Transaction, direction: Transfer['direction']): readonly Nft[] =>
  transfers.flatMap(transfer =>
    transfer.nft_info && transfer.direction === direction ? [transfer.nft_info] : [],
  )

/**
 * Returns the transactions whose collectibles need on-chain data. Hidden spam needs none, unless a
 * wallet's list is compared with it.
 */
export const getHashesToLoad = (
  transactions: readonly Transaction[],
  withSpam = false,
): readonly string[] =>
  transactions
    .filter(transaction =>
      getNfts(transaction, 'in').some(({ flags }) => withSpam || !flags.is_spam),
    )
    .map(({ metadata }) => metadata.hash)

/** Whether a name ends with the token id, as in `Fern #21`. */
const isNumbered = ({ name }: Nft, { tokenId }: ChainCollectible) =>
  name?.endsWith(`#${tokenId}`) === true

/**
 * Matches a transfer to the chain's data: the only collectible, or the one whose token id is in the
 * name. Otherwise at least a common contract is known.
 */
function matchChainFacts(
  nft: Nft,
  nfts: readonly Nft[],
  facts: readonly ChainCollectible[] = [],
): Partial<ChainCollectible> {
  const numbered = facts.filter(each => isNumbered(nft, each))
  if (numbered.length === 1) return numbered[0] ?? {}
  const [first] = facts
  if (!first) return {}
  if (facts.length === 1 && nfts.length === 1) return first
  const isOneContract = facts.every(({ contract }) => contract === first.contract)
  return isOneContract ? { contract: first.contract, collection: first.collection } : {}
}

/** Returns a unique id on a network: contract and token id if known, else name and picture. */
export const getCollectibleId = (
  caipNetworkId: CaipNetworkId,
  { contract, tokenId, name, imageUrl }: Omit<Collectible, 'id' | 'caipNetworkId'>,
): string =>
  contract !== null && tokenId !== null
    ? `${caipNetworkId}:${contract.toLowerCase()}/${tokenId}`
    : `${caipNetworkId}:${JSON.stringify([name, imageUrl])}`

function describeNft(
  nft: Nft,
  caipNetworkId: CaipNetworkId,
  hash: string,
  told: Partial<ChainCollectible> = {},
): Collectible {
  const { collection = null } = told
  const isAdvert = collection !== null && hasWebAddress(collection)
  const facts = {
    name: nft.name ?? null,
    collection: isAdvert ? null : collection,
    imageUrl: nft.content?.preview?.url ?? null,
    contract: told.contract ?? null,
    tokenId: told.tokenId ?? null,
    hash,
    isSpam: nft.flags.is_spam || isAdvert,
  }
  return { id: getCollectibleId(caipNetworkId, facts), caipNetworkId, ...facts }
}

/** Returns the collectibles that a history moved, in its order, with their on-chain data. */
export function getCollectibleMoves(
  transactions: readonly Transaction[],
  caipNetworkId: CaipNetworkId,
  facts: ChainFacts = {},
): readonly CollectibleMove[] {
  return transactions.flatMap((transaction): readonly CollectibleMove[] => {
    const { hash, status } = transaction.metadata
    if (status === 'failed' || status === 'pending') return []
    const came = getNfts(transaction, 'in')
    // The hash comes from a service and may be `__proto__`.
    const known = Object.hasOwn(facts, hash) ? facts[hash] : undefined
    return [
      ...came.map((nft): CollectibleMove => {
        const told = matchChainFacts(nft, came, known)
        const collectible = describeNft(nft, caipNetworkId, hash, told)
        return { kind: 'in', collectible, isOwned: told.isOwned ?? null }
      }),
      ...getNfts(transaction, 'out').map((nft): CollectibleMove => {
        return { kind: 'out', collectible: describeNft(nft, caipNetworkId, hash), isOwned: false }
      }),
    ]
  })
}

const getAppearanceKey = ({ name, imageUrl }: Collectible) => JSON.stringify([name, imageUrl])

/**
 * Returns the collectibles that the account still owns, as the contract or, without its answer, the
 * history shows: each one sent cancels one received earlier.
 */
export function getHeldCollectibles(moves: readonly CollectibleMove[]): readonly Collectible[] {
  const left = new Map<string, number>()
  const held = new Map<string, Collectible>()
  for (const { kind, collectible, isOwned } of moves) {
    const key = getAppearanceKey(collectible)
    const gone = left.get(key) ?? 0
    if (kind === 'out') left.set(key, gone + 1)
    else if (isOwned === null && gone > 0) left.set(key, gone - 1)
    else if (isOwned !== false && !held.has(collectible.id)) held.set(collectible.id, collectible)
  }
  return [...held.values()]
}
