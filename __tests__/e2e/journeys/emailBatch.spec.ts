import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther, type Address } from 'viem'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { signInByEmail } from '../support/signInByEmail'
import { expect, test } from '../support/test'

/** The recipients of the example host's calls, and the amounts. */
const PAID: readonly (readonly [Address, bigint])[] = [
  [accountAt(1).address, 1_000_000_000_000_000n],
  [accountAt(2).address, 2_000_000_000_000_000n],
]

test('a visitor closes the card over a signature, then sends three calls in one approval and reads their status', async ({
  page,
  host,
  mailbox,
  chainOne,
}) => {
  const approval = new ApprovalFrame(page)
  const result = page.getByTestId('calls-result')
  const balances = () => Promise.all(PAID.map(([owner]) => chainOne.balanceOf(owner)))
  const address = (await signInByEmail(host, mailbox)) as Address
  await chainOne.fund(address, parseEther('1'))

  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.close.click()
  await expect(host.result).toHaveText('rejected')
  await approval.expectClosed()

  const before = await balances()
  await page.getByTestId('calls-atomic').uncheck()
  await page.getByTestId('send-calls').click()
  await approval.expectRequest('Send 3 transactions')
  for (const index of [1, 2, 3]) {
    await expect(approval.review).toContainText(`Call ${String(index)} of 3`)
  }
  await expect(approval.review).toContainText('0.001')
  await expect(approval.review).toContainText('0.002')
  await approval.reject.click()
  await expect(result).toHaveText('rejected')
  await approval.expectClosed()
  expect(await balances(), 'nothing was sent').toEqual(before)

  await page.getByTestId('send-calls').click()
  await approval.expectRequest('Send 3 transactions')
  await approval.confirm()
  await expect(result).toHaveText(/^done \{"kind":"calls","id":"[^"]+"\}$/)
  await approval.expectClosed()
  await expect(async () => {
    await page.getByTestId('calls-status').click()
    await expect(result).toContainText('"outcome":"confirmed"', { timeout: 1_000 })
  }).toPass()
  const after = await balances()
  expect(after.map((wei, index) => wei - (before[index] ?? 0n))).toEqual(PAID.map(([, wei]) => wei))
})
