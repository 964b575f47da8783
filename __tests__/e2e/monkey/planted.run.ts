import { expect, test } from '../support/test'
import { releaseMonkey } from './releaseMonkey'

/** Faults planted in the built page, one of each kind that the monkey must find. */
const FAULTS = [
  {
    kind: 'a view that throws',
    file: 'accountView',
    plant: (code: string) =>
      code.replaceAll(
        '"data-testid":`wm-view-Account`',
        '"data-testid":(()=>{throw new Error("planted")})()',
      ),
    found: /errors on the page[^]*planted/,
  },
  {
    kind: 'a wait that never ends',
    file: 'accountView',
    plant: (code: string) =>
      code.replaceAll('"data-testid":`wm-view-Account`', '$&,"data-wm-part":"spinner"'),
    found: /the account rests/,
  },
  {
    kind: 'an unhandled rejection',
    file: 'ModalShell',
    plant: (code: string) => `${code};Promise.reject(new Error("planted"))`,
    found: /errors on the page[^]*planted/,
  },
  {
    kind: 'a flow that fails',
    file: 'ModalShell',
    plant: (code: string) => `${code};console.error("[wallet modal]","A flow failed","planted")`,
    found: /errors on the page[^]*planted/,
  },
  {
    kind: 'a host that is gone',
    file: 'ModalShell',
    plant: (code: string) =>
      `${code};setTimeout(()=>document.getElementById("app").replaceChildren(),2000)`,
    found: /the host’s page is gone/,
  },
]

for (const { kind, file, plant, found } of FAULTS) {
  test(`the monkey finds ${kind}`, async ({ page, context, wallet, relay, services, trouble }) => {
    test.setTimeout(120_000)
    let planted = 0
    await context.route(`**/assets/${file}-*.js`, async route => {
      const response = await route.fetch()
      const code = await response.text()
      // A file of this name may only re-export the one that has the code.
      if (plant(code) !== code) planted += 1
      await route.fulfill({ response, body: plant(code) })
    })
    const world = { page, context, wallet, relay, services, trouble }
    const printed: string[] = []
    const run = releaseMonkey({ ...world, seed: 1, ms: 0, print: text => printed.push(text) })
    await expect(run).rejects.toThrow(found)
    expect(planted, 'files with the fault').toBeGreaterThan(0)
    expect(printed.join('\n')).toContain('The last steps')
    trouble.expect(/planted/)
  })
}
