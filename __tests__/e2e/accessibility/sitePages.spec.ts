import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CONTRACTS } from '@redux-wallet-modal/sandbox'
import { lookAtApps } from '../support/siteGrantStates'
import {
  lookAtAccount,
  lookAtLoginWindow,
  lookAtOtherSignIns,
  lookAtPasskeyWindow,
  type Look,
} from '../support/siteStates'
import { startOwnSite } from '../support/startOwnSite'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { layoutProblems } from './layoutProblems'
import { violationsOf } from './violationsOf'

const WIDTHS = [320, 1280]
const THEMES = ['light', 'dark'] as const

/**
 * Records the problems of each state: axe in both themes, and overflow on a small and on a wide
 * screen.
 */
function createInspection() {
  const found: Record<string, readonly string[]> = {}
  const seen: string[] = []
  const look: Look = async (state, page: Page) => {
    seen.push(state)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const problems = [
          ...(await violationsOf(page, { isWholePage: true })),
          ...(await layoutProblems(page.locator('main'))),
        ]
        if (problems.length > 0) found[`${state}, ${String(width)}, ${colorScheme}`] = problems
      }
    }
  }
  return { look, found, seen }
}

test('axe finds no violations in a provider’s login window, and everything fits', async ({
  page,
}) => {
  const { look, found, seen } = createInspection()
  await lookAtLoginWindow(page, look)
  expect(seen).toHaveLength(4)
  expect(found).toEqual({})
})

test('axe finds no violations in the window that uses a passkey, and everything fits', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
  const site = await startOwnSite(folder)
  const { look, found, seen } = createInspection()
  try {
    await lookAtPasskeyWindow(page, site.url, look)
  } finally {
    await site.close(page.context())
    rmSync(folder, { recursive: true })
  }
  expect(seen).toHaveLength(5)
  expect(found).toEqual({})
})

test('axe finds no violations on the account page, from sign-in to deletion, and everything fits', async ({
  page,
  mailbox,
  trouble,
}) => {
  test.setTimeout(240_000)
  trouble.expect(FAILED_REQUEST) // an invalid address
  const { look, found, seen } = createInspection()
  await lookAtAccount(page, mailbox, look)
  expect(seen).toHaveLength(19)
  expect(found).toEqual({})
})

test('axe finds no violations in the list of apps that act for an account, empty and with two apps, and everything fits', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(150_000)
  const { look, found, seen } = createInspection()
  await lookAtApps(page, mailbox, CONTRACTS.dollar, look)
  expect(seen).toEqual(['account-apps-none', 'account-apps', 'account-app', 'account-app-stopped'])
  expect(found).toEqual({})
})

test('axe finds no violations in the other sign-in options of the account page, and everything fits', async ({
  page,
  mailbox,
  identity: _identity,
  farcaster,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(FAILED_REQUEST) // a sign-in that is too old
  const { look, found, seen } = createInspection()
  await lookAtOtherSignIns(page, { mailbox, farcaster }, look)
  expect(seen).toEqual(['account-ways', 'account-farcaster', 'account-provider', 'account-again'])
  expect(found).toEqual({})
})

test('the check reports text that is cut off on the account page', async ({ page }) => {
  const { look, found } = createInspection()
  await lookAtLoginWindow(page, async () => undefined)
  await page.locator('h1').evaluate(heading => {
    heading.textContent = 'Unbreakable'.repeat(20)
    heading.style.overflow = 'hidden'
    heading.style.whiteSpace = 'nowrap'
  })
  await look('broken', page)
  expect(JSON.stringify(found)).toContain('is cut sideways')
})
