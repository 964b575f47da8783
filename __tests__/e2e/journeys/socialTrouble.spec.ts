import type { Page } from '@playwright/test'
import { SocialView } from '../pages/SocialView'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { expect, test } from '../support/test'

const MINUTE_MS = 60_000
/** More than the 10 s that the site waits for a provider. */
const SITE_GIVES_UP_MS = 20_000

/**
 * Loads a page of another origin in the provider's window, which posts the message that the site
 * would.
 */
async function takeOver(popup: Page) {
  const origin = `http://localhost:${String(Number(new URL(sandboxUrls.page).port) + 91)}`
  const resultUri = `${sandboxUrls.secureSite}/social/callback?result=${'r'.repeat(43)}`
  await popup.context().route(`${origin}/**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Not the site</h1><script>opener.postMessage({ resultUri: '${resultUri}' }, '*')</script>`,
    }),
  )
  await popup.evaluate(url => location.assign(url), `${origin}/`)
}

test('the modal ignores what another site posts from a provider’s window, and the next try works', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  const popup = await view.open('google')
  await expect(popup.getByRole('heading')).toContainText('Google')
  const closing = popup.waitForEvent('close')
  await takeOver(popup)
  await closing
  await expect(view.view).toContainText('came from a site that isn’t trusted and was ignored')
  await expect(host.read('status')).toHaveText('disconnected')

  const opening = page.waitForEvent('popup')
  await view.retry.click()
  await view.consent(await opening)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})

test('field #3846: a provider that does not identify the visitor to the site ends the wait with an error, and the next try works', async ({
  page,
  host,
  identity,
}) => {
  test.setTimeout(90_000)
  const view = new SocialView(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  const popup = await view.open('github')
  await expect(popup.getByRole('heading')).toContainText('GitHub')
  await identity.slow(MINUTE_MS)
  await view.consent(popup)
  await expect(view.view).toContainText('You’re not signed in', { timeout: SITE_GIVES_UP_MS })
  await expect(host.read('status')).toHaveText('disconnected')

  await identity.slow(0)
  const opening = page.waitForEvent('popup')
  await view.retry.click()
  await view.consent(await opening)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})
