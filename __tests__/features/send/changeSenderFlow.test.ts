import { accountsChanged } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { accountSelected } from '../../../src/features/account/accountSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import { selectSendProblem } from '../../../src/features/send/sendFormSelectors'
import { selectSendHolding } from '../../../src/features/send/sendTokenSelectors'
import { selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { states } from '../../../src/testing/states'
import { sampleAccount } from '../../../src/testing/samples'
import { bob, BOB, hang, HERON, setUpFlowTests, settle } from '../../support/flowWorld'
import { fee, fillIn, review, usdc } from '../../support/payment'

const toBob = accountsChanged({ ...HERON, accounts: [bob] })

describe('changeSenderFlow', () => {
  const createWorld = setUpFlowTests()
  const connected = () =>
    createWorld({
      state: states.account,
      adapter: { estimateFee: async () => fee, send: hang },
    })
  const viewOf = ({ store }: ReturnType<typeof connected>) =>
    selectCurrentView(store.getState()).name

  it('another account’s money is not offered but its own coin, and the recipient is kept', async () => {
    const world = connected()
    await fillIn(world, '100', usdc)
    world.dispatch(toBob)
    expect(selectSend(world.store.getState()).token).toBeNull()
    await settle()
    expect(selectSend(world.store.getState())).toMatchObject({
      token: { symbol: 'ETH', quantity: { numeric: '1.5' } },
      amount: '',
      recipientText: BOB,
    })
    expect(selectSendProblem(world.store.getState())).toBe('amountMissing')
  })

  it('the same holds for an account that was chosen here', async () => {
    const world = connected()
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    await fillIn(world)
    world.dispatch(accountSelected({ namespace: 'eip155', address: BOB }))
    expect(selectSend(world.store.getState()).token).toBeNull()
  })

  it('the form stays when only the others changed', async () => {
    const world = connected()
    await fillIn(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    expect(selectSend(world.store.getState())).toMatchObject({ amount: '0.5' })
  })

  it('a review of the former account’s payment is left', async () => {
    const world = connected()
    await review(world)
    world.dispatch(toBob)
    expect(viewOf(world)).toBe('WalletSend')
    expect(selectSend(world.store.getState())).toMatchObject({ phase: 'editing', intent: null })
  })

  it('a review of a payment on the former network is left', async () => {
    const world = connected()
    await review(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }))
    expect(viewOf(world)).toBe('WalletSend')
  })

  it('a payment that is in the wallet stays in sight', async () => {
    const world = connected()
    await review(world)
    world.dispatch(sendConfirmed())
    await settle()
    world.dispatch(toBob)
    expect(viewOf(world)).toBe('WalletSendPreview')
    expect(selectSend(world.store.getState())).toMatchObject({
      phase: 'awaitingWallet',
      intent: { amount: '0.5' },
      token: null,
    })
  })

  it('what is known not to be held is held at nothing', async () => {
    const world = connected()
    await fillIn(world, '1', usdc)
    await settle()
    expect(selectSendHolding(world.store.getState())?.quantity.numeric).toBe('0')
  })
})
