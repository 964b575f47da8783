import { expect, type Page } from '@playwright/test'
import type { FarcasterControl, MailboxControl } from '@redux-wallet-modal/sandbox'
import { AccountSitePage } from '../pages/AccountSitePage'
import { addAuthenticator } from './addAuthenticator'
import { newEmail } from './newEmail'
import { sandboxUrls } from './sandboxUrls'
import { MAIL_PAUSE_MS } from './signInByEmail'

const SITE = sandboxUrls.secureSite
/** A sign-in counts as fresh for five minutes. */
const STALE_MS = 6 * 60_000
const PASSWORD = 'a heron stands in 7 cold rivers'
/** The page reports a slow window after 15 s. */
const LATE_MS = 16_000

/** Inspects the visible page, under the name of its state. */
export type Look = (state: string, page: Page) => Promise<void>

/** Opens a page of the site in a window opened by another of its pages. */
async function openFrom(page: Page, path: string): Promise<Page> {
  await page.goto(`${SITE}/loading`)
  const opening = page.waitForEvent('popup')
  await page.evaluate(url => void window.open(url, '_blank', 'popup'), path)
  return opening
}

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Shows the first and the last page of a provider's window. */
export async function lookAtLoginWindow(page: Page, look: Look) {
  await page.clock.install()
  await page.goto(`${SITE}/loading`)
  await expectTitle(page, 'One moment')
  await look('loading', page)
  await page.clock.fastForward(LATE_MS)
  await expect(page.getByRole('status')).toContainText('longer than usual')
  await look('loading-late', page)
  await page.goto(`${SITE}/social-done`)
  await expectTitle(page, 'This sign-in could not be completed')
  await look('social-lost', page)
  const facts = new URLSearchParams({ host: SITE, uri: `${SITE}/social/callback?result=x` })
  const done = await openFrom(page, `${SITE}/social-done#${facts.toString()}`)
  await expectTitle(done, 'You can close this window')
  await look('social-done', done)
  await done.close()
}

/** Shows the window that uses a passkey. */
export async function lookAtPasskeyWindow(page: Page, site: string, look: Look) {
  await page.goto(`${site}/use-passkey`)
  await expect(page.getByRole('status')).toContainText('start again there')
  await look('passkey-lost', page)
  await page.goto(`${site}/loading`)
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/use-passkey', '_blank', 'popup'))
  const popup = await opening
  await expect(popup.getByRole('status')).toContainText('Waiting for the page')
  await look('passkey-waiting', popup)
  await addAuthenticator(popup)
  const own = await popup.evaluate(async () => {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: new Uint8Array(32),
        rp: { name: 'Wallet' },
        user: { id: new Uint8Array(8), name: 'marisol', displayName: 'Marisol' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: {} },
      },
    })
    return (made as PublicKeyCredential).id
  })
  const ask = (credentialId: string) =>
    popup.evaluate(id => {
      const opener = window.opener as Window & { ask(target: Window, id: string): void }
      opener.ask(window, id)
    }, credentialId)
  await page.evaluate(() => {
    Object.assign(window, {
      ask: (target: Window, credentialId: string) =>
        target.postMessage({ kind: 'use', credentialId, salt: 's'.repeat(43) }, location.origin),
    })
  })
  await ask('x'.repeat(43))
  const use = popup.getByRole('button', { name: 'Use passkey' })
  await expect(use).toBeVisible()
  await look('passkey-asked', popup)
  await use.click()
  await expect(popup.getByRole('alert')).toContainText('Nothing was signed')
  await look('passkey-not-used', popup)
  await ask(own)
  await use.click()
  await expect(popup.getByRole('status')).toContainText('You can close this window')
  await look('passkey-done', popup)
  await popup.close()
}

/** Shows the account page of a user who signs in by email. */
export async function lookAtAccount(page: Page, mailbox: MailboxControl, look: Look) {
  const account = new AccountSitePage(page, SITE)
  const email = newEmail()
  const field = (name: string) => page.getByLabel(name)
  const seen = (state: string) => look(state, page)

  await account.goto()
  await account.expectTitle('Sign in to your account')
  await seen('account-sign-in')
  await field('Email address').fill('nonsense')
  await account.button('Send a code').click()
  await expect(account.problem).toContainText('not an email address')
  await seen('account-sign-in-problem')
  await field('Email address').fill(email)
  await account.button('Send a code').click()
  await account.expectTitle('Check your email')
  await seen('account-device')
  await account.approveDevice(mailbox, email)
  await account.expectTitle('Enter the code')
  await seen('account-code')
  await account.enterCode(mailbox, email)
  await account.expectOverview()
  await seen('account')

  await account.button('Export your key').click()
  await seen('account-export')
  await account.button('Show').click()
  await account.expectTitle('Your recovery phrase')
  await seen('account-phrase')
  await account.button('Hide').click()
  await account.expectTitle('Hidden')
  await seen('account-hidden')
  await account.button('Back').click()

  await account.button('Set how your key is recovered').click()
  await account.expectTitle('How your key is recovered')
  await seen('account-recovery')
  await account.button('Use a password').click()
  await account.expectTitle('Choose a recovery password')
  await seen('account-password')
  await field('New password').fill('short')
  await account.button('Set the password').click()
  await expect(account.problem).toContainText('at least 12 characters')
  await seen('account-password-problem')
  await field('New password').fill(PASSWORD)
  await field('The same again').fill(PASSWORD)
  await account.button('Set the password').click()
  await account.expectTitle('Done')
  await seen('account-recovery-done')
  await account.button('Continue').click()
  await account.button('Set how your key is recovered').click()
  await expect(account.button('Use neither of them')).toBeVisible()
  await seen('account-recovery-set')
  await account.button('Back').click()

  await account.button('Sign out everywhere').click()
  await account.expectTitle('Sign out everywhere?')
  await seen('account-sign-out')
  await account.button('Sign out everywhere').click()
  await account.expectTitle('Signed out everywhere')
  await seen('account-signed-out')

  // Another device, which lacks its share of the key.
  await account.forgetDevice()
  await mailbox.passTime(MAIL_PAUSE_MS)
  await account.signIn(mailbox, email)
  await account.button('Delete the account').click()
  await account.expectTitle('Delete the account?')
  await seen('account-delete')
  await account.button('Delete for good').click()
  await expect(account.problem).toContainText('Nothing was deleted')
  await seen('account-delete-problem')
  await field('Type DELETE to confirm').fill('DELETE')
  await account.button('Delete for good').click()
  await account.expectTitle('Unlock your wallet')
  await seen('account-unlock')
  await field('Recovery password').fill(PASSWORD)
  await account.button('Unlock').click()
  await account.expectTitle('The account was deleted')
  await seen('account-deleted')
}

/** Shows the account page of a user whose provider vouches for no email. */
export async function lookAtOtherSignIns(
  page: Page,
  { mailbox, farcaster: _farcaster }: { mailbox: MailboxControl; farcaster: FarcasterControl },
  look: Look,
) {
  const account = new AccountSitePage(page, SITE)
  await account.goto()
  await account.button('Sign in another way').click()
  await account.expectTitle('Sign in another way')
  await look('account-ways', page)
  await account.button('Continue with Farcaster').click()
  await account.expectTitle('Sign in with Farcaster')
  await expect(page.getByRole('link', { name: 'Open Farcaster' })).toBeVisible()
  await look('account-farcaster', page)
  await account.button('Back').click()
  await account.signInAt('Facebook')
  await look('account-provider', page)
  await mailbox.passTime(STALE_MS)
  await account.button('Export your key').click()
  await account.button('Show').click()
  await account.expectTitle('Sign in again')
  await look('account-again', page)
}
