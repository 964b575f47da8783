import { SOLANA_MINTS, solanaAccountAt } from '@redux-wallet-modal/sandbox'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { Locator } from '@playwright/test'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { connectOverRelay } from '../support/connectOverRelay'
import { random } from '../support/random'
import { LAMPORTS, lamportsOf, newSolanaAddress, tokensOf } from '../support/solanaChain'
import { expect, test } from '../support/test'

/** The first Solana accounts of the browser wallet and of the wallet on another device. */
const [OWNER, FAR_OWNER] = [solanaAccountAt(2), solanaAccountAt(0)]
const MESSAGE = 'Hello from the example host'

/** Verifies the signature over the exact text against the owner's key, with another library. */
async function expectSigned(result: Locator, owner: string) {
  await expect(result).toHaveText(/^done [1-9A-HJ-NP-Za-km-z]{80,90}$/)
  const signature = base58.decode(((await result.textContent()) ?? '').replace('done ', ''))
  const text = new TextEncoder().encode(MESSAGE)
  expect(ed25519.verify(signature, text, base58.decode(owner))).toBe(true)
}

test('a visitor connects on Solana, signs, sends the coin and a token, and is restored after a reload', async ({
  page,
  host,
  wallet,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const recipient = newSolanaAddress()
  const cents = Number(random.between(10n, 90n))

  await host.goto('?families=solana&relay=none')
  await host.connectButton.click()
  const connecting = await ApprovalWindow.openedBy(page, () =>
    new ConnectView(page).wallet('Sandbox Wallet').click(),
  )
  await connecting.approve()
  await host.expectConnected(OWNER.address)
  await expect(host.read('network')).toHaveText('Sandbox Solana')
  await expect(host.read('balance')).toHaveText(/^\d+(\.\d+)? SOL$/)

  const signing = await ApprovalWindow.openedBy(page, () => host.signMessage.click())
  await expect(signing.popup.getByText(MESSAGE, { exact: true })).toBeVisible()
  await signing.approve()
  await expectSigned(host.result, OWNER.address)

  await wallet.policy({ '*': 'approve' })
  const before = await lamportsOf(OWNER.address)
  await host.accountButton.click()
  await account.send.click()
  await send.fill({ symbol: 'SOL', amount: `0.${String(cents)}`, recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.expectRecipient(recipient)
  await expect(review.view).toContainText('≈ 0.00001 SOL')
  await review.confirm.click()
  await review.expectView('Sent')
  const sent = (cents * LAMPORTS) / 100
  expect(await lamportsOf(recipient)).toBe(sent)
  expect(await lamportsOf(OWNER.address)).toBe(before - sent - 15_000)
  await review.button('Done').click()

  // The transfer creates a missing token account, and the review shows that.
  const { dollar } = SOLANA_MINTS
  expect(await tokensOf(recipient, dollar.address)).toEqual([])
  await account.send.click()
  await send.fill({ symbol: dollar.symbol, amount: '1.25', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await expect(review.view).toContainText('New token account')
  await review.expectTokenContract(dollar.address)
  await review.confirm.click()
  await review.expectView('Sent')
  expect(await tokensOf(recipient, dollar.address)).toEqual(['1250000'])

  await page.reload()
  await host.expectConnected(OWNER.address)
  await expect(host.read('network')).toHaveText('Sandbox Solana')
})

test('a wallet on another device signs on Solana and sends the coin and a token, and both payments are on the chain', async ({
  page,
  host,
  pocket,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const recipient = newSolanaAddress()
  const { dollar } = SOLANA_MINTS

  await host.goto('?families=solana')
  await connectOverRelay(host, pocket, FAR_OWNER.address)
  await expect(host.read('balance')).toHaveText(/^\d+(\.\d+)? SOL$/)
  await pocket.policy({ '*': 'approve' })
  await host.signMessage.click()
  await expectSigned(host.result, FAR_OWNER.address)

  await host.accountButton.click()
  for (const [symbol, amount] of [
    ['SOL', '0.125'],
    [dollar.symbol, '1.25'],
  ] as const) {
    await account.send.click()
    await send.fill({ symbol, amount, recipient })
    await send.preview.click()
    await review.expectView('Review send')
    await review.expectRecipient(recipient)
    await review.confirm.click()
    await review.expectView('Sent')
    await review.button('Done').click()
  }
  expect(await lamportsOf(recipient)).toBe(LAMPORTS / 8)
  expect(await tokensOf(recipient, dollar.address)).toEqual(['1250000'])
  const asked = (await pocket.requests()).map(({ method, chainId }) => ({ method, chainId }))
  const chainId = await host.read('network-id').textContent()
  expect(asked.slice(-2)).toEqual([
    { method: 'solana_signAndSendTransaction', chainId },
    { method: 'solana_signAndSendTransaction', chainId },
  ])

  await page.reload()
  await host.expectConnected(FAR_OWNER.address)
  await host.accountButton.click()
  await expect(account.send).toBeVisible()
})
