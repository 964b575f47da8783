import { accountAt } from '@redux-wallet-modal/sandbox'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { violationsOf } from '../accessibility/violationsOf'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { expect, test } from '../support/test'

const PAYER = accountAt(0).address
const SHOP = accountAt(1).address
const PRICE = parseEther('0.004')

async function expectAccessible(page: Page, where: string) {
  expect(await violationsOf(page, { isWholePage: true }), where).toEqual([])
}

test('the demo page connects, signs and pays, and its slider goes back and forward without a single new request', async ({
  page,
  wallet,
  chainOne,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const slider = page.getByRole('slider', { name: 'Time travel' })
  const balance = page.getByTestId('balance')
  const paid = page.getByTestId('result-pay')
  await chainOne.fund(PAYER, parseEther('50'))
  const shopHeld = await chainOne.balanceOf(SHOP)

  await test.step('the disconnected state', async () => {
    await page.goto('/')
    await expect(page.getByTestId('whose')).toHaveText('No wallet is connected.')
    await expectAccessible(page, 'at the start')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('connects', async () => {
    await button('Connect wallet').click()
    await page.getByTestId('wm-wallet-dev.sandbox.wallet').click()
    const approval = await ApprovalWindow.openedBy(page, () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^EVM Networks/ })
        .click(),
    )
    await approval.approve()
    await expect(balance).toContainText('ETH')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('signs', async () => {
    const approval = await ApprovalWindow.openedBy(page, () => button('Sign message').click())
    await approval.approve()
    await expect(page.getByTestId('result-sign')).toHaveText(/^Valid signature by 0xf3…/)
  })

  await test.step('pays', async () => {
    const approval = await ApprovalWindow.openedBy(page, () => button('Pay 0.004 ETH').click())
    await approval.approve()
    await expect(paid).toHaveText(/^Paid, in block \d+/)
    expect(await chainOne.balanceOf(SHOP)).toBe(shopHeld + PRICE)
  })

  await test.step('chooses a theme and an accent, which the modal applies', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('radio', { name: 'Rose' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByTestId('actions').getByRole('button').first()).toContainText(
      'themeVariablesGiven',
    )
    await expectAccessible(page, 'in the dark theme')
  })

  const asked = (await wallet.requests()).length
  const sent = await chainOne.sentBy(PAYER)

  await test.step('goes back by keyboard: first nothing had happened, then the modal was open', async () => {
    await slider.focus()
    await slider.press('Home')
    await expect(page.getByTestId('whose')).toHaveText('No wallet is connected.')
    await expect(paid).toHaveText('')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
    const shown = page.locator('[aria-current="step"]')
    for (let step = 0; step < 60; step += 1) {
      if ((await shown.textContent())?.includes('connectRequested')) break
      await slider.press('ArrowRight')
    }
    await slider.press('ArrowLeft')
    const replay = page.getByTestId('replay')
    await expect(replay.getByText('EVM Networks', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(slider).toBeFocused()
    await expectAccessible(page, 'in the past')
  })

  await test.step('goes forward again: no wallet or service receives a request, and the page works', async () => {
    await slider.press('End')
    await expect(paid).toHaveText(/^Paid, in block \d+/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect((await wallet.requests()).length).toBe(asked)
    expect(await chainOne.sentBy(PAYER)).toBe(sent)
    await button('Receive').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByTestId('wm-view-WalletReceive')).toBeVisible()
  })
})
