import { test } from '../support/test'
import { releaseMonkey } from './releaseMonkey'

/** `MONKEY_SEED=7 MONKEY_RUNS=1 npm run test:monkey` repeats the run with seed 7. */
const RUNS = Number(process.env['MONKEY_RUNS'] ?? 20)
const SEED = Number(process.env['MONKEY_SEED'])
const RUN_MS = Number(process.env['MONKEY_MS'] ?? 60_000)

for (let run = 0; run < RUNS; run += 1) {
  const seed = SEED + run
  test(`a monkey with seed ${String(seed)} breaks nothing`, async ({
    page,
    context,
    wallet,
    relay,
    services,
    trouble,
  }) => {
    test.setTimeout(RUN_MS + 300_000)
    const world = { page, context, wallet, relay, services, trouble }
    await releaseMonkey({ ...world, seed, ms: RUN_MS, print: text => console.log(text) })
  })
}
