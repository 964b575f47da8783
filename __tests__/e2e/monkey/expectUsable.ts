import { expect, type Locator, type Page } from '@playwright/test'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { HostPage } from '../pages/HostPage'
import { SendView } from '../pages/SendView'

const STEP_MS = 1_500
/**
 * Long enough for everything pending to end, including a service call that is retried after a
 * pause.
 */
const REST_MS = 20_000
const SHORT_MS = 10_000
const WAITS = ['[data-wm-part="spinner"]', '[data-wm-part="skeleton"]', '[aria-busy="true"]']

/** No spinner or skeleton stays for ever, in the card or on the page's buttons. */
const expectRest = (scope: Locator, where: string) =>
  expect(
    scope.locator(WAITS.map(each => `${each}:visible`).join(', ')),
    `${where} rests`,
  ).toHaveCount(0, { timeout: REST_MS })

/** The host app's own page is alive: its content can be changed. */
async function expectHost(host: HostPage) {
  const { page } = host
  await expect(page.getByRole('heading', { name: 'Example host' })).toBeVisible()
  const items = page.locator('section[aria-labelledby="todos"] li')
  const before = await items.count()
  await page.getByTestId('add-todo').click({ timeout: SHORT_MS })
  await expect(items).toHaveCount(before + 1)
}

/** Waits for an open card to come to rest and closes it. */
async function closeCard({ page }: HostPage) {
  const card = page.locator('dialog[open]')
  await expectRest(card, 'what was open')
  await expect(async () => {
    for (let step = 0; step < 6 && (await card.count()) > 0; step += 1) {
      await page.keyboard.press('Escape')
    }
    await expect(card).toHaveCount(0, { timeout: STEP_MS })
  }, 'what was open closes').toPass({ timeout: SHORT_MS })
}

/** Closes whatever is open, then disconnects any wallet. */
async function leave(host: HostPage) {
  const { page } = host
  await closeCard(host)
  await expectHost(host)
  // The rest of the test reads English.
  await page.getByTestId('locale').selectOption('en')
  await expectRest(page.locator('main'), 'the page')
  // A button that was pressed while the device was offline opens the card once its code is there.
  await closeCard(host)
  if ((await host.read('status').textContent()) !== 'disconnected') await host.disconnect.click()
  await expect(host.read('status')).toHaveText('disconnected')
  await expect(host.result, 'what the host asked for has ended').not.toHaveText('waiting', {
    timeout: REST_MS,
  })
}

/**
 * Opens the list of wallets. If the chunk that restores a session was lost, the session is still
 * stored and the press loads the chunk again: an account connects instead, and is disconnected once
 * more.
 */
async function openList(host: HostPage, connect: ConnectView) {
  const { page } = host
  const isStored = await page.evaluate(() =>
    Object.keys(localStorage).some(key => key.endsWith(':connected_connector_id')),
  )
  await host.connectButton.click()
  await expect(connect.dialog).toBeVisible()
  if (isStored) {
    const status = host.read('status')
    await expect(status).toHaveText('connected', { timeout: REST_MS })
    await leave(host)
    await host.connectButton.click()
  }
  await connect.expectView('Connect wallet')
  await expectRest(connect.dialog, 'the list of wallets')
}

/**
 * From any state the monkey left behind, a user connects, sees the account, reaches the send form,
 * and disconnects.
 */
export async function expectUsable(page: Page, walletName: string): Promise<void> {
  const host = new HostPage(page)
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const send = new SendView(page)
  await leave(host)
  await openList(host, connect)
  await connect.wallet(walletName).click()
  await expect(host.read('status')).toHaveText('connected')
  await connect.expectClosed()
  await host.accountButton.click()
  await account.expectView(/^Account/)
  await expectRest(account.dialog, 'the account')
  await account.send.click()
  await send.expectView('Send')
  await expect(send.amount).toBeVisible()
  await expect(send.recipient).toBeEditable()
  await expectRest(send.dialog, 'the form')
  await send.back.click()
  await account.disconnect.click()
  await host.expectDisconnected()
  await account.escape()
  await account.expectClosed()
  await expectHost(host)
}
