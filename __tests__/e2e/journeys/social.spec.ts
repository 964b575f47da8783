import { verifyMessage, type Address, type Hex } from 'viem'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { SocialView } from '../pages/SocialView'
import { newEmail } from '../support/newEmail'
import { expect, test } from '../support/test'

const EVM = '?email=on&wallet=none&relay=none'
const MESSAGE = 'Hello from the example host'

test('a visitor signs in with Google, signs, and is restored after a reload', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(EVM)
  await host.connectButton.click()
  const popup = await view.open('google')
  await view.expectView('Google')
  await expect(view.view).toContainText('Continue in the Google window')
  await expect(popup.getByRole('heading')).toContainText('Google')
  await view.consent(popup)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) as Address

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x[\da-f]{130}$/)
  const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
  expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)

  await page.reload()
  await host.expectConnected(address)
})

for (const provider of ['github', 'apple', 'facebook', 'x', 'discord'])
  test(`a visitor signs in with ${provider}`, async ({ page, host, identity: _identity }) => {
    const view = new SocialView(page)
    await host.goto(EVM)
    await host.connectButton.click()
    await view.signIn(provider, 'João Pereira')
    await expect(host.read('status')).toHaveText('connected')
  })

test('a closed window leaves the visitor a second try', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  const popup = await view.open('google')
  await expect(popup.getByRole('heading')).toContainText('Google')
  await popup.close()
  await expect(view.view).toContainText('The window was closed')
  await expect(view.view).toContainText('You are not signed in. Nothing was shared.')
  const opening = page.waitForEvent('popup')
  await view.retry.click()
  await view.consent(await opening)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})

test('a window that the browser blocks is reported at once, and the button opens it', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  await page.addInitScript(() => {
    const { open } = window
    let isBlocked = true
    window.open = (...asked) => {
      if (!isBlocked) return open.apply(window, asked)
      isBlocked = false
      return null
    }
  })
  await host.goto(EVM)
  await host.connectButton.click()
  await view.provider('google').click()
  await expect(view.view).toContainText('Your browser blocked the window')
  const opening = page.waitForEvent('popup')
  await view.button('Open the Google window').click()
  await view.consent(await opening)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})

test('a visitor who declines at the provider is not signed in, and email works right after', async ({
  page,
  host,
  identity,
  mailbox,
}) => {
  await identity.deny(true)
  const view = new SocialView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.open('github')
  await expect(view.view).toContainText('You didn’t allow the sign-in. Nothing was shared.')
  await view.anotherWay.click()
  await view.back.click()
  const email = new EmailView(page)
  await email.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
})

test('the result of another login signs no visitor in', async ({ page, host, identity }) => {
  const view = new SocialView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  const first = await view.open('google')
  await expect(first.getByRole('heading')).toContainText('Google')
  await first.close()
  await expect(view.view).toContainText('The window was closed')
  await identity.reuseState()
  const opening = page.waitForEvent('popup')
  await view.retry.click()
  const popup = await opening
  await popup.getByRole('button', { name: 'Marisol Tide' }).click()
  await expect(host.read('status')).not.toHaveText('connected')
  await popup.close()
  await expect(view.retry).toBeVisible()
})

test('a visitor signs in with the Farcaster app', async ({ page, host, farcaster }) => {
  const view = new SocialView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await view.expectView('Farcaster')
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await farcaster.sign()
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
})

test('a visitor leaves Farcaster, and signs in by email right after', async ({
  page,
  host,
  farcaster: _farcaster,
  mailbox,
}) => {
  const view = new SocialView(page)
  const email = new EmailView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await view.back.click()
  await view.expectView('Connect wallet')
  await email.signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
})

test('state, storage and the page’s address have nothing from a provider', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  await host.goto(EVM)
  await host.connectButton.click()
  await view.signIn('google')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/result=|code=|state=/)
  expect(page.url()).not.toContain('result')
  expect(stored).toContain('"@appkit/connected_social":"google"')
})
