import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  amountTyped,
  coinChosen,
  selectSend,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import { selectSendHolding } from '../../../src/features/send/sendTokenSelectors'
import { sampleEther, sampleUsdc } from '../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetworks } from '../../../src/testing/samples'
import { tokensAnswered, balanceAnswered } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { selectActiveNetwork } from '../../../src/core/network/networkSelectors'
import { states } from '../../support/states/states'
import { ALICE, hang, setUpFlowTests, settle } from '../../support/flowWorld'
import { usdc } from '../../support/payment'

const balanceOf = (balance: string) =>
  balanceAnswered({ address: ALICE, network: sampleNetworks[0] }, balance)
const openForm = viewPushed(viewEntry('WalletSend'))

describe('chooseCoinFlow', () => {
  const createWorld = setUpFlowTests()
  const tokenOf = ({ store }: ReturnType<typeof createWorld>) => selectSend(store.getState()).token

  it('selects the network’s coin when the form opens', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(balanceOf('1.5'))
    world.dispatch(openForm)
    expect(tokenOf(world)).toMatchObject({ symbol: 'ETH', quantity: { numeric: '1.5' } })
  })

  it('selects it once it is known to be held, and keeps what was typed meanwhile', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { getNativeBalance: hang, getTokenBalances: hang },
    })
    world.dispatch(openForm)
    world.dispatch(amountTyped('0.5'))
    await settle()
    expect(tokenOf(world)).toBeNull()
    world.dispatch(balanceOf('2'))
    await settle()
    expect(tokenOf(world)).toMatchObject({ symbol: 'ETH' })
    expect(selectSend(world.store.getState()).amount).toBe('0.5')
  })

  it('keeps the token that was selected, and a preserved form', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(balanceOf('1.5'))
    world.dispatch(openForm)
    world.dispatch(tokenChosen(usdc))
    world.dispatch(amountTyped('3'))
    world.dispatch(backRequested())
    world.dispatch(openForm)
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({ token: usdc, amount: '3' })
    expect(world.actions().filter(coinChosen.match)).toHaveLength(1)
  })

  it('does not select a coin with a zero balance', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(balanceOf('0'))
    world.dispatch(openForm)
    await settle()
    expect(tokenOf(world)).toBeNull()
  })

  it('selects nothing when no form is on screen', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(balanceOf('1.5'))
    await settle()
    expect(world.actions().filter(coinChosen.match)).toEqual([])
  })

  it('matches the coin when the service lists it under a placeholder address', () => {
    const { iconUrl: _none, ...plain } = sampleEther
    const address = `${ETHEREUM}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM } as const
    const listed = { ...plain, address }
    const state = [coinChosen(plain), tokensAnswered(whose, [listed, sampleUsdc])].reduce(
      testingReducer,
      states.sendEmpty(),
    )
    // A coin without a picture of its own uses its network’s.
    const iconUrl = selectActiveNetwork(state)?.imageUrl
    expect(iconUrl).toMatch(/^data:image/)
    expect(selectSendHolding(state)).toEqual({ ...listed, iconUrl })
  })
})
