/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const DEPCRUISE = resolve(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const PLANTED = resolve(ROOT, '__tests__/fixtures/floors')

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string; readonly severity: string }
}

function violations(config: string): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [DEPCRUISE, '--config', resolve(ROOT, config), '--output-type', 'json', 'src'],
    { cwd: PLANTED, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return report.summary.violations.map(({ from, rule }) => `${rule.severity} ${rule.name} ${from}`)
}

describe('floors', () => {
  it('reports each planted upward import, circle, ring of folders and shortcut as an error, and nothing else', () => {
    expect([...violations('.dependency-cruiser.cjs')].sort()).toEqual([
      'error core-knows-no-feature src/core/network/showFee.ts',
      'error edges-stay-apart src/clients/http.ts',
      'error every-folder-has-a-place src/misc/darker.ts',
      'error features-stay-apart src/features/pay/payFee.ts',
      'error lib-floor src/lib/reachesUp.ts',
      expect.stringMatching(/^error no-circles src\/domain\/(egg|hen)\.ts$/),
      'error no-rings-of-folders src/entries/evm.ts',
      'error no-rings-of-folders src/lib/reachesUp.ts',
      // The other half of this ring is core/network, in another folder of core.
      'error no-rings-of-folders src/services/askService.ts',
      'error screens-only-read-and-dispatch src/core/account/views/AccountView.tsx',
      'error sdk-only-by-import-call src/chains/eip155/rpc.ts',
      'error slices-know-no-slice src/features/send/sendSlice.ts',
      'error testing-is-an-island src/entries/evm.ts',
      'error ui-knows-only-lib src/ui/Button.tsx',
    ])
  }, 30_000)

  it('follows lazy imports from the main entry and reports the SDK they lead to', () => {
    expect([...violations('.dependency-cruiser.reach.cjs')].sort()).toEqual([
      'error main-entry-reaches-no-sdk src/index.ts',
      'error no-entry-reaches-testing src/entries/evm.ts',
    ])
  }, 30_000)
})
