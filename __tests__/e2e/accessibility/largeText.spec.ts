import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { doubleTextSize } from '../support/doubleTextSize'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { settled } from './settled'
import { violationsOf } from './violationsOf'

const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.use({ viewport: { width: 320, height: 800 } })

test.describe('With text at double size on a small screen', () => {
  test.beforeEach(async ({ page, host, wallet, chainOne }) => {
    await chainOne.fund(accountAt(0).address, parseEther('5'))
    await doubleTextSize(page)
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await new AccountView(page).send.click()
  })

  test('the token sits beside the amount, and the typed amount is fully visible', async ({
    page,
  }) => {
    const send = new SendView(page)
    await expect(send.chooseToken).toContainText('ETH')
    for (const amount of ['0.25', '1.2345', '123456', '0.12345678']) {
      await send.amount.fill(amount)
      const [across, down] = await send.amount.evaluate(field => [
        field.scrollWidth - field.clientWidth,
        field.scrollHeight - field.clientHeight,
      ])
      expect([across, down], `px of ${amount} that are out of sight`).toEqual([0, 0])
    }
    await send.amount.fill('0.25')
    await settled(page)
    const [amount, token] = await Promise.all([
      send.amount.boundingBox(),
      send.chooseToken.boundingBox(),
    ])
    if (!amount || !token) throw new Error('The form is not on screen.')
    expect(token.x).toBeGreaterThanOrEqual(amount.x + amount.width)
    const middle = ({ y, height }: typeof amount) => y + height / 2
    expect(Math.abs(middle(token) - middle(amount))).toBeLessThanOrEqual(1)
  })

  test('the user reaches an overflowing review with Tab and scrolls it with the arrow keys', async ({
    page,
  }) => {
    const send = new SendView(page)
    const review = new ReviewView(page)
    await send.fill({ symbol: 'ETH', amount: '0.25', recipient: RECIPIENT })
    await send.preview.click()
    await review.expectView('Review send')
    await settled(page)
    expect(await violationsOf(page), 'axe finds nothing wrong').toEqual([])
    const body = review.dialog.getByRole('group', { name: 'Review send', exact: true })
    await tabTo(page, body)
    await page.keyboard.press('End')
    await expect(body.getByText('Sandbox Wallet')).toBeInViewport()
  })
})
