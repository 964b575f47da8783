import type { Browser } from '@playwright/test'
import { HostPage } from '../pages/HostPage'
import { loseFile, recordFiles } from '../support/loseFiles'
import { saveData } from '../support/saveData'
import { watchForTrouble } from '../support/watchForTrouble'
import type { Journey, Stage } from './journeys'
import { walk } from './walk'
import { noteWhatIsTold } from './wasTold'

/** What the browser and the modal log about a file that failed to load, without uncaught errors. */
const LOST =
  /^console: (?!uncaught|unhandled).*(could not be loaded|dynamically imported|ERR_|Failed to load|error loading)/

interface Passage {
  /** The lazily loaded files, in order. */
  readonly asked: readonly string[]
  /** How many requests for the lost file failed. */
  readonly refused: number
}

/**
 * Walks a journey on a fresh page on which one file fails to load until the step that needs it is
 * retried.
 */
export async function goThrough(
  browser: Browser,
  { wallet, pocket }: Pick<Stage, 'wallet' | 'pocket'>,
  journey: Journey,
  lost?: string,
): Promise<Passage> {
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
      return { asked: [...asked], refused: 0 }
    }
    trouble.expect(LOST)
    const file = await loseFile(page, lost)
    await walk(stage, journey, file.find)
    trouble.check()
    return { asked: [...asked], refused: file.refused() }
  } finally {
    await context.close()
  }
}
