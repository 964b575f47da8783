import { ConnectView } from '../pages/ConnectView'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { expect, test } from '../support/test'

test('a press on a wallet is not lost when the developer toolbar appears during it', async ({
  page,
  host,
  wallet,
  services,
  trouble,
}) => {
  const choice = new ConnectView(page)
  const bar = choice.card.locator('[data-wm-part="alert"]')
  trouble.expect(FAILED_REQUEST)
  trouble.expect(/\[wallet modal\] SERVER_ERROR/)
  await services.breakProject({ path: '/appkit/v1/config', status: 500 })
  let letCome = () => {}
  const held = new Promise<void>(resolve => (letCome = resolve))
  await page.route('**/assets/notifications-*.js', async route => {
    await held
    await route.continue()
  })
  await host.goto()
  const asked = page.waitForRequest(/\/notifications-/)
  await host.connectButton.click()
  await asked
  await choice.wallet('Sandbox Wallet').hover()
  await page.mouse.down()
  const came = page.waitForResponse(/\/notifications-/)
  letCome()
  await came
  // If the bar appears right away, wait for it.
  await bar.waitFor({ timeout: 1_000 }).catch(() => undefined)
  await page.mouse.up()

  await choice.expectView('Sandbox Wallet')
  await expect(bar).toContainText('Server Error')
  const request = await wallet.nextPending({ method: 'eth_requestAccounts' })
  await wallet.answer(request.id, true)
  await expect(host.read('status')).toHaveText('connected')
})
