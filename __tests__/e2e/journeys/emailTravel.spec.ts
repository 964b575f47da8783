import type { Frame } from '@playwright/test'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { newEmail } from '../support/newEmail'
import { expect, test } from '../support/test'
import { jumpEverywhere } from '../timeTravel/recorder'

declare global {
  /** Number of messages that this document has received. */
  var heardMessages: number | undefined
}

const heardIn = (frame: Frame) => frame.evaluate(() => globalThis.heardMessages ?? -1)

test('P38 travelling through a recorded login and a signature sends the frame nothing, and leaves no email in the log', async ({
  page,
  host,
  mailbox,
}) => {
  test.setTimeout(90_000)
  await page.addInitScript(() => {
    globalThis.heardMessages = 0
    addEventListener(
      'message',
      () => (globalThis.heardMessages = (globalThis.heardMessages ?? 0) + 1),
    )
  })
  const email = newEmail()
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto('?email=on&wallet=none&relay=none&devtools=instrument')
  await host.connectButton.click()
  await view.signIn(mailbox, email)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
  await approval.expectClosed()

  const frame = page.frames().find(each => each.parentFrame() !== null)
  if (!frame) throw new Error('There is no frame')
  const before = await heardIn(frame)
  expect(before).toBeGreaterThan(5)
  const moments = await jumpEverywhere(page)
  expect(moments.length).toBeGreaterThan(20)
  // The heartbeat continues: it belongs to the live page, and checks who is signed in.
  const heard = await heardIn(frame)
  expect(heard, 'the frame is the same document').toBeGreaterThanOrEqual(before)
  expect(heard - before, 'only the heartbeat is heard').toBeLessThanOrEqual(1)

  const code = await mailbox.code(email)
  const log = await page.evaluate(() => {
    const { liftedStore } = window.exampleHost?.store as {
      liftedStore: { getState(): unknown }
    }
    return JSON.stringify(liftedStore.getState())
  })
  for (const secret of [email, code]) {
    expect(log).not.toContain(secret)
  }
  expect(await page.content(), 'the page').not.toContain(code)
})
