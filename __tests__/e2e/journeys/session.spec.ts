import { accountAt, type WalletControl } from '@redux-wallet-modal/sandbox'
import { formatEther, parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { recordStatuses } from '../support/recordStatuses'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'

const FIRST = accountAt(0).address
const SECOND = accountAt(1).address
const RESTORE_BOUND_MS = 8_000
/** Extra time that a busy machine may need before a read-out shows a bounded change. */
const SLACK_MS = 2_000
/** The wallet methods that would open a window. */
const PROMPTS = ['eth_requestAccounts', 'wallet_requestPermissions', 'personal_sign']

const methodsAsked = async (wallet: WalletControl): Promise<readonly string[]> =>
  (await wallet.requests()).map(({ method }) => method)

const promptsOf = async (wallet: WalletControl): Promise<readonly string[]> =>
  (await methodsAsked(wallet)).filter(method => PROMPTS.includes(method))

const expectNoPrompt = async (wallet: WalletControl) => expect(await promptsOf(wallet)).toEqual([])

test.describe('P1: a reload', () => {
  test('keeps the session without any prompt, and never reports it to the host app as lost', async ({
    page,
    context,
    host,
    modal,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    await wallet.clearRequests()
    const statuses = await recordStatuses(page)
    await page.reload()
    await host.expectConnected(FIRST)
    await expect(host.read('wallet')).toHaveText('Sandbox Wallet')
    await expect(host.accountButton).toBeVisible()
    await modal.expectClosed()
    expect((await statuses()).join(' ')).toMatch(/^(disconnected )?(reconnecting )?connected$/)
    expect(await methodsAsked(wallet)).toContain('eth_accounts')
    await expectNoPrompt(wallet)
    expect(context.pages()).toHaveLength(1)
  })

  test('with a locked wallet ends disconnected, without a prompt', async ({
    page,
    context,
    host,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    await page.goto('about:blank')
    await wallet.lock()
    await wallet.clearRequests()
    await host.goto()
    await expect.poll(() => methodsAsked(wallet)).toContain('eth_accounts')
    await host.expectDisconnected()
    await expectNoPrompt(wallet)
    expect(context.pages()).toHaveLength(1)

    // Once unlocked, the wallet connects when the visitor chooses it.
    await wallet.unlock()
    const choice = new ConnectView(page)
    await host.connectButton.click()
    await choice.wallet('Sandbox Wallet').click()
    await host.expectConnected(FIRST)
  })

  test('without the wallet stops trying at the bound, and the page stays usable', async ({
    page,
    host,
    modal,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    const statuses = await recordStatuses(page)
    await host.goto('?wallet=none')
    await expect(host.read('status')).toHaveText('reconnecting')
    await expect(host.read('address')).toHaveText('none')
    await expect(host.read('status')).toHaveText('disconnected', {
      timeout: RESTORE_BOUND_MS + SLACK_MS,
    })
    expect((await statuses()).join(' ')).toMatch(/^(disconnected )?reconnecting disconnected$/)
    await host.connectButton.click()
    await modal.expectView('Connect wallet')
  })

  test('with a wallet that arrives after the bound ends in time, then restores the session, without a prompt', async ({
    page,
    host,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    await wallet.clearRequests()
    const statuses = await recordStatuses(page)
    await host.goto(`?late=${String(RESTORE_BOUND_MS + SLACK_MS)}`)
    // Reads the record: a page that has just loaded may not show that it is reconnecting yet.
    await expect
      .poll(async () => (await statuses()).join(' '), { timeout: RESTORE_BOUND_MS + 3 * SLACK_MS })
      .toMatch(/^(disconnected )?reconnecting disconnected connected$/)
    await host.expectConnected(FIRST)
    await expectNoPrompt(wallet)
  })
})

test.describe('P13: disconnecting', () => {
  test('clears the session in every tab, for good', async ({ page, context, host, wallet }) => {
    const account = new AccountView(page)
    await host.goto()
    await beginConnected(host, wallet)
    const other = new HostPage(await context.newPage())
    await other.goto()
    await other.expectConnected(FIRST)
    await other.accountButton.click()
    const otherAccount = new AccountView(other.page)
    await expect(otherAccount.disconnect).toBeVisible()

    await page.bringToFront()
    await host.accountButton.click()
    await account.disconnect.click()
    await host.expectDisconnected()
    await account.expectClosed()
    await other.expectDisconnected()
    await otherAccount.expectClosed()
    const isForgotten = async () => {
      const { sites } = await wallet.state()
      return sites.every(({ origin }) => origin !== sandboxUrls.page)
    }
    await expect.poll(isForgotten).toBe(true)

    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored['@appkit/eip155:connected_connector_id']).toBeUndefined()
    expect(stored['@appkit/connection_status']).toBe('disconnected')
    expect(stored['@appkit/disconnected_connector_ids']).toContain('dev.sandbox.wallet')
    expect(JSON.stringify(stored).toLowerCase()).not.toContain(FIRST.toLowerCase())

    await wallet.clearRequests()
    await page.reload()
    await other.page.reload()
    await other.expectDisconnected()
    const choice = new ConnectView(page)
    await host.connectButton.click()
    await expect(choice.wallet('Sandbox Wallet')).toBeVisible()
    await host.expectDisconnected()
    expect(await wallet.requests()).toEqual([])
  })

  test('takes less than a second for the visitor, even if the wallet never responds', async ({
    page,
    host,
    wallet,
  }) => {
    await host.goto()
    await beginConnected(host, wallet)
    await wallet.policy({ wallet_getPermissions: 'hang', wallet_revokePermissions: 'hang' })
    await host.disconnect.click()
    await expect(host.read('status')).toHaveText('disconnected', { timeout: 1_000 })
    await page.reload()
    await host.expectDisconnected()

    // The wallet still approves this page: only the visitor's own press may use that.
    await wallet.clearPolicy()
    const choice = new ConnectView(page)
    await host.connectButton.click()
    await choice.wallet('Sandbox Wallet').click()
    await host.expectConnected(FIRST)
  })
})

test.describe('what happens in the wallet', () => {
  test('switching the account there switches it here, with its own balance', async ({
    page,
    host,
    wallet,
    chainOne,
  }) => {
    const account = new AccountView(page)
    await chainOne.fund(SECOND, random.between(parseEther('1'), parseEther('99')))
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await wallet.switchAccount(1)
    await host.expectConnected(SECOND)
    await expect(account.address).toHaveAccessibleName(new RegExp(SECOND))
    await expect(host.read('caip-address')).toHaveText(`eip155:31337:${SECOND}`)
    await expect(host.read('balance')).toHaveText(
      `${formatEther(await chainOne.balanceOf(SECOND))} ETH`,
    )
    await page.reload()
    await host.expectConnected(SECOND)
  })

  test('revoking the page’s permission closes the card and ends the session', async ({
    page,
    host,
    wallet,
  }) => {
    const account = new AccountView(page)
    await host.goto()
    await beginConnected(host, wallet)
    await host.accountButton.click()
    await expect(account.disconnect).toBeVisible()
    await wallet.disconnectSite(sandboxUrls.page)
    await account.expectClosed()
    await host.expectDisconnected()
    await wallet.clearRequests()
    await page.reload()
    const choice = new ConnectView(page)
    await host.connectButton.click()
    await expect(choice.wallet('Sandbox Wallet')).toBeVisible()
    await host.expectDisconnected()
    await expectNoPrompt(wallet)

    const approval = await ApprovalWindow.openedBy(page, () =>
      choice.wallet('Sandbox Wallet').click(),
    )
    await approval.approve()
    await host.expectConnected(FIRST)
  })
})
