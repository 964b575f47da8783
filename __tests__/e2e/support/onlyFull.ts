/** Marks one more case of a claim that another case shows in every run: `npm run test:full` makes it as well. */
export const ONLY_FULL = { tag: '@full' }
const ALWAYS = {}

/** The details of a test that is made in every run if `isAlways`, else only in `npm run test:full`. */
export const fullUnless = (isAlways: boolean) => (isAlways ? ALWAYS : ONLY_FULL)
