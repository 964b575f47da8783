import { AxeBuilder } from '@axe-core/playwright'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { HostPage } from '../pages/HostPage'
import { expect, test } from '../support/test'

const WATCHED = accountAt(3).address

test('a visitor views an account by its address: it is labelled, signs nothing, and is restored after a reload', async ({
  page,
  chainOne,
}) => {
  const host = new HostPage(page)
  await chainOne.fund(WATCHED, parseEther('7'))
  await host.goto('?watch=on')
  await page.getByTestId('watch-text').fill('0x1234')
  await page.getByTestId('watch').click()
  await expect(page.getByTestId('watch-result')).toContainText('failed WATCH_ADDRESS_INVALID')
  await host.expectDisconnected()

  await page.getByTestId('watch-text').fill(WATCHED.toLowerCase())
  await page.getByTestId('watch').click()
  await expect(page.getByTestId('watch-only')).toHaveText('view only')
  await host.expectConnected(WATCHED)
  await expect(host.accountButton).toHaveAccessibleName(/View only/)
  await expect(host.accountButton).toContainText('View only')

  await host.signMessage.click()
  await expect(host.result).toHaveText('failed WATCH_ONLY')

  const account = new AccountView(page)
  await host.accountButton.click()
  await expect(page.getByTestId('wm-watch-only')).toContainText('View only')
  await expect(page.getByTestId('wm-account-receive')).toBeVisible()
  await expect(page.getByTestId('wm-account-send')).toHaveCount(0)
  await expect(page.getByTestId('wm-account-swaps')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await account.close.click()

  await page.reload()
  await host.expectConnected(WATCHED)
  await expect(page.getByTestId('watch-only')).toHaveText('view only')
  await page.getByTestId('watch-stop').click()
  await host.expectDisconnected()
})
