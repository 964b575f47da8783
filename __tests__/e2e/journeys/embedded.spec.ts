import { accountAt } from '@redux-wallet-modal/sandbox'
import { violationsOf } from '../accessibility/violationsOf'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { recordTraffic } from '../privacy/recordTraffic'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { fullUnless } from '../support/onlyFull'

const FIRST = accountAt(0).address

for (const width of [1280, 360]) {
  test(
    `an embedded card on a page ${String(width)} px wide lists the installed wallet, sends no request before the first click, connects, opens the send form and disconnects`,
    fullUnless(width === 360),
    async ({ page, host }) => {
      const traffic = await recordTraffic(page, sandboxUrls.page)
      await page.setViewportSize({ width, height: 800 })
      const card = page.getByTestId('wm-modal')
      const button = (name: string | RegExp) => card.getByRole('button', { name })
      await host.goto('?embedded&theme=light')
      await expect(page.getByRole('region', { name: 'Connect wallet', exact: true })).toBeVisible()
      await expect(button(/^Sandbox Wallet\s*Installed$/)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(traffic.foreign()).toEqual([])
      expect(await traffic.calls()).toEqual([])
      await expect(host.read('modal')).toHaveText('closed')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await violationsOf(page)).toEqual([])

      const approval = await ApprovalWindow.openedBy(page, () =>
        button(/^Sandbox Wallet\s*Installed$/).click(),
      )
      await approval.approve()
      await host.expectConnected(FIRST)
      await expect(card.getByTestId('wm-view-Account')).toBeVisible()
      await expect(card.getByTestId('wm-account-balance')).toBeVisible()
      await expect(button('Close')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(await violationsOf(page)).toEqual([])

      await button('Send').click()
      await expect(card.getByTestId('wm-view-WalletSend')).toBeVisible()
      await expect(card.getByRole('textbox', { name: 'Amount' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])

      await button('Back').click()
      await button('Disconnect').click()
      await host.expectDisconnected()
      await expect(card.getByTestId('wm-view-Connect')).toBeVisible()
      await expect(button(/^Sandbox Wallet\s*(Installed|Recent)$/)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    },
  )
}
