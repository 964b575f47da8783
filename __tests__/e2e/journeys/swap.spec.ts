import { accountAt, CONTRACTS, type WalletControl } from '@redux-wallet-modal/sandbox'
import { formatUnits, parseEther, parseUnits } from 'viem'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import type { HostPage } from '../pages/HostPage'
import { SwapView } from '../pages/SwapView'
import { beginConnected } from '../support/connectQuietly'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const OWNER = accountAt(0).address
const DOLLAR_DECIMALS = 6
const GOLD_DECIMALS = 18

async function openSwap(host: HostPage) {
  await host.page.getByLabel('View').selectOption('Swap')
  await host.page.getByTestId('open').click()
}

/** The page starts on the wallet's network and leads to the one with swaps. */
async function moveToSwaps(host: HostPage, wallet: WalletControl, swap: SwapView) {
  await wallet.policy({ wallet_switchEthereumChain: 'approve' })
  await openSwap(host)
  await expect(swap.view).toContainText('Network not supported for Swaps')
  await swap.dialog.getByTestId('wm-network-eip155:8453').click()
  await swap.expectView('Swap')
  await expect(swap.source).toContainText('ETH')
}

test('a visitor swaps the coin, a token for the coin, and a token for a token, and gets at least what was promised', async ({
  page,
  host,
  wallet,
  swapChain,
  api: _api,
}) => {
  test.setTimeout(90_000) // five approvals in the wallet's window
  const swap = new SwapView(page)
  const account = new AccountView(page)
  await swapChain.fund(OWNER, parseEther('50'))
  await swapChain.mint(CONTRACTS.dollar, OWNER, parseUnits('5000', DOLLAR_DECIMALS))
  await host.goto('?networks=swap')
  await beginConnected(host, wallet)
  const dollars = () => swapChain.tokenBalanceOf(CONTRACTS.dollar, OWNER)
  const gold = () => swapChain.tokenBalanceOf(CONTRACTS.gold, OWNER)
  const approveIn = async (press: () => Promise<unknown>) => {
    const approval = await ApprovalWindow.openedBy(page, press)
    await approval.approve()
  }

  await test.step('the coin for a token', async () => {
    await moveToSwaps(host, wallet, swap)
    await swap.choose(swap.target, 'SUSD')
    await swap.amount.fill('0.5')
    await swap.expectQuote()
    expect(await violationsOf(page)).toEqual([])
    await swap.review.click()
    await swap.expectView('Review swap')
    expect(await violationsOf(page)).toEqual([])
    await expect(swap.detail('You get at least')).toBeVisible()
    await expect(swap.view).not.toContainText('A contract we don’t know')
    const least = await swap.minimum()
    const [coinsBefore, dollarsBefore] = [await swapChain.balanceOf(OWNER), await dollars()]
    await approveIn(() => swap.confirm.click())
    await expect(swap.view).toContainText('Swapped')
    const got = Number(formatUnits((await dollars()) - dollarsBefore, DOLLAR_DECIMALS))
    expect(least).toBeGreaterThan(0)
    expect(got).toBeGreaterThanOrEqual(least)
    expect(coinsBefore - (await swapChain.balanceOf(OWNER))).toBeGreaterThanOrEqual(
      parseEther('0.5'),
    )
    await swap.button('Done').click()
    await account.expectActivity()
    await expect(account.newest).toContainText('Swapped')
    await swap.close.click()
  })

  await test.step('a token for the coin, by the keyboard alone', async () => {
    const { keyboard } = page
    await page.getByLabel('View').selectOption('Swap')
    await page.getByTestId('open').focus()
    await keyboard.press('Enter')
    await swap.expectView('Swap')
    await tabTo(page, swap.target)
    await keyboard.press('Enter')
    await swap.expectView('Select a token')
    await tabTo(page, swap.search)
    await keyboard.type('SUSD')
    await tabTo(page, swap.token('SUSD'))
    await keyboard.press('Enter')
    await swap.expectView('Swap')
    await tabTo(page, swap.button('Swap direction'))
    await keyboard.press('Enter')
    await expect(swap.source).toContainText('SUSD')
    await tabTo(page, swap.amount, 'Shift+Tab')
    await keyboard.type('300')
    await swap.expectQuote()
    await keyboard.press('Enter')
    await swap.expectView('Review swap')
    await expect(swap.view).toContainText('Allow 300 SUSD to be used')
    await tabTo(page, swap.confirm)
    await swap.expectReady()
    await approveIn(() => keyboard.press('Enter'))
    await expect(swap.confirm).toContainText(/^Swap /)
    const least = await swap.minimum()
    const [coinsBefore, dollarsBefore] = [await swapChain.balanceOf(OWNER), await dollars()]
    await page.bringToFront()
    await tabTo(page, swap.confirm)
    await swap.expectReady()
    await approveIn(() => keyboard.press('Enter'))
    await expect(swap.view).toContainText('Swapped')
    expect(dollarsBefore - (await dollars())).toBe(parseUnits('300', DOLLAR_DECIMALS))
    // Gas is paid in the same coin, so the gain is smaller by the fee.
    const got = (await swapChain.balanceOf(OWNER)) - coinsBefore
    expect(got).toBeGreaterThan(parseEther(String(least)) - parseEther('0.01'))
    await keyboard.press('Escape')
    await swap.expectView('Account')
    await keyboard.press('Escape')
    await swap.expectClosed()
  })

  await test.step('a token for a token, allowed exactly', async () => {
    await openSwap(host)
    await swap.choose(swap.source, 'SUSD')
    await swap.choose(swap.target, 'SGLD')
    await swap.amount.fill('120')
    await swap.expectQuote()
    await swap.review.click()
    await swap.expectView('Review swap')
    await approveIn(() => swap.confirm.click())
    await expect(swap.confirm).toContainText(/^Swap /)
    const [allowing] = (await wallet.requests())
      .filter(({ method }) => method === 'eth_sendTransaction')
      .slice(-1)
    expect(JSON.stringify(allowing)).toContain(
      parseUnits('120', DOLLAR_DECIMALS).toString(16).padStart(64, '0'),
    )
    const least = await swap.minimum()
    const [goldBefore, dollarsBefore] = [await gold(), await dollars()]
    await approveIn(() => swap.confirm.click())
    await expect(swap.view).toContainText('Swapped')
    expect(dollarsBefore - (await dollars())).toBe(parseUnits('120', DOLLAR_DECIMALS))
    const got = Number(formatUnits((await gold()) - goldBefore, GOLD_DECIMALS))
    expect(got).toBeGreaterThanOrEqual(least)
  })
})

test('nothing is sent when the price has moved, the router has changed, or the route is unavailable', async ({
  page,
  host,
  wallet,
  swapChain,
  services,
  api,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const swap = new SwapView(page)
  await swapChain.fund(OWNER, parseEther('50'))
  await host.goto('?networks=swap')
  await beginConnected(host, wallet)
  const sentBefore = await swapChain.sentBy(OWNER)
  const review = async () => {
    await swap.review.click()
    await swap.expectView('Review swap')
  }

  await moveToSwaps(host, wallet, swap)
  await swap.choose(swap.target, 'SUSD')
  await swap.amount.fill('1')
  await swap.expectQuote()

  await test.step('a price that moves between the review and the press', async () => {
    await review()
    const least = await swap.minimum()
    await api.movePrice('coin', -8)
    await swap.confirm.click()
    await expect(swap.view).toContainText('The price has moved')
    expect(await swap.minimum()).toBeLessThan(least)
    expect(await violationsOf(page)).toEqual([])
    await swap.back.click()
    await api.restorePools()
  })

  await test.step('a router that changes between the review and the press', async () => {
    await swap.expectQuote()
    await review()
    await api.misroute('router')
    await swap.confirm.click()
    await expect(swap.view).toContainText('It was stopped; nothing was sent.')
    await expect(swap.button('Review again')).toBeVisible()
    await api.misroute(null)
    await page.getByTestId('wm-back').click()
  })

  for (const lie of ['recipient', 'token', 'amount', 'minimum'] as const) {
    await test.step(`a transaction that lies about the ${lie}`, async () => {
      await swap.expectQuote()
      await api.misroute(lie)
      await swap.review.click()
      await expect(swap.view).toContainText(/does something other|less than your slippage/)
      await api.misroute(null)
      await swap.amount.fill(lie.length.toString())
    })
  }

  await test.step('a service that has no price', async () => {
    await services.break({ path: '/v1/convert/quotes', status: 500 })
    await swap.amount.fill('2')
    await expect(swap.review).toHaveText('Swap')
    await expect(swap.toGet).not.toHaveText(/[1-9]/)
  })

  expect(await swapChain.sentBy(OWNER)).toBe(sentBefore)
  const asked = (await wallet.requests()).map(({ method }) => method)
  expect(asked).not.toContain('eth_sendTransaction')
})
