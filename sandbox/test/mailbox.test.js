// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTransport } from 'nodemailer'
import { createMailboxControl, startMailbox } from '../src/index.js'

/** @type {import('../src/mail/types.js').RunningMailbox} */
let mailbox
before(async () => {
  mailbox = await startMailbox({ port: 0, smtpPort: 0 })
})
after(() => mailbox.close())

/** @param {{ to: string, subject: string, text: string }} mail */
const send = mail =>
  createTransport(mailbox.smtpUrl).sendMail({ from: 'accounts@example.com', ...mail })

test('keeps what arrives, and finds code and link in it', async () => {
  const control = createMailboxControl(mailbox.url)
  const to = 'Marisol@Example.com'
  await send({
    to,
    subject: '381924 is your code',
    text: 'Or press http://127.0.0.1:1/let-in#abc\n',
  })
  assert.equal(await control.code(to), '381924')
  assert.equal(await control.link(to), 'http://127.0.0.1:1/let-in#abc')
  const page = await (await fetch(mailbox.url)).text()
  assert.match(page, /381924 is your code/)
  const [mail] = mailbox.mails()
  assert.match(await (await fetch(`${mailbox.url}/mails/${mail?.id}`)).text(), /href="http:\/\/127/)
  await control.reset()
  assert.deepEqual(await control.mails(), [])
})

test('shows markup of a mail as text', async () => {
  await send({ to: 'a@example.com', subject: '<b>bold</b>', text: '<script>x</script>' })
  const [mail] = mailbox.mails()
  const page = await (await fetch(`${mailbox.url}/mails/${mail?.id}`)).text()
  assert.doesNotMatch(page, /<script|<b>bold/)
})

test('refuses mails on demand', async () => {
  const control = createMailboxControl(mailbox.url)
  await control.refuse(true)
  await assert.rejects(send({ to: 'a@example.com', subject: 'x', text: 'x' }), /refuses mails/)
  await control.reset()
})
