import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

type Look = NonNullable<NonNullable<Window['exampleHost']>['look']>

/** Opens the card on the bench page with a theme set by the page. */
async function openWith(page: Page, look: Look, css = '') {
  await page.addInitScript(given => {
    window.exampleHost = { look: given }
  }, look)
  await page.goto('/bench.html')
  if (css) await page.addStyleTag({ content: css })
  await page.getByTestId('wm-connect-button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const tokenOf = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .evaluate((dialog, token) => getComputedStyle(dialog).getPropertyValue(token).trim(), name)

for (const [color, accent] of [
  ['royalblue', '#4169e1'],
  ['oklch(0.6279 0.25768 29.2339)', '#ff0000'],
  ['color-mix(in srgb, red, blue)', '#800080'],
] as const) {
  test(`the accent ${color} gives every shade`, async ({ page }) => {
    await openWith(page, { themeVariables: { '--wm-accent': color } })
    await expect.poll(() => tokenOf(page, '--wm-color-accent')).toBe(accent)
    // The accent differs from the default theme's.
    expect(await tokenOf(page, '--wm-color-accent-strong')).not.toMatch(/#3d5aff|#4262ff/)
    expect(await tokenOf(page, '--wm-color-accent-soft')).not.toMatch(/#eef1ff|#1a1f3d/)
  })
}

test('an accent from a CSS property of the page follows that property, with its own color in each mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openWith(
    page,
    { themeVariables: { '--wm-accent': 'var(--brand)' } },
    ':root { --brand: light-dark(#0f766e, #5eead4) } .night { --brand: #b45309 }',
  )
  await page.evaluate(() => document.documentElement.classList.add('styled'))
  await expect.poll(() => tokenOf(page, '--wm-color-accent')).toBe('#0f766e')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => tokenOf(page, '--wm-color-accent')).toBe('#5eead4')
  await page.evaluate(() => document.documentElement.classList.add('night'))
  await expect.poll(() => tokenOf(page, '--wm-color-accent')).toBe('#b45309')
})

test('the modal is dark while the page’s class asks for the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openWith(page, { darkModeSelector: '.dark, [data-theme=dark]' })
  const surface = () => tokenOf(page, '--wm-color-surface')
  await expect.poll(surface).toBe('#ffffff')
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect.poll(surface).toBe('#121313')
  await page.evaluate(() => {
    document.documentElement.classList.remove('dark')
    document.body.dataset['theme'] = 'light'
  })
  await expect.poll(surface).toBe('#ffffff')
  await page.evaluate(() => (document.body.dataset['theme'] = 'dark'))
  await expect.poll(surface).toBe('#121313')
})
