import { parseEther, type Address } from 'viem'
import { AccountView } from '../pages/AccountView'
import type { ApprovalFrame } from '../pages/ApprovalFrame'
import type { HostPage } from '../pages/HostPage'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import type { Chain } from './createChain'
import { random } from './random'
import { airdropTo, LAMPORTS, newSolanaAddress } from './solanaChain'

/** The reviews that the frame shows, by the requesting page's family. */
export const FRAME_REVIEWS = {
  eip155: ['message', 'typed-data', 'transaction', 'batch'],
  solana: ['solana-message', 'solana-transaction'],
} as const

export type FrameReview = (typeof FRAME_REVIEWS)[keyof typeof FRAME_REVIEWS][number]

interface Reviewer {
  readonly host: HostPage
  readonly approval: ApprovalFrame
}

async function openTransaction({ host, approval }: Reviewer, symbol: string, recipient: string) {
  const account = new AccountView(host.page)
  const send = new SendView(host.page)
  const review = new ReviewView(host.page)
  await host.accountButton.click()
  await account.send.click()
  await send.fill({ symbol, amount: '0.5', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.confirm.click()
  await approval.expectRequest(/send/i)
}

/** Makes a request on a page signed in by email, and waits for its review. */
export const openReview: Readonly<Record<FrameReview, (reviewer: Reviewer) => Promise<void>>> = {
  message: async ({ host, approval }) => {
    await host.signMessage.click()
    await approval.expectRequest('Sign message')
  },
  'typed-data': async ({ host, approval }) => {
    await host.signTypedData.click()
    await approval.expectRequest('Sign data')
  },
  transaction: reviewer => openTransaction(reviewer, 'ETH', random.address()),
  batch: async ({ host, approval }) => {
    await host.page.getByTestId('calls-atomic').uncheck()
    await host.page.getByTestId('send-calls').click()
    await approval.expectRequest('Send 3 transactions')
  },
  'solana-message': async ({ host, approval }) => {
    await host.signMessage.click()
    await approval.expectRequest('Sign message')
  },
  'solana-transaction': reviewer => openTransaction(reviewer, 'SOL', newSolanaAddress()),
}

/** Gives the account what its reviews need. */
export async function fillAccount(family: 'eip155' | 'solana', address: string, chain: Chain) {
  if (family === 'eip155') await chain.fund(address as Address, parseEther('3'))
  else await airdropTo(address, 3 * LAMPORTS)
}

/** Rejects a review, and closes the card that showed it. */
export async function leaveReview({ host, approval }: Reviewer) {
  await approval.reject.click()
  await approval.frame.locator('main').waitFor({ state: 'detached' })
  if (await approval.dialog.isVisible()) await approval.close.click()
  await approval.expectClosed()
  await host.page.mouse.move(0, 0)
}
