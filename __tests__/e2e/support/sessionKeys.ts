import { expect, type Locator } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { ApprovalFrame } from '../pages/ApprovalFrame'
import type { HostPage } from '../pages/HostPage'

export const GRANT_TITLE = 'Let an app act for you'
export const STOP_TITLE = 'Stop an app from acting for you'

/** Returns a control of the page for its own session keys: `?sessions=on`. */
export const sessionControl = (
  host: HostPage,
  name: 'key' | 'grant' | 'list' | 'context' | 'revoke' | 'result',
): Locator => host.page.getByTestId(`session-${name}`)

/** Requests a grant for a new session key, and waits for the review. */
export async function askForGrant(host: HostPage, approval: ApprovalFrame) {
  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  await sessionControl(host, 'key').fill(publicKey)
  await sessionControl(host, 'grant').click()
  await approval.expectRequest(GRANT_TITLE)
}

/** Grants a new session key access to the account, and closes the card. */
export async function grantToNewKey(host: HostPage, approval: ApprovalFrame) {
  await askForGrant(host, approval)
  await approval.confirm()
  await expect(sessionControl(host, 'result')).toHaveText(/^done .*"context":"0x[0-9a-f]{64}"/, {
    timeout: 20_000,
  })
  await approval.close.click()
  await approval.expectClosed()
}
