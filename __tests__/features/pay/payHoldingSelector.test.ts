import type { TokenBalance } from '../../../src/domain/token'
import { selectPayHolding } from '../../../src/features/pay/payHoldingSelector'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { tokensAnswered } from '../../../src/testing/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const token = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const held = (
  address: string | undefined,
  chainId: TokenBalance['chainId'] = ETHEREUM,
): TokenBalance => ({
  name: 'Sample Dollar',
  symbol: 'SUSD',
  chainId,
  price: 1,
  quantity: { decimals: '6', numeric: '2474' },
  ...(address !== undefined && { address: toCaipAddress(chainId, address) }),
})
const select = (...tokens: readonly TokenBalance[]) =>
  selectPayHolding(testingReducer(states.pay(), tokensAnswered(whose, tokens)))

describe('the balance of an order’s asset', () => {
  it.each([
    ['as the page wrote it', token],
    ['in lower case', token.toLowerCase()],
  ])('is found by the token’s contract %s', (_how, address) => {
    expect(select(held('0x0000000000000000000000000000000000000abc'), held(address))).toMatchObject(
      {
        quantity: { numeric: '2474' },
      },
    )
  })

  it('is not that of a token with the same name', () => {
    expect(select(held('0x0000000000000000000000000000000000000abc'))).toBeNull()
  })

  it('is not that of the coin', () => {
    expect(select(held(undefined))).toBeNull()
  })

  it('is not that of the same contract on another network', () => {
    expect(select(held(token, 'eip155:10'))).toBeNull()
  })

  it('is unknown without an order', () => {
    expect(selectPayHolding(states.account())).toBeNull()
  })
})
