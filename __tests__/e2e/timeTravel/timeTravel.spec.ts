import { expect, test, type Page } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import { IMPORTED, walkViews } from '../accessibility/walkViews'
import { sandboxUrls } from '../support/sandboxUrls'
import { countEffects, EFFECTS, effectsOf } from './countEffects'
import {
  importRecording,
  jumpEverywhere,
  jumpTo,
  readRecording,
  toggleEverything,
} from './recorder'

const wallet = createWalletControl(sandboxUrls.wallet)
const ACTIONS_MIN = 60

/** Visits every view, disconnects, and connects again in the wallet's own window. */
async function liveSession(page: Page) {
  await walkViews({ page, wallet, hasImports: false, visit: () => Promise.resolve() })
  await page.getByTestId('wm-disconnect').click()
  await wallet.clearPolicy()
  await wallet.switchChain(31337)
  await page.getByTestId('wm-connect-button').first().click()
  const approval = page.waitForEvent('popup')
  await page.getByTestId('wm-wallet-dev.sandbox.wallet').click()
  await approval
  const { id } = await wallet.nextPending({ method: 'eth_requestAccounts' })
  await wallet.answer(id, true)
  await expect(page.getByTestId('read-status')).toHaveText('connected')
  await expect(page.getByTestId('wm-modal')).toBeHidden()
  await page.waitForLoadState('networkidle')
}

test('P38 Time travel through a recorded session repeats no side effect', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await countEffects(page)
  await liveSession(page)

  const live = await effectsOf(page)
  for (const effect of EFFECTS) expect(live[effect], `${effect}, live`).toBeGreaterThan(0)
  const asked = (await wallet.requests()).length
  expect(asked, 'provider calls, live').toBeGreaterThan(0)
  const recording = await readRecording(page)
  expect(recording.stagedActionIds.length).toBeGreaterThanOrEqual(ACTIONS_MIN)

  const nothingHappened = async () => {
    await page.waitForLoadState('networkidle')
    expect(await effectsOf(page)).toEqual(live)
    expect((await wallet.requests()).length, 'provider calls').toBe(asked)
    const after = await readRecording(page)
    expect(after.nextActionId, 'actions').toBe(recording.nextActionId)
  }

  await test.step('jumping to every moment renders it and does nothing else', async () => {
    const moments = await jumpEverywhere(page)
    expect(moments.filter(moment => moment.shown !== moment.asked)).toEqual([])
    const shown = new Set(moments.flatMap(moment => moment.shown ?? []))
    const walked = VIEW_NAMES.filter(name => !(name in IMPORTED))
    expect([...shown].sort()).toEqual(walked.sort())
    await nothingHappened()
  })

  await test.step('switching any past action off and on again has no side effect', async () => {
    const isOpen = ({ state }: (typeof recording.computedStates)[number]) =>
      state.walletModal.modal.phase === 'open'
    for (const index of [
      // Once with the last view on screen, once at the current state.
      recording.computedStates.findLastIndex(isOpen),
      recording.computedStates.length - 1,
    ]) {
      await jumpTo(page, index)
      expect(await toggleEverything(page)).toBe(recording.stagedActionIds.length - 1)
      await nothingHappened()
    }
  })

  await test.step('back in the present the modal works', async () => {
    await jumpTo(page, recording.computedStates.length - 1)
    await page.getByTestId('wm-account-button').first().click()
    await expect(page.getByTestId('wm-view-Account')).toBeVisible()
    await page.getByTestId('wm-close').click()
    await expect(page.getByTestId('wm-modal')).toBeHidden()
    expect((await effectsOf(page)).fetch).toBeGreaterThan(live.fetch)
  })

  await test.step('imported into a fresh page, every view renders the same way', async () => {
    const other = await context.newPage()
    await countEffects(other)
    await other.addInitScript(() => localStorage.clear())
    await other.goto('/bench.html?devtools=instrument')
    await expect(other.getByTestId('wm-connect-button').first()).toBeVisible()
    // The engine loads while the browser is idle, and the card with it.
    await expect(other.getByTestId('wm-modal')).toBeAttached()
    const before = await effectsOf(other)
    const askedBefore = (await wallet.requests()).length
    await importRecording(other, recording)
    const moments = await jumpEverywhere(other)
    expect(moments.filter(moment => moment.shown !== moment.asked)).toEqual([])
    await other.waitForLoadState('networkidle')
    expect(await effectsOf(other)).toEqual(before)
    expect((await wallet.requests()).length, 'provider calls').toBe(askedBefore)
    expect((await readRecording(other)).nextActionId, 'actions').toBe(recording.nextActionId)
  })
})
