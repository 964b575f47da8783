import { expect, type Locator, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'

/** The secure site's page where owners keep, recover and delete their account. */
export class AccountSitePage {
  readonly main: Locator
  readonly problem: Locator

  constructor(
    readonly page: Page,
    readonly site: string,
  ) {
    this.main = page.getByRole('main')
    this.problem = page.getByRole('alert')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async expectTitle(title: string) {
    // Stretching a password takes seconds on a busy machine.
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 30_000,
    })
  }

  /** The overview; while the account loads, only its title is visible. */
  async expectOverview() {
    await expect(this.button('Export your key')).toBeVisible({ timeout: 30_000 })
  }

  async goto() {
    await this.page.goto(`${this.site}/account`)
  }

  /** Signs in from the address to the overview, approving this browser first. */
  async signIn(mailbox: MailboxControl, email: string) {
    await this.goto()
    await this.expectTitle('Sign in to your account')
    await this.page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await this.button('Send a code').click()
    await this.expectTitle('Check your email')
    await this.approveDevice(mailbox, email)
    await this.expectTitle('Enter the code')
    await this.enterCode(mailbox, email)
    await this.expectOverview()
  }

  /** The site sends mails after its response, so the newest mail may still be an earlier one. */
  async readLink(mailbox: MailboxControl, email: string): Promise<string> {
    await expect
      .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a link' })
      .toContain('Let a new device into')
    return mailbox.link(email)
  }

  /** Opens the mail's link in another page and presses its button. */
  async approveDevice(mailbox: MailboxControl, email: string) {
    const page = await this.page.context().newPage()
    await page.goto(await this.readLink(mailbox, email))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status')).toContainText('A code is on its way to you')
    await page.close()
  }

  /** Signs in from the list of other options to the overview, on the provider's own page. */
  async signInAt(provider: string, person = 'Marisol Tide') {
    await this.button(`Continue with ${provider}`).click()
    await this.page.getByRole('button', { name: person }).click()
    await this.expectOverview()
  }

  async forgetDevice() {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Storage.clearDataForOrigin', { origin: this.site, storageTypes: 'all' })
    await this.page.context().clearCookies()
  }

  /** @param after - the mail that was there before the code was sent */
  async readCode(mailbox: MailboxControl, email: string, after?: string): Promise<string> {
    await expect
      .poll(async () => (await mailbox.next(email, after)).subject, {
        message: 'a mail with a code',
      })
      .toMatch(/^\d{6}/)
    return mailbox.code(email)
  }

  /** @param after - the mail that was there before the code was sent */
  async enterCode(mailbox: MailboxControl, email: string, after?: string) {
    const text = await this.readCode(mailbox, email, after)
    await this.page.getByRole('textbox', { name: 'Six-digit code' }).fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** The content of a named part, such as the recovery phrase. */
  part(name: 'phrase' | 'eip155' | 'solana'): Locator {
    return this.page.locator(`[data-part="${name}"]`)
  }
}
