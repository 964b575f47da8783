/**
 * Runs and seed of the property tests of amounts; a failure prints the seed, `RUNS` and `SEED`
 * repeat it.
 */
export const MONEY_RUNS = Number(process.env['RUNS'] ?? 10_000)
export const MONEY_SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
