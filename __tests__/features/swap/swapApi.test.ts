import { swapApi } from '../../../src/features/swap/swapApi'
import { answer, createServiceWorld } from '../../services/serviceWorld'

const ACCOUNT = '0x1111111111111111111111111111111111111111'
const FROM = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const TO = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const swap = {
  from: FROM,
  to: TO,
  account: ACCOUNT,
  units: '50000000000000000',
  caipNetworkId: 'eip155:1',
} as const
const { getSwapQuote, getGasPrice, buildSwap } = swapApi.endpoints

describe('requests to the swap service', () => {
  it('a quote contains the amount, the account, both tokens and the gas price', async () => {
    const { store, sentTo } = createServiceWorld({
      routes: { '/v1/convert/quotes': answer({ quotes: [] }) },
    })
    await store.dispatch(getSwapQuote.initiate({ ...swap, gasPrice: '20000000000' }))
    expect(sentTo('/v1/convert/quotes')).toMatchObject([
      {
        path: '/v1/convert/quotes',
        params: {
          amount: '50000000000000000',
          userAddress: ACCOUNT,
          from: FROM,
          to: TO,
          gasPrice: '20000000000',
        },
      },
    ])
  })

  it('a transaction is built without an estimate, which a node makes instead', async () => {
    const { store, sentTo } = createServiceWorld({
      routes: {
        '/v1/convert/build-transaction': answer({
          tx: { from: `eip155:1:${ACCOUNT}`, to: TO, data: '0x', amount: '0' },
        }),
      },
    })
    await store.dispatch(buildSwap.initiate({ ...swap, slippage: '1' }))
    expect(sentTo('/v1/convert/build-transaction')).toMatchObject([
      {
        method: 'POST',
        body: {
          projectId: 'project',
          amount: '50000000000000000',
          from: FROM,
          to: TO,
          userAddress: `eip155:1:${ACCOUNT}`,
          eip155: { slippage: 1 },
          disableEstimate: true,
        },
      },
    ])
  })

  it('rejects a gas price, and a swap, on a network that the service does not know', async () => {
    const { store, sentTo } = createServiceWorld({ routes: {} })
    const elsewhere = { ...swap, caipNetworkId: 'eip155:61' } as const
    const price = await store.dispatch(getGasPrice.initiate({ caipNetworkId: 'eip155:61' }))
    const built = await store.dispatch(buildSwap.initiate({ ...elsewhere, slippage: '1' }))
    expect(price.error).toMatchObject({ message: 'Network not supported for Gas Price' })
    expect(built.error).toMatchObject({ message: 'Network not supported for Swaps' })
    expect(sentTo('/v1/convert')).toEqual([])
  })
})
