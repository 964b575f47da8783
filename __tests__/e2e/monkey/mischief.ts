import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { RelayControl, WalletControl } from '@redux-wallet-modal/sandbox'
import type { Services } from '../support/createServices'
import { lazyFiles } from '../support/loseFiles'
import { sandboxUrls } from '../support/sandboxUrls'
import type { Chance } from './createChance'

const STEP_MS = 1_500
/** Slightly longer than the host waits. */
const HOST_CLOSES_MS = 3_300
const CARD = 'dialog[open]'
const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'Shift+Tab',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'End',
  'a',
  '1',
] as const
const TEXTS = [
  '0.1',
  '1e-7',
  '999999',
  'alice.reown.id',
  `0x${'5a'.repeat(20)}`,
  'Falcon',
  '',
] as const

export interface Jungle {
  readonly page: Page
  readonly context: BrowserContext
  readonly wallet: WalletControl
  readonly relay: RelayControl
  readonly services: Services
  readonly chance: Chance
}

/** Does something, and returns the details for the log. */
type Mischief = (jungle: Jungle) => Promise<string>

const nameOf = (target: Locator) =>
  target.evaluate(
    element =>
      element.getAttribute('data-testid') ??
      element.getAttribute('aria-label') ??
      element.textContent?.trim().slice(0, 30) ??
      '',
    undefined,
    { timeout: STEP_MS },
  )

/** Picks a random target: in the card while it is open, else in the page. */
async function pickTarget({ page, chance }: Jungle, selector: string) {
  const isOpen = (await page.locator(CARD).count()) > 0
  const scope = page.locator(isOpen ? CARD : 'body').first()
  const targets = scope.locator(selector)
  const count = await targets.count()
  return count === 0 ? null : targets.nth(chance.below(count))
}

const PRESSABLE = ['button', '[role="tab"]', 'input[type="checkbox"]']
  .map(kind => `${kind}:visible:not(:disabled, [aria-disabled="true"])`)
  .join(', ')
const FILLABLE = 'input:visible:not([type="checkbox"]), textarea:visible'

const press: Mischief = async jungle => {
  const target = await pickTarget(jungle, PRESSABLE)
  if (!target) return 'nothing'
  const name = await nameOf(target)
  await target.click({ timeout: STEP_MS, clickCount: jungle.chance.pick([1, 1, 1, 1, 2]) })
  return name
}

/** Presses at any point: beside the card, on moving parts, on parts that are not ready. */
const pressAnywhere: Mischief = async ({ page, chance }) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const [x, y] = [chance.below(width), chance.below(height)]
  await page.mouse.click(x, y, { delay: chance.pick([0, 0, 80]) })
  return `${String(x)},${String(y)}`
}

const type: Mischief = async jungle => {
  const field = await pickTarget(jungle, FILLABLE)
  const text = jungle.chance.pick(TEXTS)
  if (!field) return 'nowhere'
  const name = await nameOf(field)
  await field.fill(text, { timeout: STEP_MS })
  return `${text} into ${name}`
}

const select: Mischief = async jungle => {
  const list = await pickTarget(jungle, 'select:visible')
  if (!list) return 'nothing'
  const count = await list.locator('option').count()
  const [chosen] = await list.selectOption(
    { index: jungle.chance.below(count) },
    { timeout: STEP_MS },
  )
  return chosen ?? ''
}

const key: Mischief = async ({ page, chance }) => {
  const pressed = chance.pick(KEYS)
  await page.keyboard.press(pressed)
  return pressed
}

const policy: Mischief = async ({ wallet, chance }) => {
  const answer = chance.pick(['approve', 'approve', 'reject', 'hang', 'ask'] as const)
  await wallet.policy({ '*': answer })
  return answer
}

const answer: Mischief = async ({ wallet, chance }) => {
  const approve = chance.below(2) === 0
  const pending = await wallet.pending()
  for (const { id } of pending) await wallet.answer(id, approve)
  return `${approve ? 'yes' : 'no'} to ${String(pending.length)}`
}

const walletEvent: Mischief = async ({ wallet, chance }) => {
  const { origin } = new URL(sandboxUrls.page)
  const events = {
    switchChain: () => wallet.switchChain(chance.pick([31337, 31338])),
    switchAccount: () => wallet.switchAccount(chance.below(3)),
    disconnectSite: () => wallet.disconnectSite(origin),
    lock: () => wallet.lock(),
    unlock: () => wallet.unlock(),
    goOffline: () => wallet.goOffline(),
    goOnline: () => wallet.goOnline(),
  }
  const name = chance.pick([
    'switchChain',
    'switchChain',
    'switchAccount',
    'switchAccount',
    'disconnectSite',
    'lock',
    'unlock',
    'unlock',
    'goOffline',
    'goOnline',
    'goOnline',
  ] as const)
  await events[name]()
  return name
}

const refuse: Mischief = async ({ services, chance }) => {
  const who = chance.pick(['break', 'breakProject'] as const)
  const how = chance.pick<number | 'hang' | 'slow'>([403, 429, 500, 503, 'hang', 'slow'])
  const fault =
    how === 'hang' ? { hang: true } : how === 'slow' ? { delayMs: 1_000 } : { status: how }
  await services[who]({ path: '/', times: 5, ...fault })
  return `${who} ${String(how)}`
}

const nodesRefuse: Mischief = async ({ page, chance }) => {
  const { port } = new URL(chance.pick([sandboxUrls.chainOne, sandboxUrls.chainTwo]))
  const how = chance.pick<number | 'lost'>([429, 503, 'lost'])
  let left = 5
  await page.route(
    url => url.port === port,
    route => {
      left -= 1
      if (left < 0) return route.fallback()
      return how === 'lost' ? route.abort() : route.fulfill({ status: how, body: '' })
    },
  )
  return `${port} ${String(how)}`
}

const relayTrouble: Mischief = async ({ relay, chance }) => {
  const how = chance.pick(['kill', 'refuse', 'hang', 'accept', 'accept'] as const)
  await relay[how]()
  return how
}

/** Spares the files that load with the page itself: without them there is no page to test. */
const loseSomeFiles: Mischief = async ({ page, chance }) => {
  const late = new Set(lazyFiles())
  const count = chance.below(3) + 1
  let left = count
  await page.route('**/assets/*.js', route => {
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    return late.has(file) && left-- > 0 ? route.abort() : route.fallback()
  })
  return String(count)
}

const offline: Mischief = async ({ context, chance }) => {
  const isOffline = chance.below(3) === 0
  await context.setOffline(isOffline)
  return isOffline ? 'gone' : 'back'
}

const otherTab: Mischief = async ({ context, chance }) => {
  await context.setOffline(false)
  const other = await context.newPage()
  const act = chance.pick(['disconnect', 'wm-wallet-button-dev.sandbox.wallet', 'nothing'] as const)
  try {
    await other.goto(`${sandboxUrls.page}/bench.html`, { timeout: 5_000 })
    if (act === 'nothing') await other.locator('main button').first().hover({ timeout: STEP_MS })
    else await other.getByTestId(act).click({ timeout: STEP_MS })
    await pause(chance.pick([0, 300, 1_000]))
  } finally {
    await other.close()
  }
  return act
}

const reload: Mischief = async ({ page, context }) => {
  // A page reloaded offline could not load at all.
  await context.setOffline(false)
  await page.reload({ timeout: 10_000 })
  return ''
}

const wait: Mischief = async ({ chance }) => {
  const ms = chance.pick([50, 300, 800])
  await pause(ms)
  return `${String(ms)} ms`
}

/** The actions, and how often each occurs per hundred steps. */
const SHARES: readonly (readonly [name: string, share: number, act: Mischief])[] = [
  ['press', 30, press],
  ['pressAnywhere', 4, pressAnywhere],
  ['type', 8, type],
  ['select', 3, select],
  ['key', 8, key],
  ['policy', 6, policy],
  ['answer', 5, answer],
  ['walletEvent', 9, walletEvent],
  ['refuse', 4, refuse],
  ['nodesRefuse', 2, nodesRefuse],
  ['relay', 2, relayTrouble],
  ['mend', 3, async ({ services }) => services.mend().then(() => '')],
  ['loseFiles', 3, loseSomeFiles],
  ['offline', 4, offline],
  ['otherTab', 2, otherTab],
  ['reload', 2, reload],
  ['wait', 5, wait],
]
const WHOLE = SHARES.reduce((sum, [, share]) => sum + share, 0)

/** Performs one random action and returns its description. An impossible action is no failure. */
export async function misbehave(jungle: Jungle): Promise<string> {
  let place = jungle.chance.below(WHOLE)
  const [name, , act] = SHARES.find(([, share]) => (place -= share) < 0) ?? ['press', 0, press]
  const detail = await act(jungle).catch((thrown: unknown) => `! ${String(thrown).split('\n')[0]}`)
  return `${name} ${detail}`.trim()
}

/** The host's “Open, close after 3 seconds” is no longer pending, according to the page's diary. */
const hasNothingPlanned = (limitMs: number) =>
  !window.diary?.some(
    entry =>
      entry.endsWith('click button in "open-and-close"') &&
      performance.now() - parseFloat(entry) < limitMs,
  )

/** Restores every service, wallet and setting. */
export async function heal({
  page,
  context,
  wallet,
  relay,
  services,
}: Omit<Jungle, 'chance'>): Promise<void> {
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await services.mend()
  await relay.accept()
  await wallet.goOnline()
  await wallet.unlock()
  await wallet.policy({ '*': 'approve' })
  for (const { id } of await wallet.pending()) await wallet.answer(id, false)
  await wallet.switchChain(31337)
  await page.waitForFunction(hasNothingPlanned, HOST_CLOSES_MS)
}
