import { parseEther, type Address } from 'viem'
import { AccountSettingsView } from '../pages/AccountSettingsView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailChangeView } from '../pages/EmailChangeView'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { SocialView } from '../pages/SocialView'
import { moveTo } from '../support/moveTo'
import { newEmail } from '../support/newEmail'
import { recordFrame } from '../support/recordFrame'
import { EMAIL_ONLY, signInByEmail } from '../support/signInByEmail'
import { signOnce } from '../support/signOnce'
import { expect, test } from '../support/test'

type Recording = Awaited<ReturnType<typeof recordFrame>>

/**
 * Signs out, and checks that the whole recording follows the protocol and has these events in it.
 */
async function end(host: HostPage, recording: Recording, events: readonly string[]) {
  await host.disconnect.click()
  await host.expectDisconnected()
  await expect(new EmailView(host.page).frame).toHaveCount(0)
  expect(await recording.faults()).toEqual([])
  const asked = await recording.asked()
  expect(asked).toEqual(expect.arrayContaining([...events]))
  expect(asked.filter(name => name === 'SIGN_OUT')).toHaveLength(1)
}

test('the page’s messages to the frame follow the protocol exactly: an email login, a reload and a sign-out', async ({
  page,
  host,
  mailbox,
}) => {
  const approval = new ApprovalFrame(page)
  const recording = await recordFrame(page)
  const address = await signInByEmail(host, mailbox, { query: `${EMAIL_ONLY}&account=eoa` })
  await signOnce(host)
  await host.signTypedData.click()
  await approval.expectRequest('Sign data')
  await approval.reject.click()
  await expect(host.result).toHaveText('rejected')
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.close.click()
  await expect(host.result).toHaveText('rejected')
  await page.reload()
  await host.expectConnected(address)
  await signOnce(host)
  await end(host, recording, [
    'SYNC_DAPP_DATA',
    'SYNC_THEME',
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'GET_USER',
    'RPC_REQUEST',
    'RPC_ABORT',
    'IS_CONNECTED',
  ])
})

test('the page’s messages to the frame follow the protocol exactly: a smart account that makes a batch, and both types of account', async ({
  page,
  host,
  mailbox,
  chainOne,
}) => {
  const approval = new ApprovalFrame(page)
  const settings = new AccountSettingsView(page)
  const result = page.getByTestId('calls-result')
  const recording = await recordFrame(page)
  const address = await signInByEmail(host, mailbox, {
    query: `${EMAIL_ONLY}&account=smartAccount`,
  })
  await expect(host.read('account-type')).toHaveText('smartAccount')
  await chainOne.fund(address as Address, parseEther('1'))
  await page.getByTestId('send-calls').click()
  await approval.expectRequest(/.+/)
  await approval.confirm()
  await expect(result).toHaveText(/^done \{"kind":"calls"/)
  await expect(async () => {
    await page.getByTestId('calls-status').click()
    await expect(result).toContainText('"outcome":"confirmed"', { timeout: 1_000 })
  }).toPass()
  await settings.switchTo(host, 'eoa')
  await end(host, recording, ['RPC_REQUEST', 'SET_PREFERRED_ACCOUNT', 'GET_USER'])
})

test('the page’s messages to the frame follow the protocol exactly: a login at a provider', async ({
  page,
  host,
  identity: _identity,
}) => {
  const view = new SocialView(page)
  const recording = await recordFrame(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.signIn('google')
  await expect(host.read('status')).toHaveText('connected')
  await signOnce(host)
  await end(host, recording, ['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL', 'RPC_REQUEST'])
})

test('the page’s messages to the frame follow the protocol exactly: an abandoned Farcaster login, then an email', async ({
  page,
  host,
  farcaster: _farcaster,
  mailbox,
}) => {
  const view = new SocialView(page)
  const recording = await recordFrame(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await view.back.click()
  await view.expectView('Connect wallet')
  await expect.poll(() => recording.asked()).toContain('RELOAD')
  await new EmailView(page).signIn(mailbox, newEmail())
  await expect(host.read('status')).toHaveText('connected')
  const asked = await recording.asked()
  expect(
    asked.slice(asked.indexOf('RELOAD')).indexOf('SYNC_DAPP_DATA'),
    'the page says who it is right after the frame began anew',
  ).toBe(1)
  await end(host, recording, ['GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'CONNECT_EMAIL'])
})

test('the page’s messages to the frame follow the protocol exactly: a login with Farcaster', async ({
  page,
  host,
  farcaster,
}) => {
  const view = new SocialView(page)
  const recording = await recordFrame(page)
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  await farcaster.sign()
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await end(host, recording, ['GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'GET_USER'])
})

test('the page’s messages to the frame follow the protocol exactly: a changed email', async ({
  page,
  host,
  mailbox,
}) => {
  const [old, next] = [newEmail(), newEmail()]
  const view = new EmailChangeView(page)
  const recording = await recordFrame(page)
  await signInByEmail(host, mailbox, { email: old })
  await host.accountButton.click()
  await view.open()
  await view.change(mailbox, old, next)
  await view.close.click()
  await view.expectClosed()
  await end(host, recording, [
    'UPDATE_EMAIL',
    'UPDATE_EMAIL_PRIMARY_OTP',
    'UPDATE_EMAIL_SECONDARY_OTP',
  ])
})

test('the page’s messages to the frame follow the protocol exactly: one login on EVM and on Solana', async ({
  page,
  host,
  mailbox,
}) => {
  const recording = await recordFrame(page)
  await signInByEmail(host, mailbox, { query: `${EMAIL_ONLY}&families=eip155,solana` })
  await moveTo(host, 'Sandbox Solana')
  await expect(host.read('address')).not.toHaveText(/^0x/)
  await signOnce(host)
  await moveTo(host, 'Sandbox One')
  await expect(host.read('address')).toHaveText(/^0x/)
  await signOnce(host)
  await page.reload()
  await expect(host.read('status')).toHaveText('connected')
  await signOnce(host)
  await end(host, recording, ['RPC_REQUEST', 'IS_CONNECTED', 'SWITCH_NETWORK', 'GET_USER'])
})
