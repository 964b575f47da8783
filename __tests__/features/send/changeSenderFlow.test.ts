import { accountsChanged } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { accountSelected } from '../../../src/core/account/accountSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { selectSendProblem } from '../../../src/features/send/sendFormSelectors'
import { selectSendHolding } from '../../../src/features/send/sendTokenSelectors'
import { selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { states } from '../../support/states/states'
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

  it('offers the new account’s own coin, not the old account’s token, and keeps the recipient', async () => {
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

  it('does the same when the account is selected in the modal', async () => {
    const world = connected()
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    await fillIn(world)
    world.dispatch(accountSelected({ namespace: 'eip155', address: BOB }))
    expect(selectSend(world.store.getState()).token).toBeNull()
  })

  it('keeps the form when only other accounts change', async () => {
    const world = connected()
    await fillIn(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    expect(selectSend(world.store.getState())).toMatchObject({ amount: '0.5' })
  })

  it('leaves the review of the previous account’s payment', async () => {
    const world = connected()
    await review(world)
    world.dispatch(toBob)
    expect(viewOf(world)).toBe('WalletSend')
    expect(selectSend(world.store.getState())).toMatchObject({ phase: 'editing', intent: null })
  })

  it('leaves the review of a payment on the previous network', async () => {
    const world = connected()
    await review(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }))
    expect(viewOf(world)).toBe('WalletSend')
  })

  it('keeps a payment that is pending in the wallet on screen', async () => {
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

  it('reports a holding of zero for a token that is known not to be held', async () => {
    const world = connected()
    await fillIn(world, '1', usdc)
    await settle()
    expect(selectSendHolding(world.store.getState())?.quantity.numeric).toBe('0')
  })
})
