import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { viewEntry } from '../../../src/domain/views'
import {
  accountsChanged,
  connectRequested,
  disconnected,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { payFromWalletRequested } from '../../../src/features/pay/payEvents'
import { payConnectRequested } from '../../../src/features/pay/paySlice'
import { sampleAccount } from '../../../src/testing/samples'
import { BOB, connect, hang, HERON, LUMEN, pass, settle } from '../../support/flowWorld'
import { allowed, connectedIn, twoWallets } from '../../support/multiWalletWorld'
import {
  close,
  createSlowSite,
  dollars,
  payFromWallet,
  payIn,
  reviewPayment,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

describe('an order whose account leaves or changes', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  it.each([
    ['the visitor chooses another wallet', disconnectRequested({ namespace: 'eip155' })],
    ['the wallet disconnects', disconnected({ namespace: 'eip155', by: 'wallet' })],
  ])('keeps the order when %s, also when no other is connected', async (_name, leave) => {
    const { world, ask } = site()
    await connect(world)
    const asked = await ask()
    world.dispatch(leave)
    await pass(2_000)
    expect(viewIn(world)).toBe('Pay')
    expect(selectIsOpen(world.store.getState())).toBe(true)
    world.dispatch(payConnectRequested())
    world.dispatch(viewPushed(viewEntry('Connect')))
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
    expect(viewIn(world)).toBe('Pay')
    expect(payIn(world)).toMatchObject({ phase: 'choosing', order: { amount: '0.5' } })
    expect(asked.outcome).toBeUndefined()
  })

  it('can be paid from the next connected wallet when the visitor leaves one', async () => {
    const { world, ask } = site({ adapter: twoWallets })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(allowed)
    await settle()
    await connect(world, HERON)
    await connect(world, LUMEN)
    const asked = await ask()
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await settle()
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(viewIn(world)).toBe('Pay')
    expect(payIn(world)).toMatchObject({ phase: 'choosing', order: { amount: '0.5' } })
    expect(asked.outcome).toBeUndefined()
  })

  it('closes when the account of a payment on its way leaves', async () => {
    const { world, ask, answer } = await slow()
    const asked = await ask()
    await payFromWallet(world)
    answer.resolve(HASH)
    await settle()
    await close(world)
    await ask()
    expect(viewIn(world)).toBe('Pay')
    expect(selectIsOpen(world.store.getState())).toBe(true)
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(asked.outcome).toBeUndefined()
  })

  it.each([
    ['changes', accountsChanged({ ...HERON, accounts: [{ ...sampleAccount, address: BOB }] })],
    ['disconnects', disconnected({ namespace: 'eip155', by: 'wallet' })],
  ])('can be tried again when the account %s while the token is checked', async (_how, event) => {
    const { world, ask } = site({ adapter: { getTokenDecimals: hang } })
    await connect(world)
    await ask(dollars)
    world.dispatch(payFromWalletRequested())
    await pass(100)
    expect(payIn(world).phase).toBe('wallet')
    world.dispatch(event)
    await settle()
    expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
    expect(viewIn(world)).toBe('Pay')
  })

  it('can be paid by another wallet after one that could not', async () => {
    const { world, ask } = site({ adapter: { getTokenDecimals: async () => 8 } })
    await connect(world)
    await ask(dollars)
    await reviewPayment(world)
    expect(payIn(world).error).not.toBeNull()
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    expect(payIn(world).error).not.toBeNull()
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
    expect(viewIn(world)).toBe('Pay')
  })
})
