import { accountAt } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { EmailView } from '../pages/EmailView'
import { WaitingView } from '../pages/WaitingView'
import { beginSending } from '../support/beginSending'
import { openPairingUri, POCKET } from '../support/connectOverRelay'
import { newEmail } from '../support/newEmail'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { tellStory } from '../support/tellStory'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const SENDER = accountAt(0).address
/** The review's notes about earlier payments depend on what other tests paid on the same chain. */
const OF_A_NEW_RECIPIENT = [
  [/then [\d.]+/g, 'then ‹amount›'],
  [/0x[\da-fA-F]{40}/g, '‹address›'],
  [/\n *“New”/g, ''],
  [/You haven’t paid this address recently|First payment to this address/g, '‹paid before?›'],
] as const

/** The stored transcript. `npx playwright test spoken -u` rewrites it; review the diff. */
const kept = (name: string) => ['spoken', `${name}.txt`]

test('a screen reader announces each step of connecting a browser wallet', async ({
  page,
  host,
}) => {
  const choice = new ConnectView(page)
  const waiting = new WaitingView(page)
  const story = await tellStory(page)
  await host.goto()
  await host.connectButton.click()
  await choice.expectView('Connect wallet')
  await story.at('The visitor presses “Connect wallet” on the page')

  const first = await ApprovalWindow.openedBy(page, () => choice.wallet('Sandbox Wallet').click())
  await expect(waiting.outcome).toContainText('Approve the connection')
  await story.at('The visitor chooses Sandbox Wallet, which asks in its own window')

  await first.reject()
  await expect(waiting.outcome).toContainText('Connection declined')
  await story.at('The visitor declines there')

  const second = await ApprovalWindow.openedBy(page, () => waiting.tryAgain.click())
  await second.expectTitle('Connect to this site')
  await second.approve()
  await host.expectConnected(SENDER)
  await waiting.expectClosed()
  await page.bringToFront()
  await expect(host.accountButton).toBeFocused()
  await story.heard('The visitor tries again and approves; the card closes')
  expect(story.text()).toMatchSnapshot(kept('connect'))
})

test('a screen reader announces each step of pairing with a wallet on another device', async ({
  host,
  page,
  pocket,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const story = await tellStory(page)
  await host.goto()
  const pairing = await openPairingUri(host)
  await expect(pairing.qr).toBeVisible()
  await story.at('The visitor chooses “Phone wallet”')

  await pairing.copyLink.click()
  await expect(pairing.toast).toContainText('copied')
  await story.heard('The visitor copies the link')
  await expect(page.getByText('Link copied')).toHaveCount(0, { timeout: 20_000 })

  await pocket.next({ session_proposal: 'reject' })
  await pocket.pair(await pairing.scan())
  await expect(pairing.failure).toBeVisible()
  await story.at('The wallet on the phone declines')

  await pairing.tryAgain.click()
  await expect(pairing.qr).toBeVisible()
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(await pairing.scan())
  await host.expectConnected(POCKET[0] ?? '')
  await pairing.expectClosed()
  await expect(host.accountButton).toHaveAccessibleName(/Balance/)
  await expect(host.accountButton).toBeFocused()
  await story.heard('The visitor scans a new code, and the wallet approves')
  expect(story.text()).toMatchSnapshot(kept('pair'))
})

test('a screen reader announces each step of a payment', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  await chainOne.fund(SENDER, parseEther('10'))
  const story = await tellStory(page, OF_A_NEW_RECIPIENT)
  const { send, review } = await beginSending(host, wallet)
  await send.expectView('Send')
  await story.begin()
  await story.at('The visitor opens “Send”')

  await send.fill({
    symbol: 'ETH',
    amount: '0.25',
    recipient: privateKeyToAddress(generatePrivateKey()),
  })
  await expect(send.preview).toHaveText('Review')
  await story.at('The visitor types an amount and an address')

  await send.preview.click()
  await review.expectView('Review send')
  await expect(review.confirm).toBeEnabled()
  await story.at('The visitor presses “Review”')

  await chainOne.holdBlocks()
  const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await expect(review.view).toContainText('Approve in Sandbox Wallet')
  await expect(review.button('Stop waiting')).toBeEnabled()
  await story.at('The visitor presses “Send”, and the wallet asks in its own window')

  await approval.approve()
  await review.expectView('Sending')
  await story.at('The visitor approves there, and the payment goes out')

  await chainOne.mine()
  await review.expectView('Sent')
  await story.at('The network takes it')
  expect(story.text()).toMatchSnapshot(kept('send'))
})

test('a screen reader announces each step of signing in by email', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the wrong code
  const email = newEmail()
  const view = new EmailView(page)
  const story = await tellStory(page, [
    [new RegExp(email.replaceAll('.', '\\.'), 'g'), '‹email›'],
    [/0x[\da-fA-F]{2,}(…[\da-fA-F]+)?/g, '‹address›'],
  ])
  await host.goto(EMAIL_ONLY)
  await host.connectButton.click()
  await view.expectView('Connect wallet')
  await story.at('The visitor presses “Connect wallet” on the page')

  await view.enterAddress('marisol@')
  await expect(view.address).toHaveAttribute('aria-invalid', 'true')
  await story.heard('The visitor types half of an address and presses Enter')

  await view.enterAddress(email)
  await expect(view.view).toContainText('Check your email')
  await story.at('The visitor types the whole address and presses Enter')

  await view.allowDevice(mailbox, email)
  await page.bringToFront()
  await expect(view.code).toBeFocused()
  await story.at('The visitor opens the link of the mail in another tab')

  await view.code.fill('000000')
  await expect(view.code).toHaveAttribute('aria-invalid', 'true')
  await story.heard('The visitor types a wrong code')

  await view.code.fill(await mailbox.code(email))
  await expect(host.read('status')).toHaveText('connected')
  await view.expectClosed()
  await story.heard('The visitor types the right code; the card closes')
  expect(story.text()).toMatchSnapshot(kept('email'))
})
