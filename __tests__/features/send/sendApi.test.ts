import { ModalError } from '../../../src/domain/ModalError'
import { normalizeNetwork } from '../../../src/domain/network'
import { sendApi } from '../../../src/features/send/sendApi'
import { toServiceErrorState } from '../../../src/services/serviceError'
import { createServiceWorld } from '../../services/serviceWorld'

const { getFeeEstimate } = sendApi.endpoints
const MAIN = '0x1111111111111111111111111111111111111111'
const OPTIMISM = '0x2222222222222222222222222222222222222222'

describe('the network fee', () => {
  const network = normalizeNetwork({
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })
  const intent = {
    connectorId: 'io.wallet',
    caipNetworkId: 'eip155:1',
    from: MAIN,
    to: OPTIMISM,
    token: { symbol: 'ETH', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '2' } },
    amount: '1',
  } as const

  it('is estimated by the chain for the exact payment', async () => {
    const fee = { feeBaseUnits: '21000', fee: '0.000000000000021', symbol: 'ETH' }
    const estimateFee = jest.fn(async () => fee)
    const { store } = createServiceWorld({ adapter: { estimateFee } })
    const { data } = await store.dispatch(getFeeEstimate.initiate({ intent, network }))
    expect(data).toEqual(fee)
    expect(estimateFee).toHaveBeenCalledWith(intent, network, expect.any(AbortSignal))
    expect(getFeeEstimate.select({ intent, network })(store.getState()).data).toBe(data)
  })

  it('keeps the chain’s reason when it cannot be estimated', async () => {
    const { store } = createServiceWorld({
      adapter: { estimateFee: () => Promise.reject(new ModalError('INSUFFICIENT_FUNDS')) },
    })
    const { error } = await store.dispatch(getFeeEstimate.initiate({ intent, network }))
    expect(toServiceErrorState(error, 'FEE_UNAVAILABLE').code).toBe('INSUFFICIENT_FUNDS')
  })
})
