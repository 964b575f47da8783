import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { createBrowser, memberOf, textIn } from '../tools/createBrowser'
import { signIn } from '../tools/emailChange'
import { HOST_ORIGIN, startTestSite } from '../tools/startTestSite'
import type { Store } from '../tools/stores'

const MINUTE_MS = 60_000
/** A folder that outlives the site, so that a row can be changed in between. */
const inFolder: Store = { name: 'PGlite', create: async () => ({ drop: async () => undefined }) }

/** Puts the account into the state after a login without an email. */
async function forgetEmail(dataFolder: string, email: string): Promise<void> {
  const db = await PGlite.create(dataFolder)
  try {
    await db.exec('alter table users alter column email drop not null')
    await db.query('update users set email = null where email = $1', [email])
  } finally {
    await db.close()
  }
}

async function startWithoutEmail() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
  const first = await startTestSite(inFolder, { dataFolder })
  const { session } = await createBrowser(first).logIn('gone@example.com')
  await first.close()
  await forgetEmail(dataFolder, 'gone@example.com')
  const site = await startTestSite(inFolder, { dataFolder })
  const browser = createBrowser(site)
  const ask = (path: string, body: unknown) => browser.post(`/api/email/${path}`, body, session)
  return {
    site,
    ask,
    begin: (email: string) => ask('change', { email, hostOrigin: HOST_ORIGIN, projectId: 'demo' }),
    async close() {
      await site.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

describe('an account without an email', () => {
  it('gets one with only the code of the new address, and notifies no old mailbox', async () => {
    const { site, ask, begin, close } = await startWithoutEmail()
    const begun = await begin('first@example.com')
    assert.equal(textIn(begun.body, 'step'), 'secondary')
    const code = (await site.mailbox.nextMail('first@example.com')).subject.slice(0, 6)
    const changeId = textIn(begun.body, 'changeId')
    const done = await ask('secondary', { changeId, code })
    assert.deepEqual(done.body, { email: 'first@example.com' })
    await site.mailbox.nextMail('first@example.com')
    assert.deepEqual(
      site.mailbox.mails().map(({ to }) => to),
      ['first@example.com', 'first@example.com'],
    )
    await close()
  })

  it('must sign in again when its login is older than five minutes', async () => {
    const { site, begin, close } = await startWithoutEmail()
    site.clock.move(5 * MINUTE_MS + 1)
    const late = await begin('late@example.com')
    assert.deepEqual([late.status, memberOf(late.body, 'error')], [401, 'SIGNED_OUT'])
    assert.deepEqual(site.mailbox.mails(), [])
    await close()
  })

  it('does not get another account’s address', async () => {
    const { site, ask, begin, close } = await startWithoutEmail()
    await signIn(site, 'taken@example.com')
    const begun = await begin('taken@example.com')
    assert.equal(textIn(begun.body, 'step'), 'secondary')
    const told = await site.mailbox.nextMail('taken@example.com')
    assert.match(told.subject, /^This address already has an account/)
    const changeId = textIn(begun.body, 'changeId')
    const guess = await ask('secondary', { changeId, code: '123456' })
    assert.deepEqual(guess.body, { error: 'CODE_WRONG' })
    await close()
  })
})
