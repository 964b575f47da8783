import { PAY_POLL_MS, PAY_SUCCESS_DISPLAY_MS, SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { payFromExchangeRequested } from '../../../src/features/pay/payEvents'
import { type FlowWorld, pass, settle } from '../../support/flowWorld'
import {
  close,
  coin,
  confirmed,
  createExchanges,
  createSlowSite,
  done,
  payFromWallet,
  payIn,
  setUpPayTests,
  URL,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

const thanks = 'https://shop.example/thanks'

describe('a payment with a return URL', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  it.each([
    ['SUCCESS', [URL, 'https://shop.example/thanks']],
    ['FAILED', [URL]],
  ])('that ended at an exchange as %s opens it only on success', async (status, opened) => {
    const exchanges = createExchanges()
    const { world, ask } = site({ exchanges })
    await ask({ ...coin, redirectUrl: 'https://shop.example/thanks' })
    world.dispatch(payFromExchangeRequested('tidewater'))
    exchanges.statuses.push({ status })
    await pass(PAY_POLL_MS + PAY_SUCCESS_DISPLAY_MS)
    expect(world.page.openedLinks).toEqual(opened)
  })

  it('opens it in place of the page once the network confirms the payment', async () => {
    const { world, ask, answer, receipt } = await slow()
    await ask({ ...coin, redirectUrl: thanks })
    await payFromWallet(world)
    answer.resolve(HASH)
    await settle()
    expect(world.page.openedLinks).toEqual([])
    receipt.resolve(confirmed)
    await settle()
    expect(world.page.windows.map(({ url, target }) => [url, target])).toEqual([[thanks, '_self']])
  })

  it.each<[string, (world: FlowWorld) => Promise<void>]>([
    ['was cancelled', close],
    [
      'has an unknown outcome',
      async world => {
        await payFromWallet(world)
        await close(world)
        await pass(SEND_TIMEOUT_MS)
      },
    ],
  ])('does not open it when the payment %s', async (_how, end) => {
    const { world, ask } = await slow()
    await ask({ ...coin, redirectUrl: thanks })
    await end(world)
    expect(payIn(world).order).toBeNull()
    expect(world.page.openedLinks).toEqual([])
  })

  it('stays on the page without one', async () => {
    const { world, ask, answer, receipt } = await slow()
    const asked = await ask()
    await payFromWallet(world)
    answer.resolve(HASH)
    receipt.resolve(confirmed)
    await settle()
    expect(asked.outcome).toEqual(done)
    expect(world.page.openedLinks).toEqual([])
  })
})
