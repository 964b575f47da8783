import { connectOverRelay } from '../support/connectOverRelay'
import { socketsOf } from '../support/socketsOf'
import { expect, test } from '../support/test'
import { FAILED_REQUEST, SOCKET_TROUBLE } from '../support/watchForTrouble'

/** P29's bound, plus what a busy machine may need before the page shows it. */
const TOLD_MS = 5_000 + 1_500
/** P13. */
const LEFT_MS = 1_000 + 1_500

test.beforeEach(({ trouble }) => {
  trouble.expect(SOCKET_TROUBLE)
  trouble.expect(FAILED_REQUEST)
})

test('P27: the device goes offline during a wallet request: the page shows that, and receives the response once it is back', async ({
  page,
  context,
  host,
  pocket,
  relay,
}) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.signMessage.click()
  const question = await pocket.nextPending({ method: 'personal_sign' })
  await context.setOffline(true)
  await expect.poll(() => socketsOf(relay), 'the page is off the relay').toBe(0)
  const told = page.getByTestId('wm-page-toast')
  await expect(told).toContainText('Connection to your wallet lost', { timeout: TOLD_MS })
  await expect(host.result).toHaveText('waiting')
  await pocket.answer(question.id, true)

  await context.setOffline(false)
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  await expect(told).toHaveCount(0)
  await host.signMessage.click()
  const next = await pocket.nextPending({ method: 'personal_sign' })
  await expect(host.result).toHaveText('waiting')
  await pocket.answer(next.id, true)
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
})

test('P27: a wallet request made offline fails with the modal’s own error, and works once the device is back', async ({
  context,
  host,
  pocket,
  relay,
}) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  // From here on the signing chunk is loaded.
  await pocket.next({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  await pocket.clearRequests()
  await context.setOffline(true)
  await expect.poll(() => socketsOf(relay)).toBe(0)
  await host.signMessage.click()
  await expect(host.result).toHaveText('failed RELAY_UNREACHABLE', { timeout: TOLD_MS })
  await expect(host.read('status')).toHaveText('connected')

  await context.setOffline(false)
  await expect.poll(() => socketsOf(relay)).toBe(1)
  await pocket.next({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  expect(await pocket.requests()).toHaveLength(1)
})

test('P13, P27: a visitor who disconnects offline with a request open is disconnected, and the wallet is notified once the device is back', async ({
  page,
  context,
  host,
  pocket,
  relay,
}) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.signMessage.click()
  await pocket.nextPending({ method: 'personal_sign' })
  await context.setOffline(true)
  await expect.poll(() => socketsOf(relay)).toBe(0)
  await host.disconnect.click()
  await expect(host.read('status')).toHaveText('disconnected', { timeout: LEFT_MS })
  await expect(host.result).toHaveText('failed SESSION_ENDED')
  await host.expectDisconnected()
  expect(await pocket.sessions()).toHaveLength(1)

  await context.setOffline(false)
  await expect.poll(() => pocket.sessions()).toEqual([])
  await expect.poll(() => socketsOf(relay)).toBe(0)
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wc@2')))
  expect(await kept()).toEqual([])
  await page.reload()
  await host.expectDisconnected()
  await connectOverRelay(host, pocket)
})
