import { expect, test } from '@playwright/test'
import { watchForTrouble } from '../support/watchForTrouble'

/** Failures that users would not see, and how the watch reports them. */
const TROUBLES = [
  { does: 'setTimeout(() => { throw new Error("one") })', says: /uncaught: .*one/ },
  { does: 'void Promise.reject(new Error("two"))', says: /two/ },
  { does: 'void Promise.reject("three")', says: /three/ },
  { does: 'console.error("four")', says: /console: four/ },
] as const

test('P27: the watch over every journey notices uncaught errors, unhandled rejections and console errors, on any page of the visitor', async ({
  context,
}) => {
  const trouble = await watchForTrouble(context)
  await (await context.newPage()).goto('/bench.html')
  const other = await context.newPage()
  await other.goto('/bench.html')
  trouble.check()
  for (const { does, says } of TROUBLES) {
    await other.evaluate(code => {
      const script = document.createElement('script')
      script.textContent = code
      document.head.append(script)
    }, does)
    await expect.poll(() => trouble.found.join('\n')).toMatch(says)
    expect(() => trouble.check()).toThrow(says)
    trouble.expect(says)
    trouble.check()
  }
})
