import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { AccountSettingsView } from '../pages/AccountSettingsView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import {
  ACCOUNT_TYPES,
  addressOf,
  beginningWith,
  expectAccount,
  otherThan,
  signAs,
} from '../support/accountTypes'
import { moveTo } from '../support/moveTo'
import { newEmail } from '../support/newEmail'
import { expect, test } from '../support/test'

for (const first of ACCOUNT_TYPES) {
  const other = otherThan(first)

  test(`a login that begins with ${first} switches, and its choice outlives reloads and signing out`, async ({
    page,
    host,
    mailbox,
    chainOne,
  }) => {
    test.setTimeout(120_000)
    const email = newEmail()
    const view = new EmailView(page)
    const settings = new AccountSettingsView(page)
    await host.goto(beginningWith(first))
    await host.connectButton.click()
    await view.signIn(mailbox, email)
    await expect(host.read('account-type')).toHaveText(first)
    const begun = await addressOf(host)
    await signAs(host, first, chainOne)

    await settings.switchTo(host, other)
    const switched = await addressOf(host)
    expect(switched).not.toBe(begun)
    await signAs(host, other, chainOne)

    await page.reload()
    await expectAccount(host, other, switched)
    await settings.switchTo(host, first)
    await expectAccount(host, first, begun)
    await page.reload()
    await expectAccount(host, first, begun)
    await signAs(host, first, chainOne)

    await settings.switchTo(host, other)
    await host.disconnect.click()
    await host.expectDisconnected()
    await host.connectButton.click()
    await view.enterAddress(email)
    await view.enterCode(mailbox, email)
    await view.expectClosed()
    await expectAccount(host, other, switched)
    await settings.switchTo(host, first)
    await expectAccount(host, first, begun)
    await settings.open(host)
    await settings.button('Disconnect').click()
    await host.expectDisconnected()
  })

  test(`a smart account makes three calls in one transaction, which brings it on the chain, where ${first} was first`, async ({
    page,
    host,
    mailbox,
    chainOne,
  }) => {
    test.setTimeout(90_000)
    const view = new EmailView(page)
    const approval = new ApprovalFrame(page)
    const settings = new AccountSettingsView(page)
    await host.goto(beginningWith(first))
    await host.connectButton.click()
    await view.signIn(mailbox, newEmail())
    await expect(host.read('account-type')).toHaveText(first)
    if (first === 'eoa') await settings.switchTo(host, 'smartAccount')
    const address = await addressOf(host)
    await expect(host.read('deployed')).toHaveText('no')
    await chainOne.fund(address, parseEther('1'))

    const paid = [accountAt(1).address, accountAt(2).address]
    const balances = () => Promise.all(paid.map(owner => chainOne.balanceOf(owner)))
    const before = await balances()
    await page.getByTestId('send-calls').click()
    await approval.expectRequest(/.+/)
    await approval.confirm()
    const result = page.getByTestId('calls-result')
    await expect(result).toHaveText(/^done \{"kind":"calls"/)
    await expect(async () => {
      await page.getByTestId('calls-status').click()
      await expect(result).toContainText('"outcome":"confirmed"', { timeout: 1_000 })
    }).toPass()
    await expect(result).toContainText('"isAtomic":true')
    const said = (await result.textContent()) ?? ''
    expect([...said.matchAll(/"transactionHash":"0x[0-9a-f]{64}"/g)]).toHaveLength(1)
    const after = await balances()
    expect(after.map((wei, at) => wei - (before[at] ?? 0n))).toEqual([10n ** 15n, 2n * 10n ** 15n])

    await expect(host.read('deployed'), 'found by itself').toHaveText('yes', { timeout: 15_000 })
    await page.reload()
    await expectAccount(host, 'smartAccount', address)
    await expect(host.read('deployed')).toHaveText('yes')
    await signAs(host, 'smartAccount', chainOne)
  })
}

for (const first of ACCOUNT_TYPES)
  test(`on a network without smart accounts a login that begins with ${first} signs with its plain address, and stays with it until it switches`, async ({
    page,
    host,
    mailbox,
    chainOne,
    swapChain,
  }) => {
    test.setTimeout(90_000)
    const view = new EmailView(page)
    const settings = new AccountSettingsView(page)
    await host.goto(`${beginningWith(first)}&networks=swap`)
    await host.connectButton.click()
    await view.signIn(mailbox, newEmail())
    // The page starts on a network without smart accounts, whatever type it prefers.
    await expect(host.read('account-type')).toHaveText('eoa')
    await moveTo(host, 'Sandbox One')
    await settings.switchTo(host, 'smartAccount')
    const smart = await addressOf(host)

    await moveTo(host, 'Sandbox Base')
    await expect(host.read('account-type')).toHaveText('eoa')
    const plain = await addressOf(host)
    expect(plain).not.toBe(smart)
    await settings.open(host)
    await expect(settings.smartAccount).toHaveCount(0)
    await settings.close.click()
    await signAs(host, 'eoa', swapChain)

    await moveTo(host, 'Sandbox One')
    await expectAccount(host, 'eoa', plain)
    await settings.switchTo(host, 'smartAccount')
    await expectAccount(host, 'smartAccount', smart)
    await signAs(host, 'smartAccount', chainOne)
  })
