import { awaitReceipt } from '../../../../../src/chains/eip155/chain/rpc/awaitReceipt'
import type { NoncePosition } from '../../../../../src/chains/eip155/chain/rpc/findReplacement'
import type { EvmClient } from '../../../../../src/chains/eip155/chain/rpc/createRetryingClient'
import { walletError } from '../../fakeWallet'
import { ALICE, HASH, never } from '../../world'
import { askingClient } from './fakeNode'

/** Polls without a delay, for a limited number of times. */
const impatient = (answers: Record<string, unknown>): EvmClient => ({
  ...askingClient(answers),
  async poll(ask, mayPass) {
    for (let asked = 0; asked < 100; asked++) {
      try {
        const answer = await ask()
        if (answer !== null) return answer
      } catch (thrown) {
        if (!mayPass(thrown)) throw thrown
      }
    }
    throw new Error('It never knows')
  },
})

/** Returns one answer after the other, and repeats the last. An `Error` is thrown. */
const inTurn = (...answers: unknown[]) => {
  const left = [...answers]
  return () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer instanceof Error ? Promise.reject(answer) : answer
  }
}

const receipt = { blockNumber: '0x10', status: '0x1' }
const block = { timestamp: '0x65920080' }
const rpcError = (code: number) => Object.assign(new Error('x'), walletError(code))

describe('waiting for a transaction to be mined', () => {
  it.each([
    ['0x1', 'confirmed'],
    ['0x0', 'failed'],
    [undefined, 'confirmed'],
  ])('reads status %p as %s, with the time of its block', async (status, expected) => {
    const client = impatient({
      eth_getTransactionReceipt: { ...receipt, status },
      eth_getBlockByNumber: block,
    })
    expect(await awaitReceipt(client, HASH, never())).toEqual({
      hash: HASH,
      status: expected,
      minedAt: 1_704_067_200_000,
    })
  })

  describe('the fee that was paid', () => {
    const paid = { from: ALICE, gasUsed: '0x5208', effectiveGasPrice: '0x3b9aca00' }
    const feeOf = async (fields: object) => {
      const client = impatient({
        eth_getTransactionReceipt: { ...receipt, ...fields },
        eth_getBlockByNumber: block,
      })
      const found = await awaitReceipt(client, HASH, never())
      return 'fee' in found ? found.fee : undefined
    }

    it.each([
      ['the gas used at its price', {}, '21000000000000'],
      [
        'the gas used at its price, for a known transaction type',
        { type: '0x2' },
        '21000000000000',
      ],
      ['the gas plus the L1 fee', { l1Fee: '0x64' }, '21000000000100'],
      [
        'the gas alone when the operator fee is zero',
        { operatorFeeScalar: '0x0' },
        '21000000000000',
      ],
    ])('%s', async (_what, fields, units) => {
      expect(await feeOf({ ...paid, ...fields })).toEqual({ units, payer: ALICE })
    })

    it.each([
      ['the gas price is missing', { effectiveGasPrice: undefined }],
      ['the gas used is not a number', { gasUsed: 'some' }],
      ['the receipt names no sender', { from: null }],
      ['the transaction type allows another payer or a fee in a token', { type: '0x7b' }],
      ['the L1 fee is not a number', { l1Fee: {} }],
      ['the operator charges a fee', { operatorFeeConstant: '0x1' }],
      ['the L1 fee has a token ratio', { l1Fee: '0x64', tokenRatio: '0xfa0' }],
    ])('is unknown when %s', async (_what, fields) => {
      expect(await feeOf({ ...paid, ...fields })).toBeUndefined()
    })
  })

  it('returns the tokens that moved, from the logs of their contracts', async () => {
    const word = (hex: string) => `0x${hex.padStart(64, '0')}`
    const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
    const [token, from, to] = ['ab'.repeat(20), 'cd'.repeat(20), 'EF'.repeat(20)]
    const log = {
      address: `0x${token}`,
      topics: [transfer, word(from), word(to)],
      data: word('3e8'),
    }
    const told = async (logs: unknown) => {
      const client = impatient({
        eth_getTransactionReceipt: { ...receipt, logs },
        eth_getBlockByNumber: block,
      })
      return awaitReceipt(client, HASH, never())
    }
    const transfers = [
      { token: `0x${token}`, from: `0x${from}`, to: `0x${to.toLowerCase()}`, units: '1000' },
    ]
    expect(await told([log])).toMatchObject({ transfers })
    const others = [
      null,
      'log',
      { ...log, topics: 'many' },
      { ...log, topics: [transfer, word(from), word(to), word('1')], data: '0x' }, // a collectible
      { ...log, topics: [word('1'), word(from), word(to)] },
      { ...log, data: '0x3e8' },
      { ...log, address: null },
      { ...log, topics: [transfer, word('1'.repeat(64)), word(to)] },
    ]
    expect(await told([...others, log])).toMatchObject({ transfers })
    expect(await told(others)).not.toHaveProperty('transfers')
    expect(await told(Array.from({ length: 2_000 }, () => log))).not.toHaveProperty('transfers')
  })

  it('keeps polling while no block has it, and while the node does not know the block', async () => {
    const client = impatient({
      eth_getTransactionReceipt: inTurn(null, { blockNumber: null }, receipt),
      eth_getBlockByNumber: inTurn(null, block),
    })
    expect(await awaitReceipt(client, HASH, never())).toMatchObject({ status: 'confirmed' })
  })

  it.each([
    ['cannot be reached', Object.assign(new Error('x'), { name: 'HttpRequestError' })],
    ['has internal trouble', rpcError(-32603)],
    ['is asked too often', rpcError(-32005)],
    ['does not find it yet', rpcError(-32001)],
    ['is busy', rpcError(-32002)],
  ])('keeps polling when a node %s', async (_what, failure) => {
    const client = impatient({
      eth_getTransactionReceipt: inTurn(failure, receipt),
      eth_getBlockByNumber: block,
    })
    expect(await awaitReceipt(client, HASH, never())).toMatchObject({ status: 'confirmed' })
  })

  it('detects that another transaction took its nonce', async () => {
    const client = impatient({
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: inTurn(null, { from: ALICE, nonce: '0x7' }),
      eth_getTransactionCount: inTurn('0x7', '0x8'),
    })
    expect(await awaitReceipt(client, HASH, never())).toEqual({ hash: HASH, status: 'replaced' })
  })

  it('detects it at a later poll, although nodes have dropped the replaced transaction', async () => {
    const places = new Map<string, NoncePosition>()
    const known = { eth_getTransactionByHash: { from: ALICE, nonce: '0x7' } }
    const gone = { eth_getTransactionByHash: null, eth_getTransactionReceipt: null }
    const first = impatient({ ...gone, ...known, eth_getTransactionCount: '0x8' })
    expect(await awaitReceipt(first, HASH, never(), places)).toMatchObject({ status: 'replaced' })
    const later = impatient({ ...gone, eth_getTransactionCount: '0x8' })
    expect(await awaitReceipt(later, HASH, never(), places)).toMatchObject({ status: 'replaced' })
    const caughtUp = impatient({
      ...gone,
      eth_getTransactionReceipt: receipt,
      eth_getBlockByNumber: block,
    })
    expect(await awaitReceipt(caughtUp, HASH, never(), places)).toMatchObject({
      status: 'confirmed',
    })
    expect(places.size).toBe(0)
  })

  describe('the transaction that took its nonce', () => {
    const NEW = `0x${'cd'.repeat(32)}`
    const call = {
      from: ALICE,
      nonce: '0x7',
      to: `0x${'0b'.repeat(20)}`,
      value: '0x1',
      input: '0x',
    }
    const MINED_AT = 0x400

    /** A chain of 2,048 blocks whose nodes know transaction counts from block `oldest` on. */
    function replacedBy(other: object | null, oldest = 0) {
      const asked: number[] = []
      const client = impatient({
        eth_blockNumber: '0x800',
        eth_getTransactionByHash: call,
        eth_getTransactionReceipt: ([hash]: readonly unknown[]) =>
          hash === NEW ? { ...receipt, blockNumber: '0x400' } : null,
        eth_getTransactionCount: ([, height]: readonly unknown[]) => {
          if (height === 'latest') return '0x8'
          asked.push(Number(height))
          if (Number(height) < oldest) throw rpcError(-32000)
          return Number(height) < MINED_AT ? '0x7' : '0x8'
        },
        eth_getBlockByNumber: ([height]: readonly unknown[]) => ({
          ...block,
          transactions:
            Number(height) === MINED_AT && other ? [{ from: NEW, nonce: '0x7' }, other] : [],
        }),
      })
      return { asked, found: awaitReceipt(client, HASH, never()) }
    }

    it('is accepted, under its new hash, if it has the very same call', async () => {
      const other = {
        ...call,
        from: ALICE.toLowerCase(),
        nonce: '0x07',
        hash: NEW,
        gasPrice: '0x9',
      }
      const { asked, found } = replacedBy(other)
      expect(await found).toEqual({
        hash: HASH,
        replacedBy: NEW,
        status: 'confirmed',
        minedAt: 1_704_067_200_000,
      })
      expect(asked.length).toBeLessThan(25)
    })

    it.each<[string, object | null]>([
      ['another recipient', { ...call, to: ALICE, hash: NEW }],
      ['another amount', { ...call, value: '0x0', hash: NEW }],
      ['other data', { ...call, input: '0x01', hash: NEW }],
      ['data that is not told', { ...call, input: undefined, hash: NEW }],
      ['nothing that a node shows', null],
    ])('counts as a replacement by one with %s', async (_what, other) => {
      expect(await replacedBy(other).found).toEqual({ hash: HASH, status: 'replaced' })
    })

    it('counts as a replacement where nodes know no old nonces', async () => {
      const other = { ...call, hash: NEW }
      expect(await replacedBy(other, 0x700).found).toEqual({ hash: HASH, status: 'replaced' })
    })
  })

  it('a late receipt counts, although its nonce is taken', async () => {
    const client = impatient({
      eth_getTransactionReceipt: inTurn(null, null, null, receipt),
      eth_getTransactionByHash: { from: ALICE, nonce: '0x7' },
      eth_getTransactionCount: '0x8',
      eth_getBlockByNumber: block,
    })
    expect(await awaitReceipt(client, HASH, never())).toMatchObject({ status: 'confirmed' })
  })

  it('keeps polling when a node returns no nonces', async () => {
    const client = impatient({
      eth_getTransactionReceipt: inTurn(null, null, null, null, null, receipt),
      eth_getTransactionByHash: inTurn(rpcError(-32601), { from: ALICE, nonce: 'seven' }),
      eth_getBlockByNumber: block,
    })
    expect(await awaitReceipt(client, HASH, never())).toMatchObject({ status: 'confirmed' })
  })

  it('fails when the request itself is invalid', async () => {
    const client = impatient({ eth_getTransactionReceipt: inTurn(rpcError(-32602)) })
    await expect(awaitReceipt(client, HASH, never())).rejects.toMatchObject({ code: -32602 })
  })
})
