import { EmailChangeView } from '../pages/EmailChangeView'
import { EmailView } from '../pages/EmailView'
import { HostPage } from '../pages/HostPage'
import { newEmail } from '../support/newEmail'
import { expect, test } from '../support/test'

const EVM = '?email=on&wallet=none&relay=none'
/** The site sends at most one mail per address within this time. */
const CODE_PAUSE_MS = 31_000
/** Browsers log every error response; a wrong code causes one. */
const FAILED_REQUEST = /Failed to load resource: the server responded with a status of 400/

test('a visitor changes the email, both mailboxes receive a notice, and the new one opens the same account', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const [old, next] = [newEmail(), newEmail()]
  const login = new EmailView(page)
  const view = new EmailChangeView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await login.signIn(mailbox, old)
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) ?? ''

  await host.accountButton.click()
  await view.open()
  await expect(view.address).toHaveValue(old)
  await expect(view.save).toBeDisabled()
  await view.enterAddress(next)
  await view.expectView('Confirm current email')
  await expect(view.view).toContainText(old)
  const right = await mailbox.code(old)
  await view.code.fill(right === '000000' ? '000001' : '000000')
  await expect(view.view.getByRole('alert')).toContainText('That code isn’t right')
  await view.enterCode(mailbox, old)
  await view.expectView('Confirm new email')
  await expect(view.view).toContainText(next)
  await view.enterCode(mailbox, next)
  await expect(view.toast).toContainText('Your email address was changed')
  await expect(view.settings).toHaveText(next)
  await expect
    .poll(async () => (await mailbox.next(old)).subject)
    .toMatch(/^The email address of your .+ account was changed$/)
  await expect
    .poll(async () => (await mailbox.next(next)).subject)
    .toMatch(/^This address now opens your .+ account$/)
  await host.expectConnected(address)
  await view.close.click()

  await host.disconnect.click()
  await host.expectDisconnected()
  await host.connectButton.click()
  await login.enterAddress(next)
  // The site knows this browser, so it sends a code and no link.
  await login.enterCode(mailbox, next)
  await login.expectClosed()
  await host.expectConnected(address)

  await host.disconnect.click()
  await host.expectDisconnected()
  await mailbox.passTime(CODE_PAUSE_MS)
  await host.connectButton.click()
  await login.signIn(mailbox, old)
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.read('address'), 'the old address is another account').not.toHaveText(address)
})

test('a changed email reaches other tabs of the browser, and signs out other browsers', async ({
  page,
  context,
  browser,
  baseURL,
  host,
  mailbox,
}) => {
  const [old, next] = [newEmail(), newEmail()]
  const view = new EmailChangeView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await new EmailView(page).signIn(mailbox, old)
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) ?? ''

  const secondTab = await context.newPage()
  const tabHost = new HostPage(secondTab)
  const tabView = new EmailChangeView(secondTab)
  await tabHost.goto(EVM)
  await tabHost.expectConnected(address)
  await tabHost.accountButton.click()
  await expect(tabView.settings).toHaveText(old)

  await mailbox.passTime(CODE_PAUSE_MS)
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const otherPage = await other.newPage()
  const otherHost = new HostPage(otherPage)
  await otherHost.goto(EVM)
  await otherHost.connectButton.click()
  await new EmailView(otherPage).signIn(mailbox, old)
  await otherHost.expectConnected(address)

  await page.bringToFront()
  await host.accountButton.click()
  await view.open()
  await view.change(mailbox, old, next)

  await secondTab.bringToFront()
  await expect(tabView.settings).toHaveText(next)
  await tabHost.expectConnected(address)
  await otherPage.bringToFront()
  await otherHost.expectDisconnected()
  await other.close()
})

test('an email of another account gets no code, its mailbox gets a notice, and nothing changes', async ({
  page,
  browser,
  baseURL,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST)
  const [mine, taken] = [newEmail(), newEmail()]
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const otherPage = await other.newPage()
  const otherHost = new HostPage(otherPage)
  await otherHost.goto(EVM)
  await otherHost.connectButton.click()
  await new EmailView(otherPage).signIn(mailbox, taken)
  await other.close()

  const view = new EmailChangeView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await new EmailView(page).signIn(mailbox, mine)
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) ?? ''
  await host.accountButton.click()
  await view.open()
  await view.enterAddress(taken)
  await view.enterCode(mailbox, mine)
  await view.expectView('Confirm new email')
  await expect
    .poll(async () => (await mailbox.next(taken)).subject)
    .toMatch(/^This address already has an account for /)
  await view.code.fill('123456')
  await expect(view.view.getByRole('alert')).toContainText('That code isn’t right')
  await view.back.click()
  await view.expectView('Edit email')
  await view.button('Cancel').click()
  await view.expectView('Account settings')
  await expect(view.row).toContainText(mine)
  await host.expectConnected(address)
})
