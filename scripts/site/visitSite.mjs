/** The account of the scripted wallet. */
const ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

/** Searches for an error code, which must lead to the page that explains it. */
export async function searchSite(page, url) {
  await page.goto(`${url}/start.html`)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('SEND_UNCERTAIN')
  await page.getByRole('option').first().click()
  await page.waitForURL(/\.html(#|$)/)
  await page.getByText('SEND_UNCERTAIN').first().waitFor()
}

/** The demo's wallet connects and signs, and the state beside it reflects that. */
export async function visitDemo(page, url) {
  await page.goto(`${url}/demo.html`)
  const frame = page.frameLocator('.live-demo iframe')
  const state = frame.getByTestId('state')
  await frame.getByTestId('wm-connect-button').click()
  const dialog = frame.getByRole('dialog')
  await dialog.getByRole('button', { name: /Heron/ }).click()
  await frame.getByText(ADDRESS, { exact: true }).waitFor()
  await frame.getByRole('button', { name: 'Sign a message' }).click()
  await frame.getByText('The outcome is “done”.').waitFor()
  await state.filter({ hasText: ADDRESS }).waitFor()
}
