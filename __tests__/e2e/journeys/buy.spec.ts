import { parseEther } from 'viem'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { BuyView } from '../pages/BuyView'
import { CheckoutPage } from '../pages/CheckoutPage'
import { beginConnected } from '../support/connectQuietly'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const QUOTE = '/v1/onramp/quote'

test('P43: a visitor without a pointer buys coins, which arrive on the chain and among the purchases', async ({
  page,
  host,
  wallet,
  chainOne,
  services,
  checkout: _fresh,
  trouble,
}) => {
  // The service accepts whole amounts only: the second quote request omits the quoted asset amount.
  trouble.expect(/status of 400 .*onrampurl/)
  const account = new AccountView(page)
  const buy = new BuyView(page)
  const { keyboard } = page
  await services.offer({ onramp: ['meld', 'coinbase'] })
  await host.goto('?onramp')
  const address = await beginConnected(host, wallet)
  const held = await chainOne.balanceOf(address)

  await tabTo(page, host.accountButton)
  await keyboard.press('Enter')
  await tabTo(page, account.button('Buy'))
  await keyboard.press('Enter')
  await buy.expectView('Choose a provider')
  await expect(buy.coinbase).toBeEnabled()
  await tabTo(page, buy.coinbase)
  await keyboard.press('Enter')
  await buy.expectView('Buy')
  await tabTo(page, buy.token)
  await keyboard.press('Enter')
  await buy.expectView('Select a token')
  await tabTo(page, buy.dialog.getByTestId('wm-onramp-choice-ETH'))
  await keyboard.press('Enter')
  await buy.expectView('Buy')
  if (!(await buy.amount.evaluate(field => field.matches(':focus')))) await tabTo(page, buy.amount)
  await keyboard.type('250')
  await buy.expectQuote()
  const quoted = (await buy.get.innerText()).trim()

  const shop = await buy.checkoutBy(() => keyboard.press('Enter'))
  await expect(shop.address).toHaveText(address)
  expect(await shop.page.evaluate(() => window.opener === null)).toBe(true)
  await expect(buy.view).toContainText('Finish in the Coinbase window')
  await shop.pay()
  await shop.expectPaidOut()
  await buy.expectView('Activity')
  await expect(buy.purchases.first()).toContainText('Bought')
  await expect(buy.purchases.first()).toContainText('Arrived')
  await expect.poll(() => chainOne.balanceOf(address)).toBe(held + parseEther(quoted))
  await shop.page.close()
})

test('P43: an amount that no quote confirms is never shown; a blocked or closed window is reported', async ({
  page,
  context,
  host,
  wallet,
  services,
  trouble,
  checkout,
}) => {
  trouble.expect(FAILED_REQUEST)
  trouble.expect(/RATE_LIMITED/)
  const account = new AccountView(page)
  const buy = new BuyView(page)
  const axe = async (what: string) => expect(await violationsOf(page), what).toEqual([])
  const mend = async () => {
    await services.mend()
    await services.offer({ onramp: ['meld', 'coinbase'] })
  }
  await page.clock.install()
  await services.offer({ onramp: ['meld', 'coinbase'] })
  await host.goto('?onramp')
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await account.button('Buy').click()
  await buy.coinbase.click()

  for (const status of [500, 429]) {
    await services.break({ path: QUOTE, status })
    await buy.amount.fill(String(status))
    await buy.expectNoAmount()
    await expect(buy.retry).toContainText(/Try again in \d+ s/)
    await mend()
    await page.clock.fastForward(31_000)
    await buy.retry.click()
    await buy.expectQuote()
  }
  await services.break({ path: QUOTE, stale: true })
  await buy.amount.fill('300')
  await buy.expectNoAmount()
  await expect(buy.noQuote).toContainText('match your request')
  await axe('without a quote')
  await mend()
  await buy.retry.click()
  await buy.expectQuote()

  // The request for an amount that has changed is aborted: its late response cannot replace the
  // second one.
  const aborted = page.waitForEvent(
    'requestfailed',
    request => request.postData()?.includes('"400"') === true,
  )
  await services.break({ path: QUOTE, delayMs: 2_000, times: 1 })
  const asked = page.waitForRequest(request => request.postData()?.includes('"400"') === true)
  await buy.amount.fill('400')
  await asked
  await buy.amount.fill('200')
  await buy.expectQuote()
  const quoted = await buy.get.innerText()
  expect(Number(quoted)).toBeLessThan(200)
  await aborted
  await expect(buy.get).toHaveText(quoted)

  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await buy.goOn.click()
  await expect(buy.view).toContainText('Your browser blocked the window')
  await axe('with a blocked window')
  const [tab] = await Promise.all([context.waitForEvent('page'), buy.link.click()])
  await checkout.hold()
  await new CheckoutPage(tab).pay()
  await buy.expectView('Activity')
  await expect(buy.purchases.first()).toContainText('On its way')
  await checkout.fail(1)
  await checkout.release()
  await tab.close()

  await buy.back.click()
  await buy.coinbase.click()
  await buy.expectQuote()
  const shop = await buy.checkoutBy(() => buy.goOn.click())
  await expect(buy.view).toContainText('Finish in the Coinbase window')
  await axe('with a window open')
  await shop.page.close()
  await expect(buy.view).toContainText('The Coinbase window is closed')
  const again = await buy.checkoutBy(() => buy.window.click())
  await buy.stop.click()
  await expect(buy.goOn).toBeVisible()
  await again.page.close()

  await buy.back.click()
  const meld = await buy.checkoutBy(() => buy.meld.click())
  expect(new URL(meld.page.url()).searchParams.get('publicKey')).toBe('sandbox')
  await meld.page.close()
  await expect(buy.view).toContainText('The Meld.io window is closed')
})
