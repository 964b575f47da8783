import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { memberOf, textIn } from '../tools/createBrowser'
import { otherThan, signIn } from '../tools/emailChange'
import { readAllTables } from '../tools/readAllTables'
import { startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'
import type { TestSite } from '../tools/startTestSite'

const DAY_MS = 24 * 3_600_000
const OLD = 'old-canary@example.com'
const NEW = 'new-canary@example.com'

for (const store of STORES) {
  describe(`what a changed email leaves behind, over ${store.name}`, () => {
    async function live(act: (site: TestSite) => Promise<void>) {
      const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
      const site = await startTestSite(store, { dataFolder })
      await act(site)
      const tables = await readAllTables(site.databaseUrl ?? dataFolder, () => site.stop())
      await site.close()
      rmSync(dataFolder, { recursive: true })
      return { site, tables }
    }
    const rowsOf = (tables: Awaited<ReturnType<typeof live>>['tables'], name: string) =>
      tables[name] ?? []

    it('is an audit log entry without an address, and no code or change id', async () => {
      const secrets: string[] = []
      const { site, tables } = await live(async running => {
        const user = await signIn(running, OLD)
        const changeId = textIn((await user.begin(NEW)).body, 'changeId')
        const first = await user.nextCode(OLD)
        await user.enter('primary', changeId, otherThan(first))
        await user.enter('primary', changeId, first)
        const second = await user.nextCode(NEW)
        await user.enter('secondary', changeId, second)
        secrets.push(changeId, user.token)
      })
      const audit = rowsOf(tables, 'audit')
      const kinds = audit.map(row => String(row['kind'])).filter(kind => kind.startsWith('email'))
      assert.deepEqual(kinds.sort(), [
        'emailChangeBegun',
        'emailChangeCodeSent',
        'emailChangeCodeSent',
        'emailChangeCodeWrong',
        'emailChanged',
      ])
      assert.doesNotMatch(JSON.stringify(audit), /canary/)
      assert.doesNotMatch(site.logged.join('\n'), /canary/)
      const everything = JSON.stringify(tables)
      for (const secret of secrets) assert.ok(!everything.includes(secret))
      const [change] = rowsOf(tables, 'email_changes')
      assert.equal(change?.['code_hash'], null)
      assert.deepEqual([change?.['old_email'], change?.['new_email']], [OLD, NEW])
      assert.deepEqual(
        rowsOf(tables, 'users').map(row => row['email']),
        [NEW],
      )
    })

    it('is deleted after two hours if abandoned, and after 30 days if completed', async () => {
      const { tables: soon } = await live(async site => {
        await (await signIn(site, OLD)).begin(NEW)
        site.clock.move(2 * 3_600_000)
        await site.removeExpired()
      })
      assert.deepEqual(rowsOf(soon, 'email_changes'), [])
      const { tables: kept } = await live(async site => {
        await (await signIn(site, OLD)).change(NEW)
        site.clock.move(29 * DAY_MS)
        await site.removeExpired()
      })
      assert.equal(memberOf(rowsOf(kept, 'email_changes')[0], 'old_email'), OLD)
      const { tables: later } = await live(async site => {
        await (await signIn(site, OLD)).change(NEW)
        site.clock.move(30 * DAY_MS)
        await site.removeExpired()
      })
      assert.deepEqual(rowsOf(later, 'email_changes'), [])
    })
  })
}
