import { createSignInControl } from '@redux-wallet-modal/sandbox'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { SignInView } from '../pages/SignInView'
import { addressOf, beginningWith, signAs } from '../support/accountTypes'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const ONE = 'eip155:31337'
const TWO = 'eip155:31338'

test('siwx-email: an email account signs in at the page’s server, again on another network, and goes back when the visitor cancels', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  test.setTimeout(120_000)
  trouble.expect(FAILED_REQUEST) // the server's refusal
  await createSignInControl(sandboxUrls.signIn).reset()
  const email = newEmail()
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const signIn = new SignInView(page)
  const confirm = async () => {
    await approval.expectRequest('Sign message')
    await expect(approval.review).toContainText('wants you to sign in with your')
    await approval.confirm()
  }
  await host.goto(`${EMAIL_ONLY}&siwx=required`)
  await host.connectButton.click()
  await view.enterAddress(email)
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await expect(signIn.view).toBeVisible()
  await signIn.sign.click()
  await confirm()
  await approval.expectClosed()
  const address = (await host.read('address').textContent()) ?? ''
  await signIn.expectSignedIn(address, ONE)
  await signIn.expectSecret(`Only ${address} may read this.`)

  await host.switchNetwork.click()
  await expect(signIn.view).toBeVisible()
  await expect(signIn.cancel).toHaveText('Back to Sandbox One')
  await signIn.cancel.click()
  await approval.expectClosed()
  await signIn.expectSignedIn(address, ONE)

  await host.switchNetwork.click()
  await signIn.sign.click()
  await confirm()
  await approval.expectClosed()
  await signIn.expectSignedIn(address, TWO)

  await page.reload()
  await signIn.expectSignedIn(address, TWO)
  await approval.expectClosed()
  await host.disconnect.click()
  await host.expectDisconnected()
  await signIn.expectSecret('Refused (401).')
})

test('field #4487, #3260, siwe-sa: an undeployed smart account signs in at the page’s server, again on another network', async ({
  page,
  host,
  mailbox,
  chainOne,
  chainTwo,
  trouble,
}) => {
  test.setTimeout(120_000)
  trouble.expect(FAILED_REQUEST) // the server's refusal
  await createSignInControl(sandboxUrls.signIn).reset()
  const email = newEmail()
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const signIn = new SignInView(page)
  const confirm = async () => {
    await signIn.sign.click()
    await approval.expectRequest('Sign message')
    await approval.confirm()
    await approval.expectClosed()
  }
  await host.goto(`${beginningWith('smartAccount')}&siwx=required`)
  await host.connectButton.click()
  await view.enterAddress(email)
  await view.allowDevice(mailbox, email)
  await view.enterCode(mailbox, email)
  await expect(signIn.view).toBeVisible()
  await confirm()
  await expect(host.read('account-type')).toHaveText('smartAccount')
  const address = await addressOf(host)
  await signIn.expectSignedIn(address, ONE)
  await signIn.expectSecret(`Only ${address} may read this.`)
  await signAs(host, 'smartAccount', chainOne)

  await host.switchNetwork.click()
  await expect(signIn.view).toBeVisible()
  await confirm()
  await signIn.expectSignedIn(address, TWO)
  await signAs(host, 'smartAccount', chainTwo)

  await page.reload()
  await signIn.expectSignedIn(address, TWO)
  await host.disconnect.click()
  await host.expectDisconnected()
  await signIn.expectSecret('Refused (401).')
})
