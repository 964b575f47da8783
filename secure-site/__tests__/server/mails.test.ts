import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createBrowser } from './tools/createBrowser'
import { metric, until } from './tools/until'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'
import type { AddressInfo } from 'node:net'

const [store] = STORES

describe('emails', () => {
  let site: TestSite
  before(async () => {
    assert.ok(store)
    site = await startTestSite(store)
  })
  beforeEach(() => site.clock.move(24 * 3_600_000))
  after(() => site.close())

  it('field open-jii#1041: begin with the code, as six digits in a row, in subject, text and preview', async () => {
    const { code, mail } = await createBrowser(site).askForCode('first@example.com')
    assert.match(code, /^\d{6}$/)
    assert.ok(mail.subject.startsWith(`${code} `))
    assert.ok(mail.text.startsWith(`${code} `))
    const words = mail.html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    assert.ok(words.startsWith(`${code} `))
    // No other number in the email could be mistaken for it.
    assert.deepEqual([...mail.text.matchAll(/\d{4,}/g)].map(String), [code])
  })

  it('are sent again when the mail server is busy', async () => {
    site.mailbox.refuse(451, 3)
    const { status } = await createBrowser(site).begin('busy@example.com')
    assert.equal(status, 200)
    assert.match((await site.mailbox.nextMail('busy@example.com')).text, /approve-device#/)
  })

  it('that keep failing are counted and logged, without the address', async () => {
    site.mailbox.refuse(451, 4)
    const before = await metric(site, 'kind="mailFailed"')
    await createBrowser(site).begin('failed@example.com')
    await until(async () => (await metric(site, 'kind="mailFailed"')) === before + 1)
    assert.equal(site.logged.at(-1), 'a mail could not be sent: EMESSAGE')
    assert.doesNotMatch(site.logged.join('\n'), /failed@example\.com/)
  })

  it('that are permanently rejected are tried once', async () => {
    site.mailbox.refuse(550, 1)
    const before = await metric(site, 'kind="mailFailed"')
    await createBrowser(site).begin('gone@example.com')
    await until(async () => (await metric(site, 'kind="mailFailed"')) === before + 1)
    assert.equal(site.mailbox.mails().filter(({ to }) => to === 'gone@example.com').length, 0)
  })

  it('delay no request: an unresponsive mail server goes unnoticed', async () => {
    assert.ok(store)
    const silent = createServer()
    const sockets: { destroy(): void }[] = []
    const reached = new Promise<void>(resolve => {
      silent.on('connection', socket => {
        sockets.push(socket)
        resolve()
      })
    })
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const slow = await startTestSite(store, { smtpUrl: `smtp://127.0.0.1:${port}` })
    try {
      const { status } = await createBrowser(slow).begin('slow@example.com')
      assert.equal(status, 200)
      await reached
    } finally {
      sockets.forEach(socket => socket.destroy())
      silent.close()
      await slow.close()
    }
  })
})
