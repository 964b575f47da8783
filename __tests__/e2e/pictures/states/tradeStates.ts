import { accountAt, CONTRACTS } from '@redux-wallet-modal/sandbox'
import { parseEther, parseUnits } from 'viem'
import { AccountView } from '../../pages/AccountView'
import { BuyView } from '../../pages/BuyView'
import { SwapView } from '../../pages/SwapView'
import { beginConnected } from '../../support/connectQuietly'
import { expect } from '../../support/test'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

const OWNER = accountAt(0).address
const QUOTE = '/v1/onramp/quote'
const DOLLAR_DECIMALS = 6
/** The interval between two checks for a purchase. */
const LOOK_MS = 4_000

async function openSwap(journey: StateJourney): Promise<SwapView> {
  const { page, host, wallet, swapChain, look } = journey
  const swap = new SwapView(page)
  await swapChain.fund(OWNER, parseEther('50'))
  await swapChain.mint(CONTRACTS.dollar, OWNER, parseUnits('5000', DOLLAR_DECIMALS))
  await host.goto(`?networks=swap&${look}`)
  await beginConnected(host, wallet)
  await wallet.policy({ wallet_switchEthereumChain: 'approve' })
  await page.getByLabel('View').selectOption('Swap')
  await page.getByTestId('open').click()
  await swap.dialog.getByTestId('wm-network-eip155:8453').click()
  await swap.expectView('Swap')
  await expect(swap.source).toContainText('ETH')
  return swap
}

async function openBuy({
  page,
  host,
  wallet,
  services,
  trouble,
  look,
}: StateJourney): Promise<BuyView> {
  // The service accepts whole amounts only: the second quote request omits the quoted asset amount.
  trouble.expect(/status of 400 .*onrampurl/)
  await services.offer({ onramp: ['meld', 'coinbase'] })
  await host.goto(`?onramp&${look}`)
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await new AccountView(page).button('Buy').click()
  const buy = new BuyView(page)
  await buy.coinbase.click()
  await buy.amount.fill('100')
  await buy.expectQuote()
  return buy
}

/** Missing and changed prices, and the sellers' windows. */
export const TRADE_STATES: readonly PicturedState[] = [
  {
    name: 'swap-no-quote',
    async reach(journey) {
      journey.trouble.expect(FAILED_REQUEST)
      const swap = await openSwap(journey)
      await swap.choose(swap.target, 'SUSD')
      await journey.services.break({ path: '/v1/convert/quotes', status: 500 })
      await swap.amount.fill('2')
      await expect(swap.review).toHaveText('Swap')
      await expect(swap.toGet).not.toHaveText(/[1-9]/)
    },
  },
  {
    name: 'swap-moved',
    async reach(journey) {
      const swap = await openSwap(journey)
      await swap.choose(swap.target, 'SUSD')
      await swap.amount.fill('1')
      await swap.expectQuote()
      await swap.review.click()
      await swap.expectView('Review swap')
      await swap.expectReady()
      await journey.api.movePrice('coin', -8)
      await swap.confirm.click()
      await expect(swap.view).toContainText('The price has moved')
    },
  },
  {
    name: 'swap-step-1-of-2',
    async reach(journey) {
      const swap = await openSwap(journey)
      await swap.choose(swap.source, 'SUSD')
      await swap.choose(swap.target, 'SGLD')
      await swap.amount.fill('300')
      await swap.expectQuote()
      await swap.review.click()
      await swap.expectView('Review swap')
      await expect(swap.view).toContainText('Allow 300 SUSD to be used')
    },
  },
  {
    name: 'buy-no-quote',
    async reach(journey) {
      const { services, trouble } = journey
      trouble.expect(FAILED_REQUEST)
      const buy = await openBuy(journey)
      await services.break({ path: QUOTE, status: 500 })
      await buy.amount.fill('500')
      await buy.expectNoAmount()
    },
  },
  {
    name: 'buy-blocked',
    async reach(journey) {
      const buy = await openBuy(journey)
      await journey.page.evaluate(() => {
        window.open = () => null
      })
      await buy.goOn.click()
      await expect(buy.view).toContainText('Your browser blocked the window')
    },
  },
  {
    name: 'buy-not-seen',
    async reach(journey) {
      await journey.page.clock.install()
      const buy = await openBuy(journey)
      const shop = await buy.checkoutBy(() => buy.goOn.click())
      await shop.page.close()
      await expect(buy.view).toContainText('The Coinbase window is closed')
      // The next check is scheduled only after the service has responded to the last.
      await expect(async () => {
        await journey.page.clock.runFor(LOOK_MS)
        await expect(buy.view).toContainText('No purchase found yet', { timeout: 100 })
      }).toPass({ timeout: 60_000 })
    },
  },
]
