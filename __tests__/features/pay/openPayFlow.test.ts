import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { TOKEN_CHECK_TIMEOUT_MS } from '../../../src/domain/limits'
import { payFromWalletRequested } from '../../../src/features/pay/payEvents'
import { methodLeft } from '../../../src/features/pay/paySlice'
import { BOB, hang, pass, settle } from '../../support/flowWorld'
import {
  calls,
  close,
  coin,
  confirmed,
  createSlowSite,
  done,
  openExchange,
  other,
  payFromWallet,
  payIn,
  requestsTo,
  sends,
  setUpPayTests,
  viewIn,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

describe('a payment that a page requests', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  describe('is checked before it is shown', () => {
    it('for a typo in the recipient', async () => {
      const { world, ask } = site()
      const asked = await ask({ ...coin, recipient: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d350' })
      expect(asked.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'INVALID_RECIPIENT' },
      })
      expect(selectIsOpen(world.store.getState())).toBe(false)
      expect(payIn(world).order).toBeNull()
    })

    it.each([
      ['the zero address', '0x0000000000000000000000000000000000000000'],
      ['a burn address', '0x000000000000000000000000000000000000dEaD'],
    ])('for %s, whose funds are lost', async (_what, recipient) => {
      const { world, ask } = site()
      const asked = await ask({ ...coin, recipient })
      expect(asked.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'INVALID_RECIPIENT' },
      })
      expect(selectIsOpen(world.store.getState())).toBe(false)
      expect(calls(world)).toEqual([])
    })

    it('and fails when the address rules do not load in time', async () => {
      const { world, ask } = site({ adapter: { loadAddresses: hang } })
      const asked = await ask()
      expect(asked.outcome).toBeUndefined()
      await pass(TOKEN_CHECK_TIMEOUT_MS)
      expect(asked.outcome).toMatchObject({ status: 'failed', error: { code: 'CODE_NOT_LOADED' } })
      expect(selectIsOpen(world.store.getState())).toBe(false)
    })

    it('and fails when the address rules cannot be loaded', async () => {
      const { ask } = site({
        adapter: { loadAddresses: () => Promise.reject(new Error('down')) },
      })
      const asked = await ask()
      expect(asked.outcome).toMatchObject({
        status: 'failed',
        error: { code: 'UNABLE_TO_INITIATE_PAYMENT' },
      })
    })
  })

  it('is shown on its own network, although the page is on another', async () => {
    const { world, ask } = site()
    await ask({ ...coin, paymentAsset: { ...coin.paymentAsset, network: 'eip155:8453' } })
    expect(viewIn(world)).toBe('Pay')
    expect(payIn(world)).toMatchObject({
      phase: 'choosing',
      order: { caipNetworkId: 'eip155:8453', recipient: BOB, amount: '0.5' },
    })
  })

  describe('while another is open', () => {
    it('replaces the first, which rejects', async () => {
      const { world, ask } = site()
      const first = await ask()
      const second = await ask({ ...coin, amount: '0.75' })
      expect(first.outcome).toEqual({ status: 'rejected' })
      expect(second.outcome).toBeUndefined()
      expect(payIn(world).order?.amount).toBe('0.75')
    })

    it('for another one before a wallet request, it replaces the first', async () => {
      const { world, ask } = await slow()
      const first = await ask()
      world.dispatch(payFromWalletRequested())
      await pass(100)
      const second = await ask(other)
      expect(first.outcome).toEqual({ status: 'rejected' })
      expect(second.outcome).toBeUndefined()
      expect(payIn(world).order?.amount).toBe('0.75')
    })

    it('replaces one whose recipient is still checked', async () => {
      const { world, ask } = site({ adapter: { loadAddresses: hang } })
      const first = await ask()
      await ask(other)
      expect(first.outcome).toEqual({ status: 'rejected' })
      expect(payIn(world).order?.amount).toBe('0.75')
      await pass(TOKEN_CHECK_TIMEOUT_MS)
    })
  })

  describe('a second time', () => {
    it('for the same payment, both promises get its outcome after one request to the wallet', async () => {
      const { world, ask, answer, receipt } = await slow()
      const first = await ask()
      await payFromWallet(world)
      answer.resolve(HASH)
      await settle()
      await close(world)
      const second = await ask()
      expect(first.outcome).toBeUndefined()
      receipt.resolve(confirmed)
      await settle()
      expect(first.outcome).toEqual(done)
      expect(second.outcome).toEqual(done)
      expect(sends(world)).toHaveLength(1)
    })

    it('at an exchange is shown there when the page requests it again', async () => {
      const { world, ask } = await slow()
      await ask()
      await openExchange(world)
      await close(world)
      await ask()
      expect(viewIn(world)).toBe('PayLoading')
      expect(payIn(world).phase).toBe('open')
      expect(world.page.openedLinks).toHaveLength(1)
      world.dispatch(methodLeft({}))
      await settle()
      expect(viewIn(world)).toBe('Pay')
    })

    it('stays on screen unchanged when the page requests it again', async () => {
      const { world, ask } = await slow()
      await ask()
      await payFromWallet(world)
      await ask()
      expect(viewIn(world)).toBe('WalletSendPreview')
      expect(payIn(world).phase).toBe('wallet')
    })

    it('joins the first, so that both promises get one outcome', async () => {
      const { world, ask } = site()
      const [first, second] = [await ask(), await ask()]
      expect(requestsTo(world, 'reown_getExchanges')).toHaveLength(1)
      await close(world)
      expect(first.outcome).toEqual({ status: 'rejected' })
      expect(second.outcome).toEqual({ status: 'rejected' })
    })
  })
})
