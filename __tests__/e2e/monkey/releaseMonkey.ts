import { WALLET_IDENTITIES } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect } from '../support/test'
import type { Trouble } from '../support/watchForTrouble'
import { chanceOf } from './createChance'
import { expectUsable } from './expectUsable'
import { heal, misbehave, type Jungle } from './mischief'
import { readStore } from './readStore'

/** Everything is healed after each part: a reload in between must not hide a stuck state. */
const PARTS = 3
const PART_STEPS_MAX = 100_000
const ACTION_MS = 10_000
const STEPS_SHOWN = 30
const LINES_SHOWN = 40

/** Counts the steps by kind, the impossible ones separately. */
function countKinds(steps: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const step of steps) {
    const [, , , kind = '', detail = ''] = step.split(' ')
    const key = detail === '!' ? `${kind}!` : kind
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .map(([kind, count]) => `${kind} ${String(count)}`)
    .sort()
    .join(', ')
}

const printed = (pattern: RegExp) => new RegExp(`^console: (?!unhandled|uncaught)${pattern.source}`)

/**
 * What the browser and the modal log about services the monkey disables. No exception is among it.
 */
const TAKEN_AWAY = [
  printed(/Failed to load resource/),
  printed(/WebSocket connection to .+ failed/),
  printed(/Access to .+ has been blocked by CORS policy/),
  printed(/\[wallet modal\] (?!A flow failed)/), // messages for developers
  new RegExp(`${new URL(sandboxUrls.wallet).host}/approve\\.js`), // the wallet's own window
]

export interface Release extends Omit<Jungle, 'chance'> {
  readonly trouble: Trouble
  readonly seed: number
  /** How long the monkey acts, without the checks between its parts. */
  readonly ms: number
  readonly print: (text: string) => void
}

/** Runs the monkey on the example page; rejects when something is broken or stuck. */
export async function releaseMonkey({ trouble, seed, ms, print, ...world }: Release) {
  const { page, context } = world
  const host = page.locator('main > header > h1')
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  const steps: string[] = []
  const lines: string[] = []
  const note = (step: string) => steps.push(`${String(steps.length)} ${seconds()} s ${step}`)
  const check = async () => {
    expect(trouble.unexpected(), 'errors on the page').toEqual([])
    await expect(host, 'the host’s page').toHaveText('Example host')
  }
  // Without a limit, a target that cannot be pressed would end the run without a report.
  page.setDefaultTimeout(ACTION_MS)
  for (const pattern of TAKEN_AWAY) trouble.expect(pattern)
  context.on('console', message => {
    lines.push(`${seconds()} ${message.type()}: ${message.text().slice(0, 300)}`)
  })
  try {
    await heal(world)
    await page.goto('/bench.html')
    for (let part = 0; part < PARTS; part += 1) {
      const end = Date.now() + ms / PARTS
      // A part starts with the same steps, however many the previous one had time for.
      for (let step = part * PART_STEPS_MAX; Date.now() < end; step += 1) {
        note(await misbehave({ ...world, chance: chanceOf(seed, step) }))
        await check()
      }
      await heal(world)
      note('healed')
      await expectUsable(page, WALLET_IDENTITIES[1].name)
      await check()
    }
    print(
      `seed ${String(seed)}: ${String(steps.length)} steps in ${seconds()} s: ${countKinds(steps)}`,
    )
  } catch (thrown) {
    const report = [
      `seed ${String(seed)} failed after ${seconds()} s. The last steps, each as it ended:`,
      ...steps.slice(-STEPS_SHOWN),
      'The console:',
      ...lines.slice(-LINES_SHOWN),
      'The store:',
      await readStore(page).catch(String),
    ]
    print(report.join('\n'))
    // Reports the underlying page errors, if known, instead of the action that failed because of
    // them.
    const errors = trouble.unexpected()
    if (errors.length > 0) {
      throw new Error(`errors on the page: ${errors.join('\n')}`, { cause: thrown })
    }
    if ((await host.count()) === 0) throw new Error('the host’s page is gone', { cause: thrown })
    throw thrown
  }
}
