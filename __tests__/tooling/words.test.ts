/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const PLANTED = resolve(ROOT, '__tests__/fixtures/words')

function listWords(...args: string[]) {
  const script = resolve(ROOT, 'scripts/words.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, stdout, problems: stderr.split('\n').filter(line => line.startsWith('- ')) }
}

describe('the list of names', () => {
  it('catches each planted word, file, selector, id and pair of files, and nothing else', () => {
    const { status, stdout, problems } = listWords('--root', PLANTED)
    expect(status).toBe(1)
    expect(stdout).toContain('7 files looked through, 9 names to change')
    expect(problems).toEqual([
      '- src/features/wallets/accountOf.ts: the file, selectPeer, selectPairing, …',
      '- src/features/wallets/accountOf.ts: fallbackOf, a selector begins with "select"',
      expect.stringMatching(/^- src\/features\/wallets\/names\.ts: RelayClient, "relay": /),
      expect.stringMatching(/^- src\/features\/wallets\/names\.ts: receiverTyped, "receiver": /),
      expect.stringMatching(/^- src\/features\/wallets\/names\.ts: CheckProps, list group/),
      expect.stringMatching(/^- src\/features\/wallets\/names\.ts: LATE_MS, "late": /),
      '- src/features/wallets/names.ts: a CAIP-2 id is a caipNetworkId',
      expect.stringMatching(/^- src\/ui\/BoneRows\.tsx: the file, "bone": /),
      '- src/domain/wallet.ts and src/lib/wallet.ts: files of one name',
    ])
  })

  it('finds no problem in this repository', () => {
    const { problems, stdout } = listWords()
    expect(problems).toEqual([])
    expect(Number(/^\d+/.exec(stdout)?.[0])).toBeGreaterThan(1000)
  })
})
