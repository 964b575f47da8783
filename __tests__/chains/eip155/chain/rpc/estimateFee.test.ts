import { estimateFee } from '../../../../../src/chains/eip155/chain/rpc/estimateFee'
import { buildSendRequest } from '../../../../../src/chains/eip155/wallet/transactionRequest'
import { addDecimal, compareDecimal } from '../../../../../src/lib/amount/decimalMath'
import { mainnet, nativeIntent, never } from '../../world'
import { askingClient } from './fakeNode'

const hex = (value: number | bigint) => `0x${value.toString(16)}`
const fail = () => Promise.reject(new Error('no such method'))
const GWEI = 1_000_000_000
const request = buildSendRequest(nativeIntent)

const estimate = (answers: Record<string, unknown>) => {
  const client = askingClient({
    eth_estimateGas: hex(21_000),
    eth_getBlockByNumber: { baseFeePerGas: hex(10 * GWEI) },
    eth_gasPrice: hex(11 * GWEI),
    eth_maxPriorityFeePerGas: hex(2 * GWEI),
    eth_call: '0x',
    ...answers,
  })
  return { client, estimated: estimateFee(client, request, mainnet, never()) }
}

describe('the maximum fee of a payment', () => {
  it.each([
    ['base fee with headroom and tip', {}, 21_000 * 14 * GWEI, '0.000294'],
    [
      'no tip method: what is usual above the base fee',
      { eth_maxPriorityFeePerGas: fail },
      21_000 * 13 * GWEI,
      '0.000273',
    ],
    ['a chain without a base fee', { eth_getBlockByNumber: {} }, 21_000 * 11 * GWEI, '0.000231'],
    [
      'a chain without blocks to show',
      { eth_getBlockByNumber: null },
      21_000 * 11 * GWEI,
      '0.000231',
    ],
    [
      'a gas price below the base fee',
      { eth_maxPriorityFeePerGas: fail, eth_gasPrice: hex(GWEI) },
      21_000 * 12 * GWEI,
      '0.000252',
    ],
    [
      'a chain that publishes elsewhere',
      { eth_call: `0x${(7 * GWEI).toString(16).padStart(64, '0')}` },
      21_000 * 14 * GWEI + 7 * GWEI,
      '0.000294007',
    ],
    ['more gas', { eth_estimateGas: hex(65_000) }, 65_000 * 14 * GWEI, '0.00091'],
  ])('counts %s', async (_what, answers, feeBaseUnits, fee) => {
    const { estimated } = estimate(answers)
    expect(await estimated).toEqual({ feeBaseUnits: String(feeBaseUnits), fee, symbol: 'ETH' })
  })

  const endless = `0x${'f'.repeat(600)}`

  it.each([
    ['gas', { eth_estimateGas: endless }],
    ['gas that no block holds', { eth_estimateGas: `0x1${'0'.repeat(16)}` }],
    ['a gas price', { eth_gasPrice: endless }],
    ['a gas price that is no sum', { eth_gasPrice: `0x1${'0'.repeat(32)}` }],
    ['a base fee', { eth_getBlockByNumber: { baseFeePerGas: endless } }],
  ])('is unknown where a node returns %s without an end', async (_what, answers) => {
    await expect(estimate(answers).estimated).rejects.toThrow('Not a quantity')
  })

  it('ignores other values without an end', async () => {
    const usual = await estimate({ eth_maxPriorityFeePerGas: fail }).estimated
    const block = { baseFeePerGas: hex(10 * GWEI), number: endless, timestamp: hex(1) }
    const answers = { eth_maxPriorityFeePerGas: endless, eth_getBlockByNumber: block }
    expect(await estimate(answers).estimated).toEqual(usual)
  })

  it('can be shown and compared, however high it is', async () => {
    const most = (bits: bigint) => hex((1n << bits) - 1n)
    const { fee } = await estimate({
      eth_estimateGas: most(64n),
      eth_gasPrice: most(128n),
      eth_maxPriorityFeePerGas: most(128n),
      eth_getBlockByNumber: { baseFeePerGas: most(128n) },
      eth_call: most(256n),
    }).estimated
    expect(compareDecimal(addDecimal(fee, fee), fee)).toBe(1)
  })

  it('uses the newest block where the chain returns one', async () => {
    const block = {
      baseFeePerGas: hex(10 * GWEI),
      number: hex(1000),
      timestamp: hex(1_767_225_600),
    }
    const newest = { height: '1000', minedAt: 1_767_225_600_000 }
    expect(await estimate({ eth_getBlockByNumber: block }).estimated).toMatchObject({ newest })
  })

  it('is estimated for the exact payment, in one batch', async () => {
    const { client, estimated } = estimate({})
    await estimated
    const { from, to, value, data } = request
    expect(client.calls.map(({ method }) => method)).toEqual([
      'eth_estimateGas',
      'eth_getBlockByNumber',
      'eth_gasPrice',
      'eth_maxPriorityFeePerGas',
      'eth_call',
    ])
    expect(client.calls[0]?.params).toEqual([{ from, to, value, data }])
  })

  it.each(['eth_estimateGas', 'eth_gasPrice', 'eth_getBlockByNumber'])(
    'is unknown when %s fails',
    async method => {
      await expect(estimate({ [method]: fail }).estimated).rejects.toThrow('no such method')
    },
  )
})
