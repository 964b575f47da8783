import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { verifyMessage, type Address, type Hex } from 'viem'
import { AccountSitePage } from '../pages/AccountSitePage'
import { EmailView } from '../pages/EmailView'
import { UnlockFrame } from '../pages/UnlockFrame'
import { addAuthenticator } from '../support/addAuthenticator'
import { lendAuthenticator } from '../support/lendAuthenticator'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { MAIL_PAUSE_MS } from '../support/signInByEmail'
import { startOwnSite, type OwnSite } from '../support/startOwnSite'
import { test as journey, expect } from '../support/test'

const MESSAGE = 'Hello from the example host'

const test = journey.extend<{ site: OwnSite }>({
  site: async ({ baseURL: _baseURL }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
    const site = await startOwnSite(folder)
    await provide(site)
    await site.close()
    rmSync(folder, { recursive: true })
  },
})

/** The host's page keeps passkeys to itself, so that the browser refuses them to the frame. */
const refusePasskeys = (page: Page) =>
  page.route(`${sandboxUrls.page}/?*`, async route => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'permissions-policy': 'publickey-credentials-get=(self)',
    }
    await route.fulfill({ response, headers })
  })

test('an owner whose browser refuses passkeys to the frame uses theirs in a window, also a blocked or closed one', async ({
  page,
  context,
  host,
  mailbox,
  site,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const unlock = new UnlockFrame(page)
  const query = `?email=on&wallet=none&relay=none&site=${encodeURIComponent(site.url)}`

  // The passkey is made on the account page, in a tab that stays open.
  const tab = await context.newPage()
  const account = new AccountSitePage(tab, site.url)
  await addAuthenticator(tab)
  await account.signIn(mailbox, email)
  await account.button('Set how your key is recovered').click()
  await account.button('Use a passkey').click()
  await account.expectTitle('Done')
  await lendAuthenticator(context, tab)

  // The browser keeps the passkey, and loses its part of the key.
  await account.forgetDevice()
  site.passTime(MAIL_PAUSE_MS)
  await refusePasskeys(page)
  await host.goto(query)
  await host.connectButton.click()
  await new EmailView(page).signIn(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) as Address
  await host.signMessage.click()
  await unlock.expectLocked()
  await unlock.usePasskey.click()
  await expect(unlock.problem).toContainText('The passkey was not used. Nothing was signed.')

  // A window that is closed.
  const first = await unlock.openWindow()
  await expect(first.getByRole('button', { name: 'Use passkey' })).toBeVisible()
  await first.close()
  await expect(unlock.problem).toContainText('The window was closed before the passkey was used')

  // A window that is blocked, and opened by the link.
  await unlock.blockWindows()
  await unlock.useWindow.click()
  await expect(unlock.problem).toContainText('The browser blocked the window. Nothing was signed.')
  const opening = page.waitForEvent('popup')
  await unlock.windowLink.click()
  const popup = await opening
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Use passkey' }).click()
  await closing
  await unlock.expectRequest('Sign message')
  await unlock.confirm()
  await expect(host.result).toHaveText(/^done 0x[\da-f]{130}$/, { timeout: 20_000 })
  const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
  expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
  await unlock.expectClosed()
})
