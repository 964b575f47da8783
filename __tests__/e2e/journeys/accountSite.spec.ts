import { HDNodeWallet } from 'ethers'
import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { CONTRACTS } from '@redux-wallet-modal/sandbox'
import { AccountSitePage } from '../pages/AccountSitePage'
import { SocialView } from '../pages/SocialView'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { MAIL_PAUSE_MS } from '../support/signInByEmail'
import { openAccountWithApps } from '../support/siteGrantStates'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SITE = sandboxUrls.secureSite
const STALE_MS = 6 * 60_000
const PASSWORD = 'a heron stands in 7 cold rivers'

test('an owner without an email signs in with their provider, again when that sign-in is old, and exports the key', async ({
  page,
  host,
  mailbox,
  identity: _identity,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(FAILED_REQUEST) // a sign-in that is too old
  const view = new SocialView(page)
  await host.goto('?email=on&wallet=none&relay=none')
  await host.connectButton.click()
  await view.signIn('facebook', 'João Pereira')
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) as Address

  // As in browsers with partitioned frame storage: the site's own page has no session.
  const account = new AccountSitePage(page, SITE)
  await account.forgetDevice()
  await account.goto()
  await account.expectTitle('Sign in to your account')
  await account.button('Sign in another way').click()
  await account.signInAt('Facebook', 'João Pereira')
  expect(page.url()).toBe(`${SITE}/account?lang=en`)
  await expect(account.main).toContainText('Facebook, as João Pereira')
  await expect(account.main).toContainText(address)

  await mailbox.passTime(STALE_MS)
  await account.button('Export your key').click()
  await account.button('Show').click()
  await account.expectTitle('Sign in again')
  await account.button('Continue with Facebook').click()
  await page.getByRole('button', { name: 'João Pereira' }).click()
  await account.expectTitle('Export your key')
  await account.button('Show').click()
  await account.expectTitle('Your recovery phrase')
  const phrase = ((await account.part('phrase').textContent()) ?? '').trim()
  expect(HDNodeWallet.fromPhrase(phrase).address).toBe(address)
})

test('an owner who declines at the provider, or chooses another account there, never sees the key', async ({
  page,
  mailbox,
  identity: _identity,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(FAILED_REQUEST) // a sign-in that is too old
  const account = new AccountSitePage(page, SITE)
  await account.goto()
  await account.button('Sign in another way').click()
  await account.button('Continue with Facebook').click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await account.expectTitle('Sign in to your account')
  await expect(account.problem).toContainText('You declined to sign in')

  await account.button('Sign in another way').click()
  await account.signInAt('Facebook', 'João Pereira')
  await mailbox.passTime(STALE_MS)
  await account.button('Export your key').click()
  await account.button('Show').click()
  await account.button('Continue with Facebook').click()
  await page.getByRole('button', { name: 'Not Marisol' }).click()
  await account.expectTitle('Your wallet account')
  await expect(account.problem).toContainText('another account')
  await expect(account.main).toContainText('Facebook, as Not Marisol')
})

test('P21: an owner without a pointer keeps, recovers, leaves and deletes the account, and always sees the focus', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(150_000)
  const email = newEmail()
  const account = new AccountSitePage(page, SITE)
  const { keyboard } = page
  const go = async (target: Locator, on: Page = page) => {
    await tabTo(on, target)
    await on.keyboard.press('Enter')
  }
  const press = (name: string) => go(account.button(name))
  const signIn = async () => {
    await account.expectTitle('Sign in to your account')
    await expect(page.getByLabel('Email address')).toBeFocused()
    await keyboard.type(email)
    await keyboard.press('Enter')
    await account.expectTitle('Check your email')
    const link = await page.context().newPage()
    await link.goto(await account.readLink(mailbox, email))
    await go(link.getByRole('button', { name: 'Approve' }), link)
    await expect(link.getByRole('status')).toContainText('A code is on its way to you')
    await link.close()
    await account.expectTitle('Enter the code')
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await account.readCode(mailbox, email).then(text => keyboard.type(text))
    await keyboard.press('Enter')
    await account.expectTitle('Your wallet account')
  }

  await account.goto()
  await signIn()
  await press('Export your key')
  await account.expectTitle('Export your key')
  await press('Show')
  await account.expectTitle('Your recovery phrase')
  await expect(account.part('phrase')).toHaveText(/^(\w+ ){11}\w+$/)
  await press('Hide')
  await account.expectTitle('Hidden')
  await expect(account.part('phrase')).toHaveCount(0)
  await press('Back')

  await press('Set how your key is recovered')
  await account.expectTitle('How your key is recovered')
  await press('Use a password')
  await account.expectTitle('Choose a recovery password')
  await expect(page.getByLabel('New password')).toBeFocused()
  await keyboard.type(PASSWORD)
  await tabTo(page, page.getByLabel('The same again'))
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await account.expectTitle('Done')
  await press('Continue')
  await expect(account.main).toContainText('with your password')

  await press('Sign out everywhere')
  await account.expectTitle('Sign out everywhere?')
  await press('Sign out everywhere')
  await account.expectTitle('Signed out everywhere')

  await mailbox.passTime(MAIL_PAUSE_MS)
  await account.goto()
  await signIn()
  await press('Delete the account')
  await account.expectTitle('Delete the account?')
  await expect(page.getByLabel('Type DELETE to confirm')).toBeFocused()
  await keyboard.type('DELETE')
  await press('Delete for good')
  await account.expectTitle('The account was deleted')
})

test('P21: an owner without a pointer reads which apps act for them, and stops one', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const account = await openAccountWithApps(page, mailbox, { token: CONTRACTS.dollar })
  const tab = account.page
  const go = async (target: Locator) => {
    await tabTo(tab, target)
    await tab.keyboard.press('Enter')
  }
  const { host, port } = new URL(sandboxUrls.page)
  const apps = tab.getByRole('button', { name: / until / })
  const first = tab.getByRole('button', { name: new RegExp(`^${host} until`) })
  const second = tab.getByRole('button', { name: new RegExp(`^localhost:(?!${port} )\\d+ until`) })

  await go(account.button('Apps that act for you'))
  await account.expectTitle('Apps that act for you')
  await expect(apps).toHaveCount(2)
  await go(second)
  await expect(account.main).toContainText('0.5 ETH each day')
  await expect(account.main).toContainText('2 tokens each day')
  await expect(account.main).toContainText(CONTRACTS.dollar)
  await go(account.button('Stop it'))
  await account.expectTitle('Stopped')
  await go(account.button('Continue'))
  await account.expectTitle('Apps that act for you')
  await expect(apps).toHaveCount(1)

  await go(first)
  await expect(account.main).toContainText('Paid for you')
  await go(account.button('Back'))
  await account.expectTitle('Apps that act for you')
  await go(account.button('Back'))
  await account.expectOverview()
})
