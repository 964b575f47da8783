import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { ModalError } from '../../../src/domain/ModalError'
import { SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import type { TokenBalance } from '../../../src/domain/token'
import { backRequested } from '../../../src/events/backEvents'
import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import {
  payFromExchangeRequested,
  payFromWalletRequested,
} from '../../../src/features/pay/payEvents'
import { sampleAccount } from '../../../src/testing/samples'
import { BOB, connect, deferred, hang, HERON, pass, session, settle } from '../../support/flowWorld'
import {
  back,
  close,
  coin,
  dollars,
  payIn,
  reviewPayment,
  sendIn,
  sends,
  setUpPayTests,
  shortBalanceIn,
  viewIn,
} from '../../support/payWorld'
import { ether, usdc } from '../../support/payment'

describe('a payment from a wallet', () => {
  const site = setUpPayTests()

  describe('checked against the token', () => {
    it('fails when its decimals differ', async () => {
      const { world, ask } = site({ adapter: { getTokenDecimals: async () => 8 } })
      await connect(world)
      const asked = await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: { code: 'TOKEN_MISMATCH' } })
      expect(sends(world)).toEqual([])
      expect(asked.outcome).toBeUndefined()
    })

    it.each([
      ['it keeps part of the amount', 'TOKEN_WITHHOLDS', { decimals: 6, received: '11.875' }],
      [
        'it cannot express the amount',
        'TOKEN_UNSUPPORTED',
        { decimals: 6, baseUnits: '4166666', amount: '12.499998' },
      ],
    ])('is not reviewed when %s', async (_which, code, terms) => {
      const { world, ask } = site({ adapter: { getTokenTerms: async () => terms } })
      await connect(world)
      const asked = await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: { code } })
      expect(sendIn(world).intent).toBeNull()
      expect(asked.outcome).toBeUndefined()
    })

    it('pays a token with scaled amounts in the units it transfers', async () => {
      const terms = { decimals: 6, baseUnits: '6250000', amount: '12.5' }
      const { world, ask } = site({ adapter: { getTokenTerms: async () => terms } })
      await connect(world)
      await ask(dollars)
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(sendIn(world).intent).toMatchObject({ amount: '12.5', baseUnits: '6250000' })
    })
  })

  describe('checked against the balance', () => {
    it('fails without a review when the balance is too low', async () => {
      const { world, ask } = site()
      await connect(world)
      await ask({ ...coin, amount: '2.000000000000000001' })
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        error: { code: 'INSUFFICIENT_FUNDS' },
      })
      expect(shortBalanceIn(world)).toBe('2')
      expect(sendIn(world).intent).toBeNull()
    })

    it('fails when the balance cannot be read', async () => {
      const { world, ask } = site({
        adapter: { getTokenBalances: () => Promise.reject(new Error('down')) },
      })
      await connect(world)
      await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        error: { code: 'BALANCE_UNAVAILABLE' },
      })
      expect(shortBalanceIn(world)).toBeNull()
    })

    it('does not fall back to an earlier balance when a read fails', async () => {
      let isDown = false
      const { world, ask } = site({
        adapter: {
          getTokenBalances: async () => {
            if (isDown) throw new Error('down')
            return [ether, usdc]
          },
        },
      })
      await connect(world)
      await ask()
      world.dispatch(payFromWalletRequested())
      await pass(10)
      world.dispatch(backRequested())
      await settle()
      isDown = true
      world.dispatch(payFromWalletRequested())
      await pass(10)
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world).error?.code).toBe('BALANCE_UNAVAILABLE')
    })

    it('is reviewed when the balance is exactly the amount', async () => {
      const { world, ask } = site()
      await connect(world)
      await ask({ ...coin, amount: '2' })
      await reviewPayment(world)
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(sendIn(world).intent).toMatchObject({ amount: '2', to: BOB })
    })

    it('fails for a token that the chain does not list', async () => {
      const { world, ask } = site({ adapter: { getTokenBalances: async () => [ether] } })
      await connect(world)
      await ask(dollars)
      await reviewPayment(world)
      expect(payIn(world)).toMatchObject({
        phase: 'choosing',
        error: { code: 'BALANCE_UNAVAILABLE' },
      })
      expect(sends(world)).toEqual([])
    })

    it('reads the balance again on each attempt', async () => {
      let numeric = '0.1'
      const { world, ask } = site({
        adapter: {
          getTokenBalances: async () => [{ ...ether, quantity: { decimals: '18', numeric } }],
        },
      })
      await connect(world)
      await ask()
      await reviewPayment(world)
      expect(shortBalanceIn(world)).toBe('0.1')
      numeric = '0.5'
      await reviewPayment(world)
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(shortBalanceIn(world)).toBeNull()
    })
  })

  describe('on another network', () => {
    it('switches to the payment’s network first, and continues by itself', async () => {
      const { world, ask } = site({ adapter: { switchNetwork: async () => undefined } })
      await connect(world)
      await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, network: 'eip155:8453' } })
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
      world.dispatch(payFromWalletRequested())
      await settle()
      expect(viewIn(world)).toBe('SwitchNetwork')
      await pass(SUCCESS_DISPLAY_MS)
      await settle()
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:8453')
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(sendIn(world).intent).toMatchObject({ caipNetworkId: 'eip155:8453', amount: '0.5' })
    })

    it('returns to the payment methods when the switch is rejected', async () => {
      const { world, ask } = site({
        adapter: { switchNetwork: () => Promise.reject(new ModalError('USER_REJECTED')) },
      })
      await connect(world)
      await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, network: 'eip155:8453' } })
      world.dispatch(payFromWalletRequested())
      await settle()
      expect(viewIn(world)).toBe('Pay')
      expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
      expect(selectToasts(world.store.getState())).toMatchObject([
        { text: 'switchNetwork.stillOnDeclined', params: { from: 'Ethereum', network: 'Base' } },
      ])
    })
  })

  it('is not reviewed by a wallet that cannot send', async () => {
    const { world, ask } = site({
      adapter: { connect: async () => ({ ...session, capabilities: ['balance'] }) },
    })
    await connect(world)
    await ask()
    await reviewPayment(world)
    expect(payIn(world)).toMatchObject({
      phase: 'choosing',
      error: { code: 'SEND_UNSUPPORTED_CHAIN' },
    })
    expect(viewIn(world)).toBe('Pay')
  })

  it('is not reviewed after the visitor has closed the modal', async () => {
    const held = deferred<readonly TokenBalance[]>()
    const { world, ask } = site({ adapter: { getTokenBalances: () => held.promise } })
    await connect(world)
    const asked = await ask()
    world.dispatch(payFromWalletRequested())
    await settle()
    expect(payIn(world).phase).toBe('checking')
    await close(world)
    held.resolve([ether])
    await settle()
    expect(asked.outcome).toEqual({ status: 'rejected' })
    expect(sendIn(world).intent).toBeNull()
  })

  it('is not reviewed for an account whose balance was not read', async () => {
    const held = deferred<readonly TokenBalance[]>()
    const { world, ask } = site({ adapter: { getTokenBalances: () => held.promise } })
    await connect(world)
    await ask()
    world.dispatch(payFromWalletRequested())
    await settle()
    world.dispatch(accountsChanged({ ...HERON, accounts: [{ ...sampleAccount, address: BOB }] }))
    held.resolve([ether])
    await pass(100)
    expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
    expect(sendIn(world).intent).toBeNull()
  })

  it('is reviewed once more after an exchange was chosen while its token was checked', async () => {
    const decimals = deferred<number>()
    const { world, ask } = site({ adapter: { getTokenDecimals: () => decimals.promise } })
    await connect(world)
    await ask({ ...dollars, payWithExchange: true })
    await reviewPayment(world)
    world.dispatch(payFromExchangeRequested('tidewater'))
    await settle()
    expect(sendIn(world).isCheckingToken).toBe(false)
    await back(world)
    expect(viewIn(world)).toBe('Pay')
    await reviewPayment(world)
    expect(payIn(world).phase).toBe('wallet')
    decimals.resolve(6)
    await pass(100)
    expect(viewIn(world)).toBe('WalletSendPreview')
    expect(payIn(world).phase).toBe('wallet')
  })

  it('allows another method, without an error, when the account disconnects meanwhile', async () => {
    const { world, ask } = site({ adapter: { getTokenBalances: hang } })
    await connect(world)
    const asked = await ask()
    world.dispatch(payFromWalletRequested())
    await settle()
    expect(payIn(world).phase).toBe('checking')
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(payIn(world)).toMatchObject({ phase: 'choosing', error: null })
    expect(viewIn(world)).toBe('Pay')
    expect(asked.outcome).toBeUndefined()
    expect(sendIn(world).intent).toBeNull()
  })

  it('is checked once for two presses', async () => {
    const { world, ask } = site()
    await connect(world)
    await ask()
    const reads = () => world.adapter.calls.filter(({ method }) => method === 'getTokenBalances')
    const before = reads().length
    world.dispatch(payFromWalletRequested())
    world.dispatch(payFromWalletRequested())
    await pass(100)
    expect(reads()).toHaveLength(before + 1)
    expect(viewIn(world)).toBe('WalletSendPreview')
  })
})
