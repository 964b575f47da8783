import { expect, test } from '../support/test'
import { goThrough } from './goThrough'
import { journeys } from './journeys'

/** `LOST_FILE=send npm run test:lost` fails only files of that name. */
const ONLY = process.env['LOST_FILE'] ?? ''
/** The longest journey loses 73 files in turn; each walk takes 10 s, and more beside other work. */
const JOURNEY_MS = 25 * 60_000

for (const journey of journeys) {
  test(`P4: each file that is lost on the way costs a press, and that is said: ${journey.name}`, async ({
    browser,
    wallet,
    pocket,
  }) => {
    test.setTimeout(JOURNEY_MS)
    const people = { wallet, pocket }
    const asked = await goThrough(browser, people, journey)
    const files = asked.filter(file => file.includes(ONLY))
    expect(files, 'files that come late').not.toEqual([])
    const costs: string[] = []
    for (const file of files) {
      try {
        await goThrough(browser, people, journey, file)
      } catch (thrown) {
        costs.push(`${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
      }
    }
    expect(costs, `what one of ${String(files.length)} files cost when it was lost`).toEqual([])
  })
}
