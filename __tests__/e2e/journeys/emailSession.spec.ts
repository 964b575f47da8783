import { accountAt } from '@redux-wallet-modal/sandbox'
import { verifyMessage, type Address, type Hex } from 'viem'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { ConnectView } from '../pages/ConnectView'
import { EmailView } from '../pages/EmailView'
import { NetworksView } from '../pages/NetworksView'
import { WaitingView } from '../pages/WaitingView'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY, signInAgain, signInByEmail } from '../support/signInByEmail'
import { expect, test } from '../support/test'

const MESSAGE = 'Hello from the example host'

test('no-email: a page with email switched off shows no field, creates no frame and sends the site no request', async ({
  page,
  host,
}) => {
  const view = new EmailView(page)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(sandboxUrls.secureSite)) asked.push(request.url())
  })
  await host.goto('?email=hidden')
  await host.connectButton.click()
  await expect(new ConnectView(page).wallet('Sandbox Wallet')).toBeVisible()
  await expect(view.address).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(view.frame).toHaveCount(0)
  expect(asked).toEqual([])
})

test('flag-enable-reconnect: on a page that restores no session, a reload ends the login, in the frame too', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const view = new EmailView(page)
  const query = `${EMAIL_ONLY}&reconnect=off`
  const address = await signInByEmail(host, mailbox, { query, email })
  await page.reload()
  await host.expectDisconnected()
  await expect(view.frame).toHaveCount(0)
  // The site requires a code again: the frame has no login to restore without one.
  await signInAgain(host, mailbox, email)
  await host.expectConnected(address)
})

test('a visitor moves to another network and back, sees each move in the card, and signs on both', async ({
  page,
  host,
  mailbox,
}) => {
  const approval = new ApprovalFrame(page)
  const waiting = new WaitingView(page)
  const query = `${EMAIL_ONLY}&networks=swap`
  const address = (await signInByEmail(host, mailbox, { query })) as Address
  await expect(host.read('network')).toHaveText('Sandbox Base')
  /**
   * The wallet in the frame needs no approval, so the card shows the move that the page requested.
   */
  const move = async (name: string, id: string, press: () => Promise<void>) => {
    const shown = waiting.expectView(name)
    await press()
    await shown
    await expect(host.read('network-id')).toHaveText(id)
    await expect(async () => {
      if (await waiting.dialog.isVisible()) await waiting.close.click({ timeout: 1_000 })
      await expect(waiting.dialog).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await host.expectConnected(address)
  }
  const sign = async () => {
    await host.signMessage.click()
    await approval.expectRequest('Sign message')
    await approval.confirm()
    await expect(host.result).toHaveText(/^done 0x[\da-f]{130}$/)
    await approval.expectClosed()
    const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
    expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
  }
  await page.getByRole('combobox', { name: 'Network', exact: true }).selectOption('Sandbox One')
  await move('Sandbox One', 'eip155:31337', () => host.switchNetwork.click())
  await sign()
  await host.networkButton.click()
  const base = new NetworksView(page).network('Sandbox Base')
  await move('Sandbox Base', 'eip155:8453', () => base.click())
  await sign()
  await page.reload()
  await host.expectConnected(address)
  await expect(host.read('network')).toHaveText('Sandbox Base')
  await sign()
})

test('field reown_flutter#121: a visitor signs out, and in again, ten times in a row', async ({
  page,
  host,
  mailbox,
}) => {
  test.setTimeout(180_000)
  const email = newEmail()
  const view = new EmailView(page)
  const address = await signInByEmail(host, mailbox, { email })
  for (let time = 0; time < 10; time += 1) {
    await host.disconnect.click()
    await host.expectDisconnected()
    await expect(view.frame).toHaveCount(0)
    await signInAgain(host, mailbox, email)
    await host.expectConnected(address)
  }
})

test('field #1961: an email account that another wallet replaced is gone after a reload, with its email', async ({
  page,
  host,
  wallet,
  mailbox,
}) => {
  const view = new EmailView(page)
  const connect = new ConnectView(page)
  const byEmail = await signInByEmail(host, mailbox, { query: '?email=on&relay=none' })
  await wallet.policy({ '*': 'approve' })
  await page.getByRole('button', { name: 'Connect Sandbox Wallet', exact: true }).click()
  await host.expectConnected(accountAt(0).address)
  expect(byEmail).not.toBe(accountAt(0).address)
  await expect(view.frame).toHaveCount(0)

  await page.reload()
  await host.expectConnected(accountAt(0).address)
  await expect(view.frame).toHaveCount(0)
  await host.accountButton.click()
  await expect(connect.dialog.getByTestId('wm-account-balance')).toBeVisible()
  await expect(connect.dialog.getByTestId('w3m-account-email-update')).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys({ ...localStorage }))
  expect(stored.filter(key => /EMAIL/.test(key))).toEqual([])
})
