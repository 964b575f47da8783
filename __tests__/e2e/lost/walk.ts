import type { Locator } from '@playwright/test'
import { expect } from '../support/test'
import type { LostFile } from '../support/loseFiles'
import type { Journey, Stage } from './journeys'
import { wasTold } from './wasTold'

/** Presses a user may need for one step, including the first. */
const TRIES_MAX = 4
/** How long a user waits for a result before repeating the action. */
const PATIENCE_MS = 4_000
/** While no request has failed, a step is only slow: repeating it would change the journey. */
const PATIENCE_WITHOUT_LOSS_MS = 30_000
const LOOK_MS = 50
/** A message about something that worked is gone after this time. */
const SETTLED_MS = 300
const PRESS_MS = 2_000

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function isAny(locators: readonly Locator[]): Promise<boolean> {
  for (const locator of locators) if (await locator.first().isVisible()) return true
  return false
}

/**
 * Walks a journey to its end as a user would: a failed step is retried with the offered button, or
 * else repeated. Every failure of a requested action must show a message. The lost file, if any,
 * loads again from the first retry after its request failed.
 */
export async function walk(
  stage: Stage,
  { steps, proof }: Journey,
  lost?: LostFile,
): Promise<void> {
  const { page, host } = stage
  const hasFailed = () => lost !== undefined && lost.refused() > 0
  const tryAgain = page.getByRole('button', { name: 'Try again', exact: true }).first()
  const told = [
    tryAgain,
    page.getByRole('alert').filter({ hasText: /\S/ }),
    host.result.filter({ hasText: /^failed/ }),
  ]
  let isRefused: boolean
  /** Waits until the element is visible, a message appears, or the time is up. */
  const comes = async (locator: Locator): Promise<boolean> => {
    let hadFailed = hasFailed()
    let until = Date.now() + (hadFailed ? PATIENCE_MS : PATIENCE_WITHOUT_LOSS_MS)
    while (Date.now() < until) {
      if (!hadFailed && hasFailed()) {
        hadFailed = true
        until = Date.now() + PATIENCE_MS // the message about it may still come
      }
      if (await locator.isVisible()) return true
      if (await isAny(told)) {
        isRefused = true
        await pause(SETTLED_MS)
        return locator.isVisible()
      }
      await pause(LOOK_MS)
    }
    return false
  }

  for (const { what, act, again = act, there, isQuiet = false } of steps) {
    const found = there(stage)
    const failures: string[] = []
    let isDone = false
    isRefused = false
    for (let tries = 0; tries < TRIES_MAX && !isDone; tries += 1) {
      if (tries > 0 && !isQuiet && !isRefused && !(await wasTold(page)))
        failures.push('nothing was said about it')
      if (tries > 0 && hasFailed()) lost?.find()
      const press = tries === 0 ? act : again
      const isOffered = tries > 0 && (await tryAgain.isVisible())
      await (isOffered ? tryAgain.click({ timeout: PRESS_MS }) : press(stage)).catch(
        (thrown: unknown) => failures.push(String(thrown).split('\n').slice(0, 4).join(' ')),
      )
      isDone = await comes(found)
    }
    const isSilent = failures.includes('nothing was said about it')
    if (!isDone || isSilent) {
      const card = page.getByTestId('wm-modal').first()
      const text = (await card.isVisible()) ? await card.innerText() : 'no card'
      throw new Error(`${what}: ${failures.join('; ')}; on screen: ${text.replaceAll(/\s+/g, ' ')}`)
    }
    await expect(page.getByRole('heading', { name: 'Example host' })).toBeVisible()
  }
  await proof?.(stage)
}
