import type { Browser } from '@playwright/test'
import { HostPage } from '../pages/HostPage'
import { loseFile, recordFiles } from '../support/loseFiles'
import { saveData } from '../support/saveData'
import { expect } from '../support/test'
import { watchForTrouble } from '../support/watchForTrouble'
import type { Journey, Stage } from './journeys'
import { walk } from './walk'
import { noteWhatIsTold } from './wasTold'

/** What the browser and the modal log about a file that failed to load, without uncaught errors. */
const LOST =
  /^console: (?!uncaught|unhandled).*(could not be loaded|dynamically imported|ERR_|Failed to load|error loading)/

/** How long the page may take to request a file that it loads when idle, after the last step. */
const IDLE_MS = 10_000

/**
 * Walks a journey on a fresh page on which one file fails to load until the step that needs it is
 * retried. Returns the lazily loaded files, in the order of their requests.
 *
 * @throws When the page never requests the lost file, or a step does not recover.
 */
export async function goThrough(
  browser: Browser,
  { wallet, pocket }: Pick<Stage, 'wallet' | 'pocket'>,
  journey: Journey,
  lost?: string,
): Promise<readonly string[]> {
  await wallet.reset()
  await wallet.policy({ '*': 'approve' })
  await pocket.reset()
  const context = await browser.newContext()
  try {
    const trouble = await watchForTrouble(context)
    await noteWhatIsTold(context)
    await saveData(context)
    const page = await context.newPage()
    const stage = { page, host: new HostPage(page), wallet, pocket }
    await journey.begin(stage)
    await wallet.policy({ '*': 'approve' })
    trouble.check()
    const asked = recordFiles(page)
    if (lost === undefined) {
      await walk(stage, journey)
      trouble.check()
      return [...asked]
    }
    trouble.expect(LOST)
    const file = await loseFile(page, lost)
    await walk(stage, journey, file)
    await expect.poll(file.refused, { message: 'requests for it', timeout: IDLE_MS }).not.toBe(0)
    trouble.check()
    return [...asked]
  } finally {
    await context.close()
  }
}
