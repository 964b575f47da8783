import { AccountSitePage } from '../pages/AccountSitePage'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SITE = sandboxUrls.secureSite
const STALE_MS = 6 * 60_000

test('an owner who declines at the provider, or takes another account there, sees nothing of the key', async ({
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
