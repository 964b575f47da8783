import { AccountSettingsView } from '../pages/AccountSettingsView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailChangeView } from '../pages/EmailChangeView'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { SocialView } from '../pages/SocialView'
import {
  ACCOUNT_TYPES,
  addressOf,
  beginningWith,
  expectAccount,
  otherThan,
  signAs,
  type AccountType,
} from '../support/accountTypes'
import type { Chain } from '../support/createChain'
import { moveTo } from '../support/moveTo'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { signInByEmail } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

/**
 * Uses both account types of a login that starts with `first`; the active type survives a reload
 * and a sign-out.
 */
async function useBothTypes(
  host: HostPage,
  first: AccountType,
  { chain, signInAgain }: { readonly chain: Chain; signInAgain(): Promise<void> },
) {
  const settings = new AccountSettingsView(host.page)
  const other = otherThan(first)
  const begun = await addressOf(host)
  await signAs(host, first, chain)
  await settings.switchTo(host, other)
  const switched = await addressOf(host)
  expect(switched).not.toBe(begun)
  await signAs(host, other, chain)
  await host.page.reload()
  await expectAccount(host, other, switched)
  await host.disconnect.click()
  await host.expectDisconnected()
  await host.connectButton.click()
  await signInAgain()
  await expectAccount(host, other, switched)
  await signAs(host, other, chain)
}

for (const first of ACCOUNT_TYPES) {
  test(`social: a login at a provider that begins with ${first} uses both types, and is found with the last one`, async ({
    page,
    host,
    identity: _identity,
    chainOne,
  }) => {
    test.setTimeout(90_000)
    const view = new SocialView(page)
    await host.goto(beginningWith(first))
    await host.connectButton.click()
    await view.signIn('google', 'João Pereira')
    await useBothTypes(host, first, {
      chain: chainOne,
      signInAgain: () => view.signIn('google', 'João Pereira'),
    })
  })

  test(`farcaster: a login that begins with ${first} uses both types, and is found with the last one`, async ({
    page,
    host,
    farcaster,
    chainOne,
  }) => {
    test.setTimeout(90_000)
    const view = new SocialView(page)
    const logIn = async () => {
      await view.provider('farcaster').click()
      await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
      await farcaster.sign()
      await view.expectClosed()
    }
    await host.goto(beginningWith(first))
    await host.connectButton.click()
    await logIn()
    await useBothTypes(host, first, { chain: chainOne, signInAgain: logIn })
  })

  test(`update-email: an account that begins with ${first} stays the same under another email`, async ({
    page,
    host,
    mailbox,
    chainOne,
  }) => {
    test.setTimeout(90_000)
    const [old, next] = [newEmail(), newEmail()]
    const view = new EmailChangeView(page)
    const login = new EmailView(page)
    const address = await signInByEmail(host, mailbox, { query: beginningWith(first), email: old })
    await expectAccount(host, first, address)
    await host.accountButton.click()
    await view.open()
    await view.change(mailbox, old, next)
    await view.close.click()
    await view.expectClosed()
    await expectAccount(host, first, address)
    await signAs(host, first, chainOne)
    await page.reload()
    await expectAccount(host, first, address)
    await host.disconnect.click()
    await host.expectDisconnected()
    await host.connectButton.click()
    await login.enterAddress(next)
    await login.enterCode(mailbox, next)
    await login.expectClosed()
    await expectAccount(host, first, address)
  })

  test(`email-after-farcaster: all that an email can do works after Farcaster was left, with ${first} first`, async ({
    page,
    context,
    host,
    farcaster: _farcaster,
    mailbox,
    chainOne,
    chainTwo,
    trouble,
  }) => {
    test.setTimeout(120_000)
    const view = new SocialView(page)
    const email = new EmailView(page)
    const approval = new ApprovalFrame(page)
    const settings = new AccountSettingsView(page)
    await host.goto(`${beginningWith(first)}&names=on`)
    await host.connectButton.click()
    await view.provider('farcaster').click()
    await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
    await view.back.click()
    await view.expectView('Connect wallet')
    await email.signIn(mailbox, newEmail())
    await expect(host.read('account-type')).toHaveText(first)
    const address = await addressOf(host)

    await signAs(host, first, chainOne)
    await host.signMessage.click()
    await approval.expectRequest('Sign message')
    await approval.reject.click()
    await expect(host.result).toHaveText('rejected')
    await approval.expectClosed()

    await settings.open(host)
    await expect(settings.dialog.getByTestId('account-choose-name-button')).toBeVisible()
    await settings.dialog.getByTestId('w3m-wallet-upgrade-card').click()
    const opening = context.waitForEvent('page')
    await settings.dialog.getByTestId('w3m-secure-website-button').click()
    const tab = await opening
    await expect(tab).toHaveURL(`${sandboxUrls.secureSite}/account?lang=en`)
    await tab.close()
    await settings.close.click()
    await settings.expectClosed()

    await moveTo(host, 'Sandbox Two')
    await expect(host.read('caip-address')).toHaveText(`eip155:31338:${address}`)
    await signAs(host, first, chainTwo)
    await moveTo(host, 'Sandbox One')
    await signAs(host, first, chainOne)

    await page.reload()
    await expectAccount(host, first, address)
    await expect(host.accountButton).toBeVisible()
    await settings.open(host)
    await settings.button('Disconnect').click()
    await host.expectDisconnected()

    trouble.expect(FAILED_REQUEST)
    await page.clock.install()
    await host.connectButton.click()
    await expect(email.address).toBeVisible()
    await context.setOffline(true)
    await email.enterAddress(newEmail())
    await page.clock.runFor(125_000)
    await expect(email.view).toContainText(/Nothing was sent: no connection|No answer yet/)
    await context.setOffline(false)
  })
}

test('no-socials: a page without providers shows none, and shows an email field with the separator below it', async ({
  page,
  host,
}) => {
  const view = new EmailView(page)
  await host.goto('?email=on&wallet=none&socials=off')
  await host.connectButton.click()
  await expect(view.address).toBeVisible()
  await expect(new SocialView(page).block).toHaveCount(0)
  await expect(view.dialog.getByTestId(/^social-selector-/)).toHaveCount(0)
  const [field, separator] = await Promise.all([
    view.address.boundingBox(),
    view.dialog.getByTestId('w3m-email-login-or-separator').boundingBox(),
  ])
  expect(separator?.y).toBeGreaterThan(field?.y ?? Infinity)
})
