import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { AccountSitePage } from '../pages/AccountSitePage'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { HostPage } from '../pages/HostPage'
import { newEmail } from './newEmail'
import { sandboxUrls } from './sandboxUrls'
import { grantToNewKey } from './sessionKeys'
import { signInByEmail } from './signInByEmail'
import type { Look } from './siteStates'

const QUERY = '?sessions=on&email=on&wallet=none&relay=none&account=smartAccount'
/**
 * Serves the example page under another origin, as a second app of the same visitor. It needs a
 * real server: Chromium counts a page fulfilled by the test as public, and blocks its access to
 * this machine.
 */
async function startSecondApp() {
  const server = createServer((request, response) => {
    fetch(`${sandboxUrls.page}${request.url ?? '/'}`)
      .then(async answer => {
        const type = answer.headers.get('content-type') ?? 'text/plain'
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, { 'content-type': type }).end(body)
      })
      .catch(() => response.writeHead(502).end())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${String(port)}`, close: () => server.close() }
}

/**
 * Lets two apps act for a new visitor's account, with the account page open in another tab: the
 * browser shares one session.
 * @param page - shows the apps
 * @param token - what the second app may spend and mint beside the network's coin
 * @param onNone - called on the overview, before the first grant
 * @returns the account page, on its overview
 */
export async function openAccountWithApps(
  page: Page,
  mailbox: MailboxControl,
  { token, onNone }: { token: string; onNone?: (account: AccountSitePage) => Promise<void> },
): Promise<AccountSitePage> {
  const email = newEmail()
  const host = new HostPage(page)
  const approval = new ApprovalFrame(page)
  await signInByEmail(host, mailbox, { query: QUERY, email })
  const account = new AccountSitePage(await page.context().newPage(), sandboxUrls.secureSite)
  await account.goto()
  await account.expectOverview()
  await onNone?.(account)

  await page.bringToFront()
  await grantToNewKey(host, approval)
  const secondApp = await startSecondApp()
  await page.goto(`${secondApp.url}/bench.html${QUERY}&tokens=${token}`)
  await host.connectButton.click()
  const view = new EmailView(page)
  await view.enterAddress(email)
  // The modal stays open briefly after the account connects, and the page below it accepts no
  // typing until it closes.
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await grantToNewKey(host, approval)
  secondApp.close()
  await account.page.bringToFront()
  return account
}

const TITLE = 'Apps that act for you'

/** Shows the list of apps that act for an account: none, two, a single app, and a revoked one. */
export async function lookAtApps(page: Page, mailbox: MailboxControl, token: string, look: Look) {
  const account = await openAccountWithApps(page, mailbox, {
    token,
    onNone: async none => {
      await none.button(TITLE).click()
      await none.expectTitle(TITLE)
      await look('account-apps-none', none.page)
      await none.button('Back').click()
      await none.expectOverview()
    },
  })
  const seen = (state: string) => look(state, account.page)
  await account.button(TITLE).click()
  await account.expectTitle(TITLE)
  await seen('account-apps')
  const [second] = await account.page.getByRole('button', { name: / until/ }).all()
  if (!second) throw new Error('No app is listed')
  await second.click()
  await account.button('Stop it').waitFor()
  await seen('account-app')
  await account.button('Stop it').click()
  await account.expectTitle('Stopped')
  await seen('account-app-stopped')
  await account.page.close()
}
