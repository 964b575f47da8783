import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { verifyMessage, type Address, type Hex } from 'viem'
import { AccountSitePage } from '../pages/AccountSitePage'
import { EmailView } from '../pages/EmailView'
import { HostPage } from '../pages/HostPage'
import { UnlockFrame } from '../pages/UnlockFrame'
import { newEmail } from '../support/newEmail'
import { openBesideDevice, openDeviceWindow, openInDeviceWindow } from '../support/openDeviceWindow'
import { MAIL_PAUSE_MS } from '../support/signInByEmail'
import { startOwnSite, type OwnSite } from '../support/startOwnSite'
import { test as journey, expect } from '../support/test'

const MESSAGE = 'Hello from the example host'

const test = journey.extend<{ site: OwnSite }>({
  site: async ({ context }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
    const site = await startOwnSite(folder)
    await provide(site)
    await site.close(context)
    rmSync(folder, { recursive: true })
  },
})

/** Makes pages omit an attribute of their frames from the next load on. */
const leaveOut = (context: BrowserContext, attribute: 'allow' | 'sandbox') =>
  context.addInitScript(left => {
    const { setAttribute } = HTMLIFrameElement.prototype
    HTMLIFrameElement.prototype.setAttribute = function set(name, value) {
      if (name !== left) setAttribute.call(this, name, value)
    }
  }, attribute)

test('an owner whose browser refuses passkeys in the frame uses theirs in a window, after one was closed and one blocked', async ({
  page,
  mailbox,
  site,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const device = await openDeviceWindow(page)
  const account = new AccountSitePage(device, site.url)

  const address = await test.step('the owner makes a passkey on the account page', async () => {
    await account.signIn(mailbox, email)
    const shown = (await account.main.getByText(/^0x[\da-fA-F]{40}$/).textContent()) as Address
    await account.button('Set how your key is recovered').click()
    await account.button('Use a passkey').click()
    await account.expectTitle('Done')
    return shown
  })

  await account.forgetDevice()
  site.passTime(MAIL_PAUSE_MS)
  // Such a page delegates no passkeys, so the browser refuses them in the frame.
  await leaveOut(page.context(), 'allow')
  const host = new HostPage(await openBesideDevice(device, site.url))
  const unlock = new UnlockFrame(host.page)

  await test.step('the browser keeps the passkey, and has lost its share of the key', async () => {
    await host.goto(`?email=on&wallet=none&relay=none&site=${encodeURIComponent(site.url)}`)
    await host.connectButton.click()
    await new EmailView(host.page).signIn(mailbox, email)
    await expect(host.read('status')).toHaveText('connected')
    await expect(host.read('address')).toHaveText(address)
    await host.signMessage.click()
    await unlock.expectLocked()
    await unlock.usePasskey.click()
    await expect(unlock.problem).toContainText('The passkey was not used. Nothing was signed.')
  })

  await test.step('a closed window is reported, and can be opened again', async () => {
    const first = await unlock.openWindow()
    await expect(first.getByRole('button', { name: 'Use passkey' })).toBeVisible()
    await first.close()
    await expect(unlock.problem).toContainText('The window was closed before the passkey was used')
  })

  await test.step('a link opens the window that the browser blocked', async () => {
    const unblock = await unlock.blockWindows()
    await unlock.useWindow.click()
    await expect(unlock.problem).toContainText('The browser blocked the window')
    const opening = host.page.waitForEvent('popup')
    await unlock.windowLink.click()
    const second = await opening
    await expect(second.getByRole('button', { name: 'Use passkey' })).toBeVisible()
    await second.close()
    await expect(unlock.problem).toContainText('The window was closed before the passkey was used')
    await unblock()
  })

  await test.step('the passkey unlocks the key in the window, and the page receives its signature', async () => {
    // A sandboxed frame reaches only the windows that it opened itself.
    await leaveOut(page.context(), 'sandbox')
    await host.page.reload()
    await host.expectConnected(address)
    await host.signMessage.click()
    await unlock.expectLocked()
    await openInDeviceWindow(unlock.review)
    await unlock.useWindow.click()
    const closing = device.waitForEvent('close')
    await device.getByRole('button', { name: 'Use passkey' }).click()
    await closing
    await unlock.expectRequest('Sign message')
    await unlock.confirm()
    await expect(host.result).toHaveText(/^done 0x[\da-f]{130}$/, { timeout: 20_000 })
    const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
    expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
    await unlock.expectClosed()
  })
})
