/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const GATE = resolve(ROOT, 'scripts/licences.mjs')
const PLANTED = resolve(ROOT, '__tests__/fixtures/licences')

function runGate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [GATE, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, stdout, problems: stderr.split('\n').filter(line => line.startsWith('- ')) }
}

describe('P6, D1 licence gate', () => {
  it('reads licence texts: refuses hidden GPL, a vendor clause and a missing text, accepts the rest', () => {
    const { status, stdout, problems } = runGate('--tree', resolve(PLANTED, 'tree'))
    expect(status).toBe(1)
    expect(problems).toEqual([
      '- planted-gpl@1.0.0 is GPL by its text (LICENSE), which may not ship',
      '- planted-silent@1.0.0 has no licence file (its field says "MIT")',
      '- planted-vendor@1.0.0 adds a demand to use one vendor’s network',
    ])
    expect(stdout).toMatch(/planted-choice@1\.0\.0\s+GPL \+ MIT\s+LICENSE-GPL, LICENSE-MIT/)
    expect(stdout).toMatch(/planted-honest@1\.0\.0\s+ISC\s+LICENCE\.md/)
    expect(stdout).toMatch(/@scope\/planted-readme@1\.0\.0\s+MIT\s+README\.md, its licence section/)
  })

  it('refuses banned packages, relicensed releases and copyleft tools in a lockfile', () => {
    const { status, problems } = runGate('--lockfile', resolve(PLANTED, 'package-lock.json'))
    expect(status).toBe(1)
    expect(problems).toEqual([
      '- @reown/appkit-core@1.8.0: its licence binds the user to one vendor',
      '- @solana/spl-token@0.4.0: it drags an unpatched vulnerability',
      '- @walletconnect/utils@2.21.9: newer than 2.21.8, the last open-source release',
      '- @walletconnect/types@2.22.0: newer than 2.21.8, the last open-source release',
      '- tool@2.0.0: LGPL-3.0-only',
    ])
  })

  it('finds our own lockfile clean', () => {
    expect(runGate('--lockfile', resolve(ROOT, 'package-lock.json'))).toMatchObject({ status: 0 })
  })
})
