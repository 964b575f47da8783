import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { moveTo } from '../support/moveTo'
import { signInByEmail } from '../support/signInByEmail'
import { airdropTo, LAMPORTS, lamportsOf, newSolanaAddress } from '../support/solanaChain'
import { expect, test } from '../support/test'

const MESSAGE = 'Hello from the example host'
const PAGE = '?email=on&wallet=none&relay=none&families=eip155,solana&signers=on'
const BASE58 = '[1-9A-HJ-NP-Za-km-z]{80,90}'

/** The address in groups of four, as the frame displays it. */
const inGroups = (address: string) => (address.match(/.{1,4}/g) ?? []).join(' ')

test('a page’s own library pays on the chain and signs with the Solana account of an email login', async ({
  page,
  host,
  mailbox,
}) => {
  test.setTimeout(90_000)
  const approval = new ApprovalFrame(page)
  const result = page.getByTestId('signers-result')
  await signInByEmail(host, mailbox, { query: PAGE })
  await moveTo(host, 'Sandbox Solana')
  await expect(host.read('address')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const owner = (await host.read('address').textContent()) ?? ''
  await airdropTo(owner, 3 * LAMPORTS)
  const recipient = newSolanaAddress()
  await page.getByTestId('signers-recipient').fill(recipient)
  await page.getByTestId('signers-lamports').fill(String(LAMPORTS))

  await page.getByTestId('signers-send').click()
  await approval.expectRequest(/send/i)
  await expect(approval.review).toContainText(inGroups(recipient))
  await approval.confirm()
  await expect(result).toHaveText(new RegExp(`^sent ${BASE58}$`))
  await expect.poll(() => lamportsOf(recipient)).toBe(LAMPORTS)

  await page.getByTestId('signers-sign').click()
  await approval.expectRequest(/sign/i)
  await expect(approval.review).toContainText(inGroups(recipient))
  await approval.confirm()
  await expect.poll(() => lamportsOf(recipient)).toBe(2 * LAMPORTS)
  await expect(result).toHaveText(new RegExp(`^sent ${BASE58}$`))

  await page.getByTestId('signers-message').click()
  await approval.expectRequest(/sign/i)
  await expect(approval.review).toContainText(MESSAGE)
  await approval.confirm()
  await expect(result).toHaveText(new RegExp(`^signed ${BASE58}$`))
  const signature = base58.decode(((await result.textContent()) ?? '').replace('signed ', ''))
  const text = new TextEncoder().encode(MESSAGE)
  expect(ed25519.verify(signature, text, base58.decode(owner))).toBe(true)

  await page.getByTestId('signers-message').click()
  await approval.expectRequest(/sign/i)
  await approval.reject.click()
  await expect(result).toHaveText('failed USER_REJECTED')
})
