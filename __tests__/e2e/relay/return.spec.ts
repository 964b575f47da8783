import type { Page } from '@playwright/test'
import { connectOverRelay, POCKET } from '../support/connectOverRelay'
import { recordPage } from '../support/recordPage'
import { recordStatuses } from '../support/recordStatuses'
import { expect, test } from '../support/test'
import { SOCKET_TROUBLE } from '../support/watchForTrouble'
import { readRecording } from '../timeTravel/recorder'

const [FIRST = '', SECOND = ''] = POCKET
const RECORDED = '?devtools=instrument'

/** The visitor closes the page. */
const leave = (page: Page) => page.goto('about:blank')

/** Returns every account that the store ever held as connected since the page was opened. */
async function everConnected(page: Page): Promise<readonly string[]> {
  const { computedStates } = await readRecording(page)
  const addresses = computedStates.flatMap(({ state }) =>
    Object.entries(state.walletModal.connections.byNamespace).flatMap(([namespace, connection]) =>
      connection.phase === 'connected'
        ? [
            state.walletModal.account?.byNamespace[namespace as 'eip155']?.accounts[0]?.address ??
              '?',
          ]
        : [],
    ),
  )
  return [...new Set(addresses)]
}

const keptRecords = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wc@2')))

test('P1: the page never shows a session as connected that the wallet ended while the page was closed', async ({
  page,
  host,
  pocket,
}) => {
  await host.goto(RECORDED)
  await connectOverRelay(host, pocket)
  await leave(page)
  expect(await pocket.disconnect()).toBe(1)

  const statuses = await recordStatuses(page)
  const texts = await recordPage(page)
  await host.goto(RECORDED)
  await expect.poll(() => keptRecords(page)).toEqual([])
  await host.expectDisconnected()
  expect(await everConnected(page)).toEqual([])
  expect((await statuses()).join(' ')).toMatch(/^(disconnected )?(reconnecting )?disconnected$/)
  const seen = await texts()
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.filter(text => text.includes(FIRST) || /Account 0x/.test(text))).toEqual([])

  await page.reload()
  await host.expectDisconnected()
  await connectOverRelay(host, pocket)
})

test('P1: a session whose wallet is asleep is restored, and signs once the wallet is awake', async ({
  page,
  host,
  pocket,
}) => {
  await host.goto(RECORDED)
  await connectOverRelay(host, pocket)
  await leave(page)
  await pocket.goOffline()

  const statuses = await recordStatuses(page)
  await host.goto(RECORDED)
  await host.expectConnected(FIRST)
  expect((await statuses()).join(' ')).toMatch(/^(disconnected )?(reconnecting )?connected$/)
  await pocket.policy({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect(host.result).toHaveText('waiting')
  await pocket.goOnline()
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/, { timeout: 20_000 })
})

test('the page never shows the old account of a wallet that switched accounts while the page was closed', async ({
  page,
  host,
  pocket,
  relay,
}) => {
  await host.goto(RECORDED)
  await connectOverRelay(host, pocket)
  await leave(page)
  const { published } = await relay.state()
  const moved = pocket.switchAccount(1) // pending until the page confirms
  await expect.poll(async () => (await relay.state()).published).toBeGreaterThan(published)

  const texts = await recordPage(page)
  await host.goto(RECORDED)
  await host.expectConnected(SECOND)
  expect(await everConnected(page)).toEqual([SECOND])
  expect((await texts()).filter(text => text.includes(FIRST))).toEqual([])
  await moved
})

test('P1: while the relay is unreachable the page shows that, counts no account as connected, and keeps the session', async ({
  page,
  host,
  pocket,
  relay,
  trouble,
}) => {
  trouble.expect(SOCKET_TROUBLE)
  await host.goto(RECORDED)
  await connectOverRelay(host, pocket)
  await leave(page)
  await relay.refuse()

  const statuses = await recordStatuses(page)
  await host.goto(RECORDED)
  const told = page.getByTestId('wm-page-toast')
  await expect(told).toContainText('Can’t reach WalletConnect', { timeout: 15_000 })
  await expect(host.read('status')).toHaveText('disconnected')
  expect(await everConnected(page)).toEqual([])
  expect(await keptRecords(page)).not.toEqual([])

  await relay.accept()
  await host.expectConnected(FIRST)
  await expect(told).toHaveCount(0)
  expect((await statuses()).join(' ')).toMatch(
    /^(disconnected )?reconnecting disconnected connected$/,
  )
})
