import type { Page } from '@playwright/test'
import { AccountView } from '../../pages/AccountView'
import { beginConnected } from '../../support/connectQuietly'
import { expect } from '../../support/test'
import { FAILED_REQUEST } from '../../support/watchForTrouble'
import type { PicturedState, StateJourney } from './pictureState'

const BALANCES = '/v1/account/*/balance'
const HISTORY = '/v1/account/*/history'

/** The public half of a page's session key, uncompressed. */
const KEY =
  '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8'

const connected = async ({ host, wallet, look }: StateJourney, query = '?') => {
  await host.goto(`${query}&${look}`)
  await beginConnected(host, wallet)
}

/** Otherwise the balances from before a reload are reused. */
const forgetBalances = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/cache/.test(key)) localStorage.removeItem(key)
  })

async function openAccount({ page, host }: StateJourney) {
  await host.accountButton.click()
  const account = new AccountView(page)
  await account.expectView('Account')
  return account
}

/** The account while loading and without data. */
export const ACCOUNT_STATES: readonly PicturedState[] = [
  {
    name: 'account-loading',
    isBusy: true,
    async reach(journey) {
      const { page, services } = journey
      await connected(journey)
      await services.break({ path: BALANCES, hang: true })
      await forgetBalances(page)
      await page.reload()
      await expect(journey.host.read('status')).toHaveText('connected')
      const account = await openAccount(journey)
      await expect(account.dialog.locator('[data-wm-part="skeleton"]').first()).toBeVisible()
    },
  },
  {
    name: 'account-unavailable',
    async reach(journey) {
      const { page, host, services, chainOne, trouble } = journey
      trouble.expect(FAILED_REQUEST)
      await connected(journey)
      await services.break({ path: BALANCES, status: 503 })
      const port = new URL(chainOne.url).port
      await page.route(`http://*:${port}/**`, route => route.abort('connectionrefused'))
      await forgetBalances(page)
      await page.reload()
      await expect(host.read('status')).toHaveText('connected')
      const account = await openAccount(journey)
      await expect(account.balance).toContainText('Balance unavailable', { timeout: 20_000 })
      await expect(account.toast).toBeHidden({ timeout: 20_000 })
    },
  },
]

/** Messages over the account's header, and the apps that act for the account. */
export const SESSION_STATES: readonly PicturedState[] = [
  {
    name: 'toast-over-header',
    holdsPointer: true,
    async reach(journey) {
      await journey.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await connected(journey)
      const account = await openAccount(journey)
      await expect(account.balance).toContainText(/\d/)
      await account.address.first().click()
      await expect(account.toast).toContainText('copied')
      await account.toast.hover()
    },
  },
  {
    name: 'sessions-none',
    async reach(journey) {
      const { page } = journey
      await connected(journey, '?sessions=on')
      const account = await openAccount(journey)
      await page.getByTestId('w3m-header-smart-sessions').click()
      await expect(account.view).toContainText('No app can act for you')
    },
  },
  {
    name: 'sessions-uncertain',
    async reach(journey) {
      const { page, wallet } = journey
      // The session stays with the service, and the other states' account has none.
      await wallet.switchAccount(1)
      await connected(journey, '?sessions=on')
      await wallet.policy({
        wallet_grantPermissions: 'approve',
        wallet_revokePermissions: { error: { code: -32603, message: 'Something went wrong' } },
      })
      await page.getByTestId('session-key').fill(KEY)
      await page.getByTestId('session-grant').click()
      await page.getByTestId('wm-sessions-all').click()
      await page
        .getByTestId(/^wm-session-stop-/)
        .first()
        .click()
      await page.getByTestId('wm-session-revoke').click()
      await expect(page.getByTestId('wm-view-SmartSessionRevoke')).toContainText(
        'We couldn’t confirm it',
      )
    },
  },
]

/** The account before its first payment. */
export const NEW_ACCOUNT_STATES: readonly PicturedState[] = [
  {
    name: 'account-empty',
    async reach(journey) {
      await journey.services.break({ path: HISTORY, status: 200, body: { data: [], next: null } })
      await connected(journey)
      const account = await openAccount(journey)
      await account.activity.click()
      await expect(account.view).toContainText('What you send and receive will appear here.')
    },
  },
]
