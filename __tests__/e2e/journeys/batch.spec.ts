import { accountAt } from '@redux-wallet-modal/sandbox'
import { getAddress, type Address } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import type { HostPage } from '../pages/HostPage'
import { connectOverRelay, POCKET } from '../support/connectOverRelay'
import { beginConnected } from '../support/connectQuietly'
import type { Chain } from '../support/createChain'
import { expect, test } from '../support/test'

/** The recipients of the example host's three calls, and the amount that each receives. */
const PAID: readonly (readonly [Address, bigint])[] = [
  [accountAt(1).address, 1_000_000_000_000_000n],
  [accountAt(2).address, 2_000_000_000_000_000n],
]
const balances = (chain: Chain) => Promise.all(PAID.map(([owner]) => chain.balanceOf(owner)))

const sendCalls = (host: HostPage) => host.page.getByTestId('send-calls')
const result = (host: HostPage) => host.page.getByTestId('calls-result')
const askAbout = (host: HostPage, id: string) => host.page.getByTestId(id).click()

/** All calls landed in the one transaction that the page receives. */
async function expectInOneTransaction(host: HostPage, chain: Chain, before: readonly bigint[]) {
  await expect(result(host)).toHaveText(/^done \{"kind":"calls","id":"0x[0-9a-f]+"\}$/)
  await askAbout(host, 'calls-status')
  await expect(result(host)).toContainText('"outcome":"confirmed"')
  await expect(result(host)).toContainText('"isAtomic":true')
  const said = (await result(host).textContent()) ?? ''
  const hashes = [...said.matchAll(/"transactionHash":"(0x[0-9a-f]{64})"/g)].map(([, hash]) => hash)
  expect(hashes).toHaveLength(1)
  const after = await balances(chain)
  expect(after.map((wei, index) => wei - (before[index] ?? 0n))).toEqual(PAID.map(([, wei]) => wei))
}

test.describe('several calls in one approval', () => {
  test('a wallet of the page makes three calls in one transaction, and reports its capabilities and assets', async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    await host.goto()
    const address = await beginConnected(host, wallet)
    await askAbout(host, 'capabilities')
    await expect(result(host)).toContainText('"eip155:31337":{"atomic":{"status":"supported"}')
    const before = await balances(chainOne)
    const approval = await ApprovalWindow.openedBy(page, () => sendCalls(host).click())
    await expect(approval.detail('Call 1: To')).toHaveText(getAddress(accountAt(1).address))
    await approval.approve()
    await expectInOneTransaction(host, chainOne, before)
    expect(
      (await wallet.requests()).filter(({ method }) => method === 'wallet_sendCalls'),
    ).toHaveLength(1)
    await askAbout(host, 'assets')
    await expect(result(host)).toContainText('"caipNetworkId":"eip155:31337","address":null')
    expect(address).toBe(accountAt(0).address)
  })

  test('a refusal, a wallet without batches and a wallet without atomic batches are reported differently, and nothing is sent', async ({
    host,
    wallet,
    chainOne,
  }) => {
    await host.goto()
    const address = await beginConnected(host, wallet)
    const sent = await chainOne.sentBy(address)
    await wallet.policy({ wallet_sendCalls: 'reject' })
    await sendCalls(host).click()
    await expect(result(host)).toHaveText('rejected')
    await wallet.policy({ wallet_sendCalls: 'approve' })
    for (const [support, code] of [
      ['none', 'UNSUPPORTED_METHOD'],
      ['unsupported', 'ATOMICITY_NOT_SUPPORTED'],
      ['ready', 'UPGRADE_REJECTED'],
    ] as const) {
      await wallet.atomic(support)
      await sendCalls(host).click()
      await expect(result(host)).toHaveText(`failed ${code}`)
    }
    await host.page.getByTestId('calls-id').fill('0xbeef')
    await wallet.atomic('supported')
    await askAbout(host, 'calls-status')
    await expect(result(host)).toHaveText('failed UNKNOWN_BUNDLE')
    expect(await chainOne.sentBy(address)).toBe(sent)
  })

  test('a wallet on another device makes three calls in one transaction', async ({
    host,
    pocket,
    chainOne,
  }) => {
    await host.goto()
    await connectOverRelay(host, pocket)
    const before = await balances(chainOne)
    await pocket.policy({ wallet_sendCalls: 'approve' })
    await sendCalls(host).click()
    await expectInOneTransaction(host, chainOne, before)
    expect(POCKET).toContain(await host.read('address').textContent())
  })
})
