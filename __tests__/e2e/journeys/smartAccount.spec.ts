import { accountAt } from '@redux-wallet-modal/sandbox'
import { createPublicClient, http, parseEther, size, type Address, type Hex } from 'viem'
import { AccountSettingsView } from '../pages/AccountSettingsView'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import type { HostPage } from '../pages/HostPage'
import { NetworksView } from '../pages/NetworksView'
import type { Chain } from '../support/createChain'
import { newEmail } from '../support/newEmail'
import { expect, test } from '../support/test'

const MESSAGE = 'Hello from the example host'
const TYPES = ['eoa', 'smartAccount'] as const
type AccountType = (typeof TYPES)[number]
const beginningWith = (type: AccountType) => `?email=on&wallet=none&relay=none&account=${type}`

const addressOf = async (host: HostPage) => (await host.read('address').textContent()) as Address

async function expectAccount(host: HostPage, type: AccountType, address: Address) {
  await expect(host.read('account-type')).toHaveText(type)
  await host.expectConnected(address)
}

/** The visitor signs with the account in use, and the chain says that it did. Gives how long the signature is. */
async function sign(host: HostPage, approval: ApprovalFrame, chain: Chain): Promise<number> {
  const address = await addressOf(host)
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await expect(approval.review).toContainText(MESSAGE)
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x[\da-f]+$/)
  await approval.expectClosed()
  const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
  const client = createPublicClient({ transport: http(chain.url) })
  expect(await client.verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
  return size(signature)
}

const PLAIN_BYTES = 65

for (const first of TYPES) {
  const other = first === 'eoa' ? 'smartAccount' : 'eoa'

  test(`a login that begins with ${first} switches, and its choice outlives reloads and signing out`, async ({
    page,
    host,
    mailbox,
    chainOne,
  }) => {
    test.setTimeout(120_000)
    const email = newEmail()
    const view = new EmailView(page)
    const approval = new ApprovalFrame(page)
    const settings = new AccountSettingsView(page)
    await host.goto(beginningWith(first))
    await host.connectButton.click()
    await view.signIn(mailbox, email)
    await expect(host.read('account-type')).toHaveText(first)
    const begun = await addressOf(host)
    expect((await sign(host, approval, chainOne)) > PLAIN_BYTES).toBe(first === 'smartAccount')

    await settings.switchTo(host, other)
    const switched = await addressOf(host)
    expect(switched).not.toBe(begun)
    expect((await sign(host, approval, chainOne)) > PLAIN_BYTES).toBe(other === 'smartAccount')

    await page.reload()
    await expectAccount(host, other, switched)
    await settings.switchTo(host, first)
    await expectAccount(host, first, begun)
    await page.reload()
    await expectAccount(host, first, begun)
    await sign(host, approval, chainOne)

    await settings.switchTo(host, other)
    await host.disconnect.click()
    await host.expectDisconnected()
    await host.connectButton.click()
    await view.enterAddress(email)
    await view.enterCode(mailbox, email)
    await view.expectClosed()
    await expectAccount(host, other, switched)
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
    await sign(host, approval, chainOne)
  })
}

async function moveTo(host: HostPage, name: string) {
  await host.networkButton.click()
  await new NetworksView(host.page).network(name).click()
  await expect(host.read('network')).toHaveText(name)
  await expect(host.page.getByRole('dialog')).toBeHidden()
}

test('on a network without smart accounts a login signs with its plain address, and stays with it until it switches', async ({
  page,
  host,
  mailbox,
  chainOne,
  swapChain,
}) => {
  test.setTimeout(90_000)
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  const settings = new AccountSettingsView(page)
  await host.goto(`${beginningWith('smartAccount')}&networks=swap`)
  await host.connectButton.click()
  await view.signIn(mailbox, newEmail())
  // The page begins on a network without smart accounts, whatever it prefers.
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
  expect(await sign(host, approval, swapChain)).toBe(PLAIN_BYTES)

  await moveTo(host, 'Sandbox One')
  await expectAccount(host, 'eoa', plain)
  await settings.switchTo(host, 'smartAccount')
  await expectAccount(host, 'smartAccount', smart)
  await sign(host, approval, chainOne)
})
