import { accountAt } from '@redux-wallet-modal/sandbox'
import { formatEther, getAddress, parseEther } from 'viem'
import { AccountView } from '../../pages/AccountView'
import { ReviewView } from '../../pages/ReviewView'
import { SendView } from '../../pages/SendView'
import { beginConnected } from '../../support/connectQuietly'
import { expect } from '../../support/test'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

const SENDER = accountAt(0).address
/** Unknown to the sandbox, with a checksum. */
const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** One capital letter is wrong. */
const TYPO = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BURN = '0x0000000000000000000000000000000000000000'
/** Paid in one state only, since the sandbox remembers it for all of them. */
const PAID = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
/** The same first and last digits around different ones. */
const LOOK_ALIKE = getAddress(
  `${PAID.slice(0, 8)}${'c0ffee'.repeat(5).slice(0, 28)}${PAID.slice(-6)}`.toLowerCase(),
)
const HELD = parseEther('5')

interface Payment {
  readonly amount?: string
  readonly recipient?: string
}

/** Fills the form as a user who holds five coins. */
export async function fillForm(
  { page, host, wallet, chainOne, look }: StateJourney,
  { amount = '0.25', recipient = RECIPIENT }: Payment = {},
) {
  await chainOne.fund(SENDER, HELD)
  await host.goto(`?${look}`)
  await beginConnected(host, wallet)
  await host.accountButton.click()
  await new AccountView(page).send.click()
  const send = new SendView(page)
  await send.fill({ symbol: 'ETH', amount, recipient })
  return send
}

export async function openReview(journey: StateJourney, payment?: Payment) {
  const send = await fillForm(journey, payment)
  await send.preview.click()
  const review = new ReviewView(journey.page)
  await review.expectView('Review send')
  return review
}

/** Confirms the review, and lets the wallet respond with `answer`. */
async function confirmed(
  journey: StateJourney,
  answer: 'reject' | { readonly error: { readonly code: number; readonly message: string } },
) {
  const review = await openReview(journey)
  await journey.wallet.policy({ eth_sendTransaction: answer })
  await expect(review.confirm).toBeEnabled()
  await review.confirm.click()
  return review
}

/** Payments with a problem in the form or the review. */
export const SEND_STATES: readonly PicturedState[] = [
  {
    name: 'send-too-much',
    async reach(journey) {
      const send = await fillForm(journey, { amount: '7.5' })
      await expect(send.view).toContainText('More than you have')
    },
  },
  {
    name: 'send-typo',
    async reach(journey) {
      const send = await fillForm(journey, { recipient: TYPO })
      await expect(send.view).toContainText('This address contains a typo')
    },
  },
  {
    name: 'send-burn',
    async reach(journey) {
      const send = await fillForm(journey, { recipient: BURN })
      await expect(send.view).toContainText('Burn address')
    },
  },
  {
    name: 'send-look-alike',
    async reach(journey) {
      const { page, wallet } = journey
      const review = await openReview(journey, { recipient: PAID })
      await wallet.policy({ eth_sendTransaction: 'approve' })
      await expect(review.confirm).toBeEnabled()
      await review.confirm.click()
      await review.seeActivity()
      const account = new AccountView(page)
      await account.expectActivity()
      await account.send.click()
      const send = new SendView(page)
      await send.fill({ symbol: 'ETH', amount: '0.25', recipient: LOOK_ALIKE })
      await send.preview.click()
      await expect(review.view).toContainText('Not the address you know')
    },
  },
  {
    name: 'review-not-checked',
    async reach(journey) {
      const { page, chainOne, trouble } = journey
      trouble.expect(FAILED_REQUEST)
      const send = await fillForm(journey)
      const port = new URL(chainOne.url).port
      await page.route(`http://*:${port}/**`, route => route.abort('connectionrefused'))
      await send.preview.click()
      await expect(new ReviewView(page).notices).toContainText('Not checked with the network', {
        timeout: 20_000,
      })
    },
  },
  {
    name: 'review-likely-to-fail',
    async reach(journey) {
      const review = await openReview(journey, { amount: formatEther(HELD) })
      await expect(review.notices).toContainText('Not enough ETH for the network fee')
    },
  },
]

/** Payments that failed, or may have failed. */
export const SEND_OUTCOME_STATES: readonly PicturedState[] = [
  {
    name: 'send-declined',
    async reach(journey) {
      const review = await confirmed(journey, 'reject')
      await expect(review.view).toContainText('You declined in Sandbox Wallet')
    },
  },
  {
    name: 'send-unknown',
    async reach(journey) {
      const review = await confirmed(journey, {
        error: { code: -32603, message: 'Something went wrong' },
      })
      await expect(review.view).toContainText('Status unknown')
    },
  },
  {
    name: 'send-failed',
    async reach(journey) {
      const review = await confirmed(journey, {
        error: { code: -32000, message: 'insufficient funds for gas * price + value' },
      })
      await expect(review.view).toContainText('Not sent')
    },
  },
]
