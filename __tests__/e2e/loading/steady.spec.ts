import type { Locator, Page } from '@playwright/test'
import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { movesEnded } from '../support/movesEnded'
import { random } from '../support/random'
import { recordLayout, type LayoutRecorder } from '../support/recordLayout'
import type { Services } from '../support/createServices'
import { expect, test } from '../support/test'

const SLOW_MS = 1_500

/** Nothing moved since the last call, and no frame was empty. */
async function expectSteady(layout: LayoutRecorder, when: string) {
  const { frames, moves, blanks, shifts } = await layout.take()
  expect.soft(frames, `${when}: frames were seen`).toBeGreaterThan(0)
  expect.soft(blanks, `${when}: frames without content`).toEqual([])
  expect.soft(moves, `${when}: what moved`).toEqual([])
  expect.soft(shifts, `${when}: layout shifts`).toEqual([])
}

/** Presses a control, and waits until the card is at rest. */
const press = async (page: Page, target: Locator) => {
  await target.click()
  await settled(page)
}

const slowDirectory = (services: Services) =>
  services.breakProject({ path: '/getWallets', delayMs: SLOW_MS })

/** Opens the card and waits for the directory's wallets. */
async function open(page: Page, host: HostPage) {
  await host.goto()
  await host.connectButton.click()
  await expect(page.getByTestId(/^wm-wallet-[0-9a-f]{64}$/)).toHaveCount(3)
  await settled(page)
}

/** Opens every view behind the first one, and returns from each. */
async function visitViews(page: Page, layout: LayoutRecorder) {
  const connect = new ConnectView(page)
  const card = page.getByTestId('wm-modal')
  const ways: [string, Locator, Locator][] = [
    ['What is a wallet', card.getByTestId('wm-help'), connect.back],
    ['Get a wallet', card.getByTestId('wm-get-wallet'), connect.back],
    ['All wallets', connect.allWallets, connect.back],
    ['the code', connect.phone, connect.back],
    ['a wallet', card.getByTestId('wm-wallet-dev.sandbox.wallet'), connect.back],
  ]
  for (const [name, way, wayBack] of ways) {
    await press(page, way)
    await expectSteady(layout, name)
    await press(page, wayBack)
    await expectSteady(layout, `back from ${name}`)
  }
}

test.describe('Nothing in the card moves once it is drawn, and no frame is empty', () => {
  for (const width of [1280, 360]) {
    test(`as it opens while the directory is on its way, ${String(width)} px wide`, async ({
      page,
      host,
      services,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await slowDirectory(services)
      const layout = await recordLayout(page)
      await open(page, host)
      await expectSteady(layout, 'opening')
    })
  }

  test('on the first visit to each view behind it, with the directory already loaded', async ({
    page,
    host,
    wallet,
    relay: _relay,
  }) => {
    test.setTimeout(60_000)
    await wallet.policy({ eth_requestAccounts: 'hang' })
    const layout = await recordLayout(page)
    await open(page, host)
    await expectSteady(layout, 'opening')
    await visitViews(page, layout)
  })

  test('in an account, its tabs and the views that open from it', async ({
    page,
    host,
    wallet,
  }) => {
    test.setTimeout(60_000)
    const layout = await recordLayout(page)
    // The configuration decides which actions are offered, and is cached from then on.
    const config = page.waitForResponse(/\/appkit\/v1\/config/)
    await host.goto()
    await beginConnected(host, wallet)
    await (await config).finished()
    await layout.take()
    const account = new AccountView(page)
    await press(page, host.accountButton)
    await expectSteady(layout, 'Account')
    const tabs = page.getByRole('tablist')
    const before = await tabs.boundingBox()
    for (const name of ['Activity', 'Tokens']) {
      await press(page, page.getByRole('tab', { name }))
      await expectSteady(layout, name)
      expect.soft(await tabs.boundingBox(), `the tabs on the screen, at ${name}`).toEqual(before)
    }
    for (const way of [page.getByTestId('wm-account-receive'), account.networkPill]) {
      await press(page, way)
      await expectSteady(layout, await account.heading.innerText())
      await press(page, account.back)
      await expectSteady(layout, 'back to the account')
    }
    await press(page, account.send)
    await expectSteady(layout, 'Send')
    const send = new SendView(page)
    await send.choose('ETH')
    await settled(page)
    await layout.take()
    const box = page.locator('[data-wm-part="bar"]')
    const place = await box.boundingBox()
    for (const text of [random.address(), 'alice.reown.id', 'nobody.reown.id', '0x12']) {
      await send.recipient.fill('')
      await send.recipient.pressSequentially(text)
      await settled(page)
      expect.soft(await box.boundingBox(), `what stands below, at ${text}`).toEqual(place)
    }
  })
})

for (const width of [1280, 360]) {
  test(`Rows stay under the pointer where the directory proposes nothing, ${String(width)} px wide`, async ({
    page,
    host,
    services,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await services.breakProject({
      path: '/getWallets',
      status: 200,
      body: { data: [], count: 0 },
      hang: true,
    })
    const answered = page.waitForResponse(/\/getWallets/)
    await host.goto()
    await host.connectButton.click()
    const connect = new ConnectView(page)
    const rows = connect.wallets.or(connect.phone)
    // In whole px: before the answer, the card's opening may be a fraction from its end.
    const places = async () =>
      Promise.all(
        (await rows.all()).map(async row => Math.round((await row.boundingBox())?.y ?? 0)),
      )
    await expect(rows).not.toHaveCount(0)
    await movesEnded(page)
    const before = await places()
    await services.mend()
    await (await answered).finished()
    await settled(page)
    expect(await places()).toEqual(before)
    await connect.close.click()
    await expect(connect.dialog).toBeHidden()
  })
}

test('With reduced motion nothing moves on the way to a view either', async ({
  page,
  host,
  wallet,
  services,
  relay: _relay,
}) => {
  test.setTimeout(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slowDirectory(services)
  await wallet.policy({ eth_requestAccounts: 'hang' })
  const layout = await recordLayout(page)
  await open(page, host)
  await expectSteady(layout, 'opening')
  await visitViews(page, layout)
})
