import {
  getCollectibleMoves,
  getHashesToLoad,
  getHeldCollectibles,
} from '../../../src/features/nfts/getCollectibleMoves'
import type { ChainCollectible } from '../../../src/ports/chainClient'
import type { Transfer } from '../../../src/domain/transaction'
import { ETHEREUM } from '../../../src/testing/samples'
import { sampleTransaction } from '../../support/states/sampleHoldings'

const CONTRACT = '0x00000000000000000000000000000000000000C0'
const nft = (direction: Transfer['direction'], name?: string, isSpam = false): Transfer => ({
  direction,
  quantity: { numeric: '1' },
  nft_info: { ...(name !== undefined && { name }), flags: { is_spam: isSpam } },
})
const ether: Transfer = {
  direction: 'in',
  quantity: { numeric: '1' },
  fungible_info: { symbol: 'ETH' },
}
const fact = (tokenId: string, told: Partial<ChainCollectible> = {}): ChainCollectible => ({
  contract: CONTRACT,
  tokenId,
  collection: 'Ferns',
  isOwned: true,
  ...told,
})
const row = (hash: string, ...transfers: Transfer[]) => sampleTransaction(hash, {}, transfers)

/** Returns the names of held collectibles, newest first, for a history listed newest first. */
const held = (
  rows: Parameters<typeof getCollectibleMoves>[0],
  facts: Parameters<typeof getCollectibleMoves>[2] = {},
) => getHeldCollectibles(getCollectibleMoves(rows, ETHEREUM, facts))
const names = (...given: Parameters<typeof held>) => held(...given).map(({ name }) => name)

describe('collectibles of a history', () => {
  it('include what was received and not sent', () => {
    expect(names([row('a', nft('in', 'Fern'), ether), row('b', ether)])).toEqual(['Fern'])
    expect(names([row('b', nft('out', 'Fern')), row('a', nft('in', 'Fern'))])).toEqual([])
    expect(
      names([
        row('c', nft('in', 'Fern')),
        row('b', nft('out', 'Fern')),
        row('a', nft('in', 'Fern')),
      ]),
    ).toEqual(['Fern'])
    expect(names([row('a', nft('self', 'Fern'))])).toEqual([])
  })

  it.each(['failed', 'pending'] as const)('include nothing of a transaction that is %s', status => {
    expect(held([sampleTransaction('a', { status }, [nft('in', 'Fern')])])).toEqual([])
  })

  it('follow their contract when it responds', () => {
    const rows = [row('a', nft('in', 'Fern'))]
    expect(held(rows, { a: [fact('7')] })).toMatchObject([
      { contract: CONTRACT, tokenId: '7', collection: 'Ferns', name: 'Fern', hash: 'a' },
    ])
    // It left in a transaction that the history lacks.
    expect(names(rows, { a: [fact('7', { isOwned: false })] })).toEqual([])
    // It left by name, but the contract still reports it: another one of that name left.
    const both = [row('b', nft('out', 'Fern')), ...rows]
    expect(names(both, { a: [fact('7')] })).toEqual(['Fern'])
  })

  it('appear once, however often they were received', () => {
    const rows = [row('b', nft('in', 'Fern')), row('a', nft('in', 'Fern'))]
    expect(names(rows, { a: [fact('7')], b: [fact('7')] })).toEqual(['Fern'])
  })

  it('are matched within one transaction by the number in their name, and never guessed', () => {
    const rows = [row('a', nft('in', 'Fern #12'), nft('in', 'Fern #2'), nft('in'))]
    const facts = { a: [fact('2'), fact('12'), fact('5')] }
    expect(held(rows, facts).map(({ tokenId }) => tokenId)).toEqual(['12', '2', null])
    expect(held(rows, facts)[2]).toMatchObject({ contract: CONTRACT, collection: 'Ferns' })
    const foreign = { a: [fact('1'), fact('5', { contract: '0x1' })] }
    expect(held(rows, foreign)).toMatchObject([{ contract: null }, { contract: null }, {}])
  })

  it('are looked up only for visible rows', () => {
    const rows = [
      row('a', nft('in', 'Fern')),
      row('b', nft('in', 'Claim', true)),
      row('c', nft('out', 'Fern')),
      row('d', ether),
      row('e', nft('in', 'Claim', true), nft('in', 'Fern')),
    ]
    expect(getHashesToLoad(rows)).toEqual(['a', 'e'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('may have the transaction hash %s', hash => {
    expect(names([row(hash, nft('in', 'Fern'))])).toEqual(['Fern'])
  })

  it('keep the spam flag', () => {
    expect(held([row('a', nft('in', 'Claim', true))])).toMatchObject([{ isSpam: true }])
  })
})
