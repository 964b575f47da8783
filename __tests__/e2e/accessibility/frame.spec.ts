import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { fillAccount, FRAME_REVIEWS, leaveReview, openReview } from '../support/frameReviews'
import { newEmail } from '../support/newEmail'
import { EMAIL_ONLY, signInByEmail } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { violationsOf } from './violationsOf'

const FAMILIES = ['eip155', 'solana'] as const

for (const family of FAMILIES) {
  test(`axe finds nothing wrong with what the frame asks on ${family}, in both themes, at 320 px`, async ({
    page,
    host,
    mailbox,
    chainOne,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 720 })
    const approval = new ApprovalFrame(page)
    const query = `${EMAIL_ONLY}&families=${family}&theme=system`
    const address = await signInByEmail(host, mailbox, { query })
    await fillAccount(family, address, chainOne)
    const found: Record<string, readonly string[]> = {}
    for (const review of FRAME_REVIEWS[family]) {
      await openReview[review]({ host, approval })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(approval.frame.locator('html')).toHaveAttribute('data-theme', colorScheme)
        const violations = await violationsOf(page, { hasFrames: true })
        if (violations.length > 0) found[`${review}, ${colorScheme}`] = violations
        const { scrollWidth, clientWidth } = await approval.review.evaluate(
          ({ scrollWidth: whole, clientWidth: shown }) => ({
            scrollWidth: whole,
            clientWidth: shown,
          }),
        )
        expect(scrollWidth, `${review} fits`).toBe(clientWidth)
      }
      await leaveReview({ host, approval })
    }
    expect(found).toEqual({})
  })
}

test('axe finds no violations on the page behind the emailed link: the question, the answer and the expired link', async ({
  page,
  context,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the used link
  const email = newEmail()
  const view = new EmailView(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.enterAddress(email)
  await expect(view.view).toContainText('Check your email')
  const link = await mailbox.link(email)
  const found: Record<string, readonly string[]> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    const behind = await context.newPage()
    await behind.setViewportSize({ width: 320, height: 720 })
    await behind.emulateMedia({ colorScheme })
    await behind.goto(link)
    const look = async (moment: string) => {
      const violations = await violationsOf(behind, { isWholePage: true })
      if (violations.length > 0) found[`${moment}, ${colorScheme}`] = violations
    }
    if (colorScheme === 'light') {
      const approve = behind.getByRole('button', { name: /^(Approve|Allow)/ })
      await expect(approve).toBeVisible()
      await look('asking')
      await approve.click()
      await expect(behind.getByRole('status')).toContainText('A code is on its way to you')
      await look('answered')
    } else {
      await expect(behind.getByRole('heading', { level: 1 })).toContainText('no longer valid')
      await look('too late')
    }
    await behind.close()
  }
  expect(found).toEqual({})
})

test('axe reports a button without a name inside the frame', async ({ page, host, mailbox }) => {
  const approval = new ApprovalFrame(page)
  await signInByEmail(host, mailbox)
  await openReview.message({ host, approval })
  expect(await violationsOf(page, { hasFrames: true })).toEqual([])
  await approval.frame
    .locator('main')
    .evaluate(card => card.append(document.createElement('button')))
  expect((await violationsOf(page, { hasFrames: true })).join('\n')).toContain('button-name')
})
