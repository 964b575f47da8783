import { parseEther } from 'viem'
import { accountAt } from '@redux-wallet-modal/sandbox'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { coverPage } from '../support/coverPage'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const COVERS = {
  'a picture that lets presses through': 'background: #e8a613; color: #000;',
  'a thin veil': 'background: rgb(255 255 255 / 4%);',
}

for (const [cover, style] of Object.entries(COVERS)) {
  test(`D10: a payment cannot be approved under ${cover}, and the button says why`, async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    const review = new ReviewView(page)
    const send = new SendView(page)
    await chainOne.fund(accountAt(0).address, parseEther('5'))
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await new AccountView(page).send.click()
    await send.fill({ symbol: 'ETH', amount: '0.01', recipient: random.address() })
    await send.preview.click()
    await review.expectView('Review send')
    await expect(review.confirm).toBeEnabled()
    const place = await review.confirm.boundingBox()

    await coverPage(page, style)
    await expect(review.confirm).toBeDisabled()
    await expect(review.view.page().getByText('Something is covering this button')).toBeAttached()
    expect(await review.confirm.boundingBox(), 'the button stays where it was').toEqual(place)
    await review.confirm.click({ force: true })
    await review.expectView('Review send')
    expect(page.context().pages()).toHaveLength(1)

    await page.evaluate(() => document.getElementById('cover')?.remove())
    await expect(review.confirm).toBeEnabled()
    const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await approval.expectTitle('Send transaction')
    await approval.reject()
  })
}
