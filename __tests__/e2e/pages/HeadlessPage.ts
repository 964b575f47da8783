import { expect, type Locator, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'

/** The page that renders its own drawer (`examples/headless`). */
export class HeadlessPage {
  readonly drawer: Locator
  readonly status: Locator
  readonly address: Locator
  readonly pairingUri: Locator
  readonly phase: Locator
  readonly hash: Locator
  readonly search: Locator
  readonly wallets: Locator

  constructor(readonly page: Page) {
    this.drawer = page.locator('.drawer')
    this.status = page.getByTestId('status')
    this.address = page.getByTestId('address')
    this.pairingUri = page.getByTestId('uri')
    this.phase = page.getByTestId('phase')
    this.hash = page.getByTestId('hash')
    this.search = page.getByLabel('Search')
    this.wallets = page.getByRole('list', { name: 'Wallets' }).getByRole('listitem')
  }

  async goto(query = '') {
    await this.page.goto(`/headless/${query}`)
    await expect(this.page.getByRole('heading', { name: 'Headless example' })).toBeVisible()
  }

  /** Opens the mail's link in another page and approves this browser. */
  async allowDevice(mailbox: MailboxControl, email: string) {
    await expect(this.drawer).toContainText('Follow the link in the mail')
    const page = await this.page.context().newPage()
    await page.goto(await mailbox.link(email))
    await page.getByRole('button', { name: /^(Approve|Allow)/ }).click()
    await expect(page.getByRole('status')).toContainText('A code is on its way to you')
    await page.close()
  }

  /** Signs in from the first press to the account, approving this browser first. */
  async signIn(mailbox: MailboxControl, email: string) {
    await this.button('Connect').click()
    await this.page.getByLabel('Email').fill(email)
    await this.button('Continue with email').click()
    await this.expectView('Sign in by email')
    await this.allowDevice(mailbox, email)
    await expect(this.page.getByLabel('Six-digit code')).toBeVisible()
    await expect
      .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
      .toMatch(/^\d{6}/)
    await this.page.getByLabel('Six-digit code').fill(await mailbox.code(email))
    await this.button('Continue').click()
    await expect(this.status).toHaveText('connected')
    await expect(this.drawer).toHaveCount(0)
  }

  /** Goes from the account to the review of a payment in the coin. */
  async reviewPayment(recipient: string, amount: string) {
    await this.button('Send').click()
    await this.expectView('Send')
    await this.page.getByLabel('ETH', { exact: true }).check()
    await this.page.getByLabel('Amount').fill(amount)
    await this.page.getByLabel('Recipient').fill(recipient)
    await this.button('Review').click()
    await this.expectView('Review')
    await expect(this.drawer).toContainText(`${amount} ETH`)
    await expect(this.drawer).toContainText(recipient)
  }

  async expectPhase(phase: string) {
    await expect(this.phase).toHaveAttribute('data-phase', phase)
  }

  /** The network has the transaction. */
  async expectSent() {
    await expect(this.hash).toHaveText(/^0x[0-9a-f]{64}$/)
    await this.expectPhase('sent')
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  }

  async expectView(title: string) {
    await expect(this.drawer.getByRole('heading', { level: 2 })).toHaveText(title)
  }

  async expectConnected(address: string) {
    await expect(this.status).toHaveText('connected')
    await expect(this.address).toHaveText(address)
    await expect(this.drawer).toHaveCount(0)
  }
}
