import { SocialView } from '../pages/SocialView'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const HOUR_MS = 3_600_000
/** The site gives Farcaster's relay ten seconds. */
const RELAY_LIMIT_MS = 10_000

test('a visitor can leave a slow relay at once, sees an error when it times out, and the next try works', async ({
  page,
  host,
  farcaster,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the site's response for the relay
  const view = new SocialView(page)
  await farcaster.slow(HOUR_MS)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await view.expectView('Farcaster')
  await expect(view.view).toContainText('Asking Farcaster')
  await view.back.click()
  await view.expectView('Connect wallet')
  await expect(view.provider('farcaster')).toBeEnabled()

  await view.provider('farcaster').click()
  await expect(view.view).toContainText('Asking Farcaster')
  await expect(view.view).toContainText('You’re not signed in', { timeout: 2 * RELAY_LIMIT_MS })
  await expect(view.view.getByRole('status')).toContainText('couldn’t be started or finished')
  await farcaster.slow(0)
  await view.retry.click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()

  // Once more, while the visitor is in the app.
  await farcaster.slow(HOUR_MS)
  await expect(view.view).toContainText('You’re not signed in', { timeout: 2 * RELAY_LIMIT_MS })
  await farcaster.slow(0)
  await view.retry.click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await farcaster.sign()
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})
