import type { Page } from '@playwright/test'
import { SocialView } from '../pages/SocialView'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

/** Answers on the page of a provider or of an app by keyboard. */
async function answerByKeyboard(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

test('P21: a visitor without a pointer signs in at a provider, goes back once, and finds the focus where the button was', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  const { keyboard } = page
  await host.goto(EMAIL_ONLY)
  await tabTo(page, host.connectButton)
  await keyboard.press('Enter')
  await view.expectView('Connect wallet')

  await tabTo(page, view.provider('google'))
  const first = page.waitForEvent('popup')
  await keyboard.press('Enter')
  const left = await first
  await expect(left.getByRole('heading')).toContainText('Google')
  await left.close()
  await page.bringToFront()
  await expect(view.view).toContainText('The window was closed')
  await tabTo(page, view.retry)
  const second = page.waitForEvent('popup')
  await keyboard.press('Enter')
  const popup = await second
  await expect(popup.getByRole('heading')).toContainText('Google')
  const closing = popup.waitForEvent('close')
  await answerByKeyboard(popup, 'Marisol Tide')
  await closing

  await page.bringToFront()
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.accountButton).toBeFocused()
})

test('P21: a visitor without a pointer goes back from Farcaster to the list’s heading, signs in with the app’s link, and finds the focus where the button was', async ({
  page,
  context,
  host,
  farcaster: _farcaster,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const view = new SocialView(page)
  const { keyboard } = page
  await host.goto(EMAIL_ONLY)
  await tabTo(page, host.connectButton)
  await keyboard.press('Enter')
  await view.expectView('Connect wallet')

  await tabTo(page, view.provider('farcaster'))
  await keyboard.press('Enter')
  await view.expectView('Farcaster')
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await tabTo(page, view.back)
  await keyboard.press('Enter')
  await view.expectView('Connect wallet')
  // Every new view focuses its heading, so that a screen reader announces where the user is.
  await expect(view.dialog.getByRole('heading', { name: 'Connect wallet' })).toBeFocused()

  await tabTo(page, view.provider('farcaster'))
  await keyboard.press('Enter')
  await view.expectView('Farcaster')
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await tabTo(page, view.dialog.getByTestId('wm-copy-link'))
  await keyboard.press('Enter')
  await expect(view.toast).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const app = await context.newPage()
  await app.goto(link)
  await answerByKeyboard(app, /^Sign in as marisol/)
  await expect(app.getByRole('heading')).toHaveText('Signed in')

  await page.bringToFront()
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.accountButton).toBeFocused()
})
