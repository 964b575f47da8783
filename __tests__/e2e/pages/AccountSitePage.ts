import { expect, type Locator, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'

/** The page of the secure site on which owners keep, recover and leave their account. */
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
    // Stretching a password takes seconds where the machine is busy.
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 30_000,
    })
  }

  async goto() {
    await this.page.goto(`${this.site}/account`)
  }

  /** From the address to the overview, in a browser that is let in first. */
  async signIn(mailbox: MailboxControl, email: string) {
    await this.goto()
    await this.expectTitle('Sign in to your account')
    await this.page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await this.button('Send a code').click()
    await this.expectTitle('Check your email')
    const page = await this.page.context().newPage()
    await page.goto(await mailbox.link(email))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status')).toContainText('A code is on its way to you')
    await page.close()
    await this.expectTitle('Enter the code')
    await this.enterCode(mailbox, email)
    await this.expectTitle('Your wallet account')
  }

  /** @param after - the mail that was there before the code was sent */
  async enterCode(mailbox: MailboxControl, email: string, after?: string) {
    await expect
      .poll(async () => (await mailbox.next(email, after)).subject, {
        message: 'a mail with a code',
      })
      .toMatch(/^\d{6}/)
    await this.page.getByRole('textbox', { name: 'Six-digit code' }).fill(await mailbox.code(email))
    await this.page.keyboard.press('Enter')
  }

  /** What is shown under a name, such as the phrase. */
  part(name: 'phrase' | 'eip155' | 'solana'): Locator {
    return this.page.locator(`[data-part="${name}"]`)
  }
}
