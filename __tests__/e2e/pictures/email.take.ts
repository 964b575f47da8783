import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { createMailboxControl } from '@redux-wallet-modal/sandbox'
import { settled } from '../accessibility/settled'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { HostPage } from '../pages/HostPage'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { createChain } from '../support/createChain'
import { fillAccount, FRAME_REVIEWS, leaveReview, openReview } from '../support/frameReviews'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY, signInByEmail } from '../support/signInByEmail'
import { emailFolder, EMAIL_THEMES, EMAIL_WIDTH } from './pictureFile'
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
