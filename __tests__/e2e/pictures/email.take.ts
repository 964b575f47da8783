import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CONTRACTS, createMailboxControl } from '@redux-wallet-modal/sandbox'
import { settled } from '../accessibility/settled'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { HostPage } from '../pages/HostPage'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { createChain } from '../support/createChain'
import { fillAccount, FRAME_REVIEWS, leaveReview, openReview } from '../support/frameReviews'
import { sandboxUrls } from '../support/sandboxUrls'
import { askForGrant, sessionControl, STOP_TITLE } from '../support/sessionKeys'
import { EMAIL_ONLY, signInByEmail } from '../support/signInByEmail'
import { emailFolder, EMAIL_THEMES, EMAIL_WIDTH, GRANT_SITTINGS } from './pictureFile'
import { takePicture } from './takePicture'

const HEIGHT = 800
const mailbox = createMailboxControl(sandboxUrls.mailbox)

mkdirSync(emailFolder, { recursive: true })

for (const theme of EMAIL_THEMES) {
  for (const family of ['eip155', 'solana'] as const) {
    test(`takes the pictures of what the frame asks on ${family} in the ${theme} theme`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await mailbox.reset()
      await bringCommonFont(page, 'ui-sans-serif')
      await page.setViewportSize({ width: EMAIL_WIDTH, height: HEIGHT })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const host = new HostPage(page)
      const approval = new ApprovalFrame(page)
      const query = `${EMAIL_ONLY}&families=${family}&theme=${theme}&${COMMON_FONT}`
      const address = await signInByEmail(host, mailbox, { query })
      await fillAccount(family, address, createChain(31337, sandboxUrls.chainOne))
      for (const review of FRAME_REVIEWS[family]) {
        await openReview[review]({ host, approval })
        await settled(page)
        await takePicture(page, approval.card, join(emailFolder, `${review}-${theme}.png`))
        await leaveReview({ host, approval })
      }
    })
  }
}

for (const { width, theme } of GRANT_SITTINGS) {
  test(`takes the pictures of keys that act for an account, at ${String(width)} px in the ${theme} theme`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await mailbox.reset()
    await bringCommonFont(page, 'ui-sans-serif')
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const host = new HostPage(page)
    const approval = new ApprovalFrame(page)
    const take = (name: string) =>
      takePicture(page, approval.card, join(emailFolder, `${name}-${String(width)}-${theme}.png`))
    const query = `${EMAIL_ONLY}&sessions=on&account=smartAccount&tokens=${CONTRACTS.dollar}&theme=${theme}&${COMMON_FONT}`
    await signInByEmail(host, mailbox, { query })
    await askForGrant(host, approval)
    await take('grant-end')
    await approval.frame.locator('.body').evaluate(body => body.scrollTo({ top: 0 }))
    await take('grant')
    await approval.confirm()
    await expect(sessionControl(host, 'context')).toHaveValue(/^0x/, { timeout: 20_000 })
    await approval.close.click()
    await approval.expectClosed()
    await sessionControl(host, 'revoke').click()
    await approval.expectRequest(STOP_TITLE)
    await take('grant-stop')
    await leaveReview({ host, approval })
  })
}
