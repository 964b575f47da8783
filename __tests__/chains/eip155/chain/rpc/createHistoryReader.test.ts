import { encodeAbiParameters, pad, toEventHash, toFunctionSelector, type Address } from 'viem'
import { createHistoryReader } from '../../../../../src/chains/eip155/chain/rpc/createHistoryReader'
import { ALICE, BOB, never } from '../../world'
import { askingClient } from './fakeNode'

const CONTRACT = '0x00000000000000000000000000000000000000c0'
const HASH = `0x${'ab'.repeat(32)}`
const word = (number: bigint | number) => `0x${number.toString(16).padStart(64, '0')}` as const
const about = (address: string) => pad(address.toLowerCase() as Address)

const transfer = toEventHash('Transfer(address,address,uint256)')
const single = toEventHash('TransferSingle(address,address,address,uint256,uint256)')
const batch = toEventHash('TransferBatch(address,address,address,uint256[],uint256[])')
const selectors = {
  name: toFunctionSelector('name()'),
  owner: toFunctionSelector('ownerOf(uint256)'),
  balance: toFunctionSelector('balanceOf(address,uint256)'),
}

const log = (topics: readonly unknown[], data = '0x', address: unknown = CONTRACT) => ({
  address,
  topics,
  data,
})
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const counts = (numbers: readonly bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [numbers, numbers])

interface Contract {
  readonly name?: unknown
  readonly owner?: unknown
  readonly balance?: unknown
}

function read(logs: unknown, contract: Contract = {}) {
  const client = askingClient({
    eth_getTransactionReceipt: { logs },
    eth_call: ([{ data }]: readonly [{ readonly data: string }]) => {
      const found = Object.entries(selectors).find(([, selector]) => data.startsWith(selector))
      const answer = contract[found?.[0] as keyof Contract]
      if (answer === undefined) throw new Error('execution reverted')
      return answer
    },
  })
  return createHistoryReader(client).getCollectibles(HASH, ALICE, never())
}

describe('the assets that a transaction brought an account', () => {
  it('include a collectible, with the name of its contract and whether the account still has it', async () => {
    const logs = [log([transfer, about(BOB), about(ALICE), word(21)])]
    expect(await read(logs, { name: text('Tidal forms'), owner: about(ALICE) })).toEqual([
      { contract: CONTRACT, tokenId: '21', collection: 'Tidal forms', isOwned: true },
    ])
    expect(await read(logs, { name: text('Tidal forms'), owner: about(BOB) })).toMatchObject([
      { isOwned: false },
    ])
  })

  it('are returned when the contract calls revert or return unreadable data', async () => {
    const logs = [log([transfer, about(BOB), about(ALICE), word(2n ** 256n - 1n)])]
    const told = { contract: CONTRACT, tokenId: (2n ** 256n - 1n).toString() }
    expect(await read(logs)).toEqual([{ ...told, collection: null, isOwned: null }])
    expect(await read(logs, { name: '0x', owner: '0x1' })).toEqual([
      { ...told, collection: null, isOwned: null },
    ])
    expect(await read(logs, { name: text('\u202Efi\u0000ne') })).toMatchObject([
      { collection: 'fine' },
    ])
  })

  it('include ERC-1155 transfers, single and in batches', async () => {
    const moved = (event: string, data: string) =>
      log([event, about(BOB), about(BOB), about(ALICE)], data)
    const pair = encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 3n])
    expect(await read([moved(single, pair)], { balance: word(3) })).toEqual([
      { contract: CONTRACT, tokenId: '7', collection: null, isOwned: true },
    ])
    expect(await read([moved(batch, counts([4n, 5n]))], { balance: word(0) })).toMatchObject([
      { tokenId: '4', isOwned: false },
      { tokenId: '5', isOwned: false },
    ])
  })

  it.each([
    [
      'fungible tokens, whose amount is not indexed',
      [log([transfer, about(BOB), about(ALICE)], word(1))],
    ],
    ['a transfer to another account', [log([transfer, about(ALICE), about(BOB), word(1)])]],
    ['another event', [log([word(1), about(BOB), about(ALICE), about(ALICE)], word(1))]],
    [
      'an event of an invalid contract address',
      [log([transfer, about(BOB), about(ALICE), word(1)], '0x', '0x1')],
    ],
    [
      'a batch whose offset is out of range',
      [log([batch, word(0), word(0), about(ALICE)], word(2n ** 255n))],
    ],
    ['no events', null],
    ['malformed logs', [null, 7, 'log', {}, { topics: 'none' }]],
  ])('do not include %s', async (_what, logs) => {
    expect(await read(logs)).toEqual([])
  })

  it('cover fifty collectibles at most', async () => {
    const one = log([transfer, about(BOB), about(ALICE), word(1)])
    expect(await read(Array.from({ length: 60 }, () => one))).toHaveLength(50)
  })
})

describe('the transactions an account has sent', () => {
  const nonces = (latest: unknown, pending: unknown) =>
    createHistoryReader(
      askingClient({
        eth_getTransactionCount: ([, block]: readonly string[]) =>
          block === 'latest' ? latest : pending,
      }),
    ).getNonces(ALICE, never())

  it.each([
    ['0x5', '0x7', { used: 5, sent: 7 }],
    ['0x5', '0x5', { used: 5, sent: 5 }],
    ['0x5', '0x4', { used: 5, sent: 5 }],
  ])('are %p in blocks and %p in all', async (latest, pending, expected) => {
    expect(await nonces(latest, pending)).toEqual(expected)
  })

  it.each([
    [null, '0x1'],
    ['0x1', '7'],
    ['0x1', `0x${'f'.repeat(20)}`],
  ])('are unknown where a node answers %p and %p', async (latest, pending) => {
    await expect(nonces(latest, pending)).rejects.toThrow('Not a quantity')
  })
})
