export const CONNECT = '[data-testid="wm-connect-button"]'
/** The wallet's row, in a card that may still be closed. */
export const ROW = '[data-testid="wm-wallet-example.size-check"]'
export const ACCOUNT = '[data-testid="wm-account-button"]'
export const OPEN_CARD = 'dialog[open]'

/** Presses the button; returns the milliseconds until the card shows `brings`. */
export const openCard = (page, brings = ROW) =>
  page.evaluate(([button, row]) => globalThis.bench.press(button, row), [CONNECT, brings])

/** Presses the wallet's row; returns the milliseconds until it is connected. */
export const connectWallet = (page, row = ROW) =>
  page.evaluate(selector => {
    const since = globalThis.performance.now()
    globalThis.bench.find(selector).click()
    return globalThis.bench.untilConnected(since)
  }, row)

/** Waits until the card is closed. */
export const whenClosed = page =>
  page.evaluate(
    card => globalThis.bench.until(() => globalThis.bench.find(card) === null),
    OPEN_CARD,
  )

/** Reloads; returns the milliseconds until the session is connected again. */
export async function reloadConnected(page) {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(async () => {
    await globalThis.bench.until(() => globalThis.hostStore !== undefined)
    return globalThis.bench.untilConnected(0)
  })
}

/** Connects as a visitor would, unmeasured, and waits until the card is gone. */
export async function connectUnmeasured(page) {
  await page.locator(CONNECT).first().click()
  await page.locator(ROW).click()
  await page.locator(ACCOUNT).waitFor()
  await page.locator(OPEN_CARD).waitFor({ state: 'detached' })
}
