import type { BrowserContext, Page } from '@playwright/test'
import type { WalletControl } from '@redux-wallet-modal/sandbox'
import { HostPage } from '../pages/HostPage'
import type { Services } from '../support/createServices'
import { expect, test } from '../support/test'
import { createChance, type Chance } from './createChance'

/** `MONKEY_SEED=7 MONKEY_RUNS=1 npm run test:monkey` does again what the seventh did. */
const RUNS = Number(process.env['MONKEY_RUNS'] ?? 20)
const SEED = Number(process.env['MONKEY_SEED'] ?? Date.now() % 1_000_000)
const RUN_MS = Number(process.env['MONKEY_MS'] ?? 60_000)
const STEP_MS = 1_500
const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
/** What the browser prints of what the monkey takes away; everything else is a finding. */
const TAKEN_AWAY = [
  /\[wallet modal\]/, // what developers are told
  /Failed to load resource/,
  /net::ERR_/,
  /could(?: not|n’t) be loaded/,
  /dynamically imported module/,
  /WebSocket connection to .+ failed/,
  /CORS policy/,
]
const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'Shift+Tab',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'a',
  '1',
] as const

interface Jungle {
  readonly page: Page
  readonly context: BrowserContext
  readonly wallet: WalletControl
  readonly services: Services
  readonly chance: Chance
}
type Mischief = (jungle: Jungle) => Promise<unknown>

/** Presses something that can be pressed: in the card while it is open, else in the page. */
const press: Mischief = async ({ page, chance }) => {
  const card = page.locator('dialog[open]')
  const scope = (await card.count()) > 0 ? card.first() : page.locator('main')
  const buttons = scope.locator('button, [role="tab"], input[type="checkbox"]')
  const count = await buttons.count()
  if (count > 0) await buttons.nth(chance.below(count)).click({ timeout: STEP_MS })
}

const type: Mischief = async ({ page, chance }) => {
  const fields = page.locator('dialog[open] input:not([type="checkbox"]), dialog[open] textarea')
  const count = await fields.count()
  if (count === 0) return
  const text = chance.pick(['0.1', '1e-7', 'alice.reown.id', `0x${'5a'.repeat(20)}`, 'Falcon', ''])
  await fields.nth(chance.below(count)).fill(text, { timeout: STEP_MS })
}

const MISCHIEF: readonly [Mischief, ...Mischief[]] = [
  press,
  press,
  press,
  press,
  press,
  type,
  type,
  ({ page, chance }) => page.keyboard.press(chance.pick(KEYS)),
  ({ page, chance }) => page.keyboard.press(chance.pick(KEYS)),
  ({ wallet, chance }) =>
    wallet.policy({ '*': chance.pick(['approve', 'approve', 'reject', 'hang'] as const) }),
  async ({ wallet, chance }) => {
    for (const { id } of await wallet.pending()) await wallet.answer(id, chance.below(2) === 0)
  },
  ({ wallet, chance }) => wallet.switchChain(chance.pick([31337, 31338])),
  ({ wallet, chance }) => wallet.switchAccount(chance.below(3)),
  ({ wallet, page }) => wallet.disconnectSite(new URL(page.url()).origin),
  ({ wallet }) => wallet.lock(),
  ({ wallet }) => wallet.unlock(),
  ({ services, chance }) =>
    services.break({ path: '/', status: chance.pick([403, 429, 500, 503]), times: 5 }),
  ({ services }) => services.breakProject({ path: '/', status: 503, times: 5 }),
  ({ services }) => services.mend(),
  ({ context }) => context.setOffline(true),
  ({ context }) => context.setOffline(false),
  ({ context }) => context.setOffline(false),
  async ({ page, chance }) => {
    let left = chance.below(3) + 1
    await page.route('**/assets/*.js', route => (left-- > 0 ? route.abort() : route.fallback()))
  },
  async ({ context, page, chance }) => {
    if (context.pages().length > 2) return
    const other = await context.newPage()
    await other.goto(page.url(), { timeout: 5_000 })
    const button = other.locator('[data-wm-host] button').first()
    await button.click({ timeout: STEP_MS })
    if (chance.below(2) === 0) await other.getByTestId('disconnect').click({ timeout: STEP_MS })
    await other.close()
  },
  async ({ page, context }) => {
    await context.setOffline(false) // a page that is not there could not be loaded at all
    await page.reload({ timeout: 10_000 })
  },
]

/** Everything works again, as if nothing had happened. */
async function heal({ page, context, wallet, services }: Jungle) {
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await services.mend()
  await wallet.unlock()
  await wallet.policy({ '*': 'approve' })
  for (const { id } of await wallet.pending()) await wallet.answer(id, false)
  await wallet.switchChain(31337)
}

/** Nothing is stuck: whatever is open closes, whoever is connected leaves, and the way in is open again. */
async function expectUsable(page: Page) {
  const host = new HostPage(page)
  const card = page.locator('dialog[open]')
  await expect(host.page.getByRole('heading', { name: 'Example host' })).toBeVisible()
  await expect(async () => {
    for (let step = 0; step < 6 && (await card.count()) > 0; step += 1) {
      await page.keyboard.press('Escape')
    }
    await expect(card).toHaveCount(0, { timeout: STEP_MS })
  }).toPass({ timeout: 20_000 })
  await expect(async () => {
    if ((await host.read('status').textContent()) !== 'disconnected') {
      await host.disconnect.click({ timeout: STEP_MS })
    }
    await expect(host.read('status')).toHaveText('disconnected', { timeout: STEP_MS })
  }).toPass({ timeout: 30_000 })
  await host.connectButton.click()
  const wallet = page.getByTestId(SANDBOX_WALLET)
  await expect(wallet).toBeVisible()
  await wallet.click()
  await expect(host.read('status')).toHaveText('connected')
  await expect(card).toHaveCount(0)
  await host.accountButton.click()
  await expect(page.getByTestId('wm-view-Account')).toBeVisible()
  await page.getByTestId('wm-close').click()
  await expect(card).toHaveCount(0)
}

for (let run = 0; run < RUNS; run += 1) {
  const seed = SEED + run
  test(`a monkey with seed ${String(seed)} breaks nothing`, async ({
    page,
    context,
    wallet,
    services,
    trouble,
  }) => {
    test.setTimeout(RUN_MS + 120_000)
    for (const pattern of TAKEN_AWAY) trouble.expect(pattern)
    const jungle: Jungle = { page, context, wallet, services, chance: createChance(seed) }
    const done: string[] = []
    await wallet.switchChain(31337)
    await wallet.policy({ '*': 'approve' })
    await page.goto('/')
    const end = Date.now() + RUN_MS
    while (Date.now() < end) {
      const index = jungle.chance.below(MISCHIEF.length)
      const act = MISCHIEF[index] ?? press
      // What cannot be pressed just now is no finding.
      done.push(
        await act(jungle).then(
          () => String(index),
          () => `${String(index)}!`,
        ),
      )
    }
    console.log(`seed ${String(seed)}: ${String(done.length)} steps: ${done.join(' ')}`)
    await heal(jungle)
    await expectUsable(page)
  })
}
