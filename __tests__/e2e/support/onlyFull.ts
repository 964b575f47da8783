/**
 * Marks an additional case of a claim that another case covers in every run; only `npm run
 * test:full` runs it.
 */
export const ONLY_FULL = { tag: '@full' }
const ALWAYS = {}

/** Returns the details of a test that runs always, or only in `npm run test:full`. */
export const fullUnless = (isAlways: boolean) => (isAlways ? ALWAYS : ONLY_FULL)
