import { accountAt, CONTRACTS } from '@redux-wallet-modal/sandbox'
import { formatEther, formatUnits, parseEther, type Address, type TransactionReceipt } from 'viem'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { beginSending } from '../support/beginSending'
import type { Chain } from '../support/createChain'
import { random } from '../support/random'
import { expect, test } from '../support/test'

const SENDER = accountAt(0).address
const TOKEN_DECIMALS = 6

/** A kind of asset, and how to read its balance on the chain. */
interface Kind {
  readonly sentence: string
  readonly symbol: string
  readonly decimals: number
  readonly contract?: Address
}

const KINDS: readonly Kind[] = [
  { sentence: 'a random amount of the coin', symbol: 'ETH', decimals: 18 },
  {
    sentence: 'a random amount of a token',
    symbol: 'SUSD',
    decimals: TOKEN_DECIMALS,
    contract: CONTRACTS.dollar,
  },
  {
    sentence: 'a random amount of a token whose transfer returns nothing',
    symbol: 'STND',
    decimals: TOKEN_DECIMALS,
    contract: CONTRACTS.tender,
  },
]

const heldBy = (chain: Chain, { contract }: Kind, owner: Address): Promise<bigint> =>
  contract ? chain.tokenBalanceOf(contract, owner) : chain.balanceOf(owner)

const receiptOf = (chain: Chain, { contract }: Kind, to: Address): Promise<TransactionReceipt> =>
  contract ? chain.transferTo(contract, to) : chain.paymentTo(to)

for (const kind of KINDS) {
  test(`a visitor sends ${kind.sentence}, and the chain, the receiver and the activity agree`, async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    const recipient = random.address()
    const units = random.between(1n, 10n ** BigInt(kind.decimals)) + BigInt(kind.decimals)
    const amount = formatUnits(units, kind.decimals)
    await chainOne.fund(SENDER, parseEther('50'))
    if (kind.contract) await chainOne.mint(kind.contract, SENDER, units)
    const senderHeld = await heldBy(chainOne, kind, SENDER)

    const { account, send, review } = await beginSending(host, wallet)
    await send.fill({ symbol: kind.symbol, amount, recipient })
    await send.preview.click()

    await review.expectView('Review send')
    await expect(review.view).toContainText(`${amount} ${kind.symbol}`)
    await review.expectRecipient(recipient)
    await chainOne.holdBlocks()
    const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
    await expect(review.view).toContainText('Approve in Sandbox Wallet')
    await approval.expectTitle('Send transaction')
    await approval.approve()

    await review.expectView('Sending')
    await expect(review.view).toContainText('On its way')
    await expect(review.view).toContainText(`${amount} ${kind.symbol} to the address below`)
    expect(await heldBy(chainOne, kind, recipient)).toBe(0n)
    // A user who stays sees the outcome in place; one who leaves finds it in the activity.
    const stays = kind.contract === undefined
    if (!stays) {
      await review.seeActivity()
      await account.expectActivity()
      await expect(account.newest).toContainText('Sending')
      await expect(account.newest).toContainText('Waiting for the network')
    }

    await chainOne.mine()
    if (stays) {
      await review.expectView('Sent')
      await expect(review.view).toContainText(`The address below received ${amount} ETH.`)
      await review.expectRecipient(recipient)
      await review.button('Done').click()
      await account.expectActivity()
    }
    const receipt = await receiptOf(chainOne, kind, recipient)
    expect(receipt.status).toBe('success')
    expect(receipt.from).toBe(SENDER.toLowerCase())
    expect(await heldBy(chainOne, kind, recipient)).toBe(units)
    const fee = kind.contract ? 0n : receipt.gasUsed * receipt.effectiveGasPrice
    expect(await heldBy(chainOne, kind, SENDER)).toBe(senderHeld - units - fee)

    const row = account.rows(receipt.transactionHash)
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Sent')
    await expect(row).not.toContainText('Waiting for the network')
    await expect(row).toHaveAttribute(
      'href',
      `https://explorer.example/31337/tx/${receipt.transactionHash}`,
    )
    await account.expectActivity()
    await expect(host.read('balance')).toHaveText(
      `${formatEther(await chainOne.balanceOf(SENDER))} ETH`,
    )
    const sent = (await wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toHaveLength(1)
  })
}

test('a visitor who types dollars sends the amount of the coin that the form and the review show', async ({
  host,
  wallet,
  chainOne,
}) => {
  const recipient = random.address()
  await chainOne.fund(SENDER, parseEther('50'))
  const { send, review } = await beginSending(host, wallet)
  await wallet.policy({ eth_sendTransaction: 'approve' })
  await send.choose('ETH')
  await send.button('Enter the amount in USD').click()
  const dollars = send.dialog.getByRole('textbox', { name: 'Amount in USD' })
  await dollars.fill('125')
  const bought = send.view.locator('bdi').filter({ hasText: /^0\.\d+\sETH$/ })
  const [amount = ''] = (await bought.innerText()).split(/\s/)
  await send.recipient.fill(recipient)
  await send.preview.click()
  await review.expectView('Review send')
  await expect(review.view.getByTestId('wm-review-amount')).toContainText(`${amount}\u00a0ETH`)
  await expect(review.view).toContainText('$125.00')
  await review.confirm.click()
  await review.expectView('Sent')
  expect(formatEther(await chainOne.balanceOf(recipient))).toBe(amount)
})

test('a payment declined in the wallet keeps the review, costs nothing, and succeeds on the second try', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  const units = random.between(parseEther('0.1'), parseEther('3'))
  const payment = { symbol: 'ETH', amount: formatEther(units), recipient: random.address() }
  await chainOne.fund(SENDER, parseEther('50'))
  const { account, send, review } = await beginSending(host, wallet)
  await send.fill(payment)
  await send.preview.click()
  const sentBefore = await chainOne.sentBy(SENDER)
  const first = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await first.reject()
  await expect(review.view).toContainText('You declined in Sandbox Wallet')
  await expect(review.view).toContainText('Nothing was sent')
  expect(await chainOne.sentBy(SENDER)).toBe(sentBefore)

  const second = await ApprovalWindow.openedBy(page, () => review.tryAgain.click())
  await second.approve()
  await review.seeActivity()
  await account.expectActivity()
  await expect(account.newest).toContainText('Sent')
  const receipt = await chainOne.paymentTo(payment.recipient)
  await expect(account.rows(receipt.transactionHash)).toHaveCount(1)
  expect(await chainOne.balanceOf(payment.recipient)).toBe(units)
})
