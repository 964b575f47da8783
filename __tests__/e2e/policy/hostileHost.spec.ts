import type { Locator, Page } from '@playwright/test'
import { layoutProblems } from '../accessibility/layoutProblems'
import { settled } from '../accessibility/settled'
import { readTree } from '../support/readTree'
import { showInGallery } from '../support/showInGallery'
import { expect, test } from '../support/test'

/** Resets and rules that match every element of the page. */
const HOSTILE_CSS = `
  * { box-sizing: content-box !important; line-height: 3 !important; letter-spacing: 0.3em !important;
      text-transform: uppercase !important; font: italic 30px/3 serif !important; margin: 7px !important; }
  * { all: revert !important; }
  body { word-break: break-all; text-align: right; cursor: wait; visibility: visible; white-space: pre; }
  div { display: flex !important; transform: rotate(0); opacity: 0.99 !important; }
  button, input, textarea { text-transform: uppercase; border: 4px dashed red; border-radius: 0; min-width: 300px; }
  svg, img { width: 100% !important; height: auto !important; max-width: none !important; }
  [hidden] { display: block !important; }
  dialog { display: none; position: static; max-width: 200px; background: red; }
  dialog::backdrop { background: red; }
  ul, ol, dl, p, h2 { margin: 40px; padding: 40px; }
  a { color: lime !important; text-decoration: overline !important; }
  :focus { outline: none !important; }
`

/** The computed styles of every element of the card. */
const readStyles = (page: Page) =>
  page.getByTestId('wm-modal').evaluate(dialog =>
    [dialog, ...dialog.querySelectorAll('*')].map((element, at) => {
      const style = getComputedStyle(element)
      // A countdown bar shrinks between two reads.
      const names = [...style].filter(each => element.localName !== 'i' || each !== 'transform')
      const name = `${String(at)} ${element.localName} ${element.getAttribute('data-wm-part') ?? ''}`
      return `${name} { ${names.map(each => `${each}: ${style.getPropertyValue(each)}`).join('; ')} }`
    }),
  )

const STATES = ['connectRich', 'accountTokens', 'sendFilled', 'previewDeclined', 'pairingAny']

test('no rule of the page reaches into the card, whatever it targets', async ({ page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const state of STATES) {
    await showInGallery(page, `state=${state}&theme=light`)
    // Guarded buttons are disabled at first, and parts of the card load later.
    let before: readonly string[] = []
    await expect(async () => {
      const earlier = before
      before = await readStyles(page)
      expect(before).toEqual(earlier)
      await expect(
        page.getByTestId('wm-modal').locator('[data-wm-part="guard"] > :disabled'),
      ).toHaveCount(0)
    }).toPass({ intervals: [1_000] })
    const sheet = await page.addStyleTag({ content: HOSTILE_CSS })
    await settled(page, { isWaiting: true })
    expect(await readStyles(page), state).toEqual(before)
    const card = page.getByTestId('wm-modal').locator('[data-wm-part="card"]')
    expect(await layoutProblems(card), state).toEqual([])
    await sheet.evaluate(element => (element as Element).remove())
  }
})

/**
 * Presses at coordinates: Playwright refuses to press anything below `inert`, although a modal
 * dialog escapes it.
 */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not on screen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** How the page builds its own dialog, and where it puts the modal: beside it, or inside it. */
const HOSTS = [
  ['radix', 'beside', ''],
  ['radix', 'inside', ' @full'],
  ['mui', 'beside', ''],
  ['mui', 'inside', ''],
  ['bootstrap', 'beside', ''],
  ['bootstrap', 'inside', ' @full'],
  ['native', 'beside', ''],
  ['native', 'inside', ''],
  // The page hides everything outside its dialog from all users, or from screen readers.
  ['inert', 'beside', ''],
  ['aria-hidden', 'beside', ''],
] as const

for (const [dialog, place, tag] of HOSTS) {
  test(`over a dialog of the page (${dialog}, the modal ${place} it) the modal is pressed, typed in, scrolled and read, and Escape reaches only it${tag}`, async ({
    page,
  }) => {
    const modal = page.getByTestId('wm-modal')
    const hostDialog = page.locator('#host-dialog')
    const opener = hostDialog.getByRole('button', { name: 'Pay with a wallet' })
    const session = await page.context().newCDPSession(page)
    const expectRead = async (why: string) =>
      expect((await readTree(session)).lines[0], why).toBe('dialog “Connect wallet”')
    await page.setViewportSize({ width: 1000, height: 600 })
    await page.goto(`/dialogs.html?dialog=${dialog}&modal=${place}`)
    await page.getByRole('button', { name: 'Check out' }).click()
    await opener.click()
    await expect(modal).toBeVisible()
    await settled(page)
    await expectRead('a screen reader finds it')
    await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
    await press(page, modal.locator('[data-wm-part="title"]'))
    await expectRead('and still does when a word of it was pressed')

    await press(page, modal.getByTestId('wm-all-wallets'))
    const search = page.getByTestId('wm-wallet-search')
    await expect(search).toBeVisible()
    await settled(page)
    const rows = modal.getByTestId(/^wm-wallet-[0-9a-f]{64}$/)
    const before = await rows.first().boundingBox()
    if (!before) throw new Error('The list is not on screen.')
    await page.mouse.move(before.x + 20, before.y + 20)
    await page.mouse.wheel(0, 400)
    await expect
      .poll(async () => (await rows.first().boundingBox())?.y ?? -Infinity, {
        message: 'the list scrolls',
      })
      .toBeLessThan(before.y)
    await press(page, search)
    await page.keyboard.type('Cobalt', { delay: 60 })
    await expect(search).toHaveValue('Cobalt')
    await expect(search).toBeFocused()
    for (let presses = 1; presses <= 8; presses++) {
      await page.keyboard.press('Tab')
      const isOurs = await page.evaluate(() =>
        document.activeElement?.matches('body, [data-testid="wm-root"]'),
      )
      expect(isOurs, `Tab number ${String(presses)} leads to nothing of the page`).toBe(true)
    }

    // Back to the first view.
    await page.keyboard.press('Escape')
    await expect(modal.getByTestId('wm-view-Connect')).toBeVisible()
    await settled(page)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(hostDialog).toBeVisible()
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    await expect(modal).toBeVisible()
    await settled(page)
    await page.mouse.click(5, 5) // beside the card
    await expect(modal).toBeHidden()
    await hostDialog.getByRole('textbox', { name: 'Coupon' }).fill('ten')
    await page.keyboard.press('Escape')
    await expect(hostDialog, 'the next Escape is for the page again').toBeHidden()
    await expect(
      page.getByRole('button', { name: 'Check out' }),
      'and so is all of it',
    ).toBeVisible()
  })
}
