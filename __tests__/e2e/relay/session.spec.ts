import type { PocketControl } from '@redux-wallet-modal/sandbox'
import type { Page } from '@playwright/test'
import { formatEther, isHex, parseEther, verifyMessage, type Address } from 'viem'
import { AccountView } from '../pages/AccountView'
import { NetworksView } from '../pages/NetworksView'
import { PairingView } from '../pages/PairingView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { connectOverRelay, openPairingUri, POCKET } from '../support/connectOverRelay'
import { random } from '../support/random'
import { recordStatuses } from '../support/recordStatuses'
import { clientsOf } from '../support/socketsOf'
import { expect, test } from '../support/test'

const [FIRST, SECOND] = POCKET as [Address, Address]
const MESSAGE = 'Hello from the example host'
const TWO = 'eip155:31338'

const askedFor = async (pocket: PocketControl, method: string) =>
  (await pocket.requests()).filter(request => request.method === method)

test('the wallet signs a message, and the signature is the account’s', async ({ host, pocket }) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.signMessage.click()
  const question = await pocket.nextPending({ method: 'personal_sign' })
  expect(question.details.text).toBe(MESSAGE)
  expect(question.verified).toBe('VALID')
  await expect(host.result).toHaveText('waiting')
  await pocket.answer(question.id, true)
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  const signature = (await host.result.textContent())?.replace('done ', '')
  if (!isHex(signature)) throw new Error('The host was given no signature')
  expect(await verifyMessage({ address: FIRST, message: MESSAGE, signature })).toBe(true)
  expect(await verifyMessage({ address: SECOND, message: MESSAGE, signature })).toBe(false)

  // A rejection reaches the page as a rejection.
  await pocket.next({ personal_sign: 'reject' })
  await host.signMessage.click()
  await expect(host.result).toHaveText('rejected')
})

test('a payment approved in the wallet reaches the chain, and the activity agrees', async ({
  page,
  host,
  pocket,
  chainOne,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  const units = random.between(parseEther('0.1'), parseEther('3'))
  const recipient = random.address()
  await chainOne.fund(FIRST, parseEther('50'))
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.accountButton.click()
  await account.send.click()
  await send.fill({ symbol: 'ETH', amount: formatEther(units), recipient })
  await send.preview.click()
  await review.expectRecipient(recipient)
  await review.confirm.click()
  const question = await pocket.nextPending({ method: 'eth_sendTransaction' })
  await expect(review.view).toContainText('Approve in Sandbox Pocket')
  expect(await chainOne.balanceOf(recipient)).toBe(0n)
  await pocket.answer(question.id, true)

  await review.seeActivity()
  await account.expectActivity()
  await expect(account.newest).toContainText('Sent')
  const receipt = await chainOne.paymentTo(recipient)
  expect(receipt.status).toBe('success')
  expect(receipt.from).toBe(FIRST.toLowerCase())
  expect(await chainOne.balanceOf(recipient)).toBe(units)
  await expect(account.rows(receipt.transactionHash)).toHaveCount(1)
  expect(await askedFor(pocket, 'eth_sendTransaction')).toHaveLength(1)
})

test('P2: a visitor who declines sees that in place, and succeeds with a fresh code', async ({
  host,
  pocket,
}) => {
  await host.goto()
  const pairing = await openPairingUri(host)
  const first = await pairing.scan()
  await pocket.next({ session_proposal: 'reject' })
  await pocket.pair(first)
  await expect(pairing.failure).toContainText('Connection declined')
  await expect(host.read('status')).toHaveText('disconnected')

  await pairing.tryAgain.click()
  const second = await pairing.scan()
  expect(second).not.toBe(first)
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(second)
  await host.expectConnected(FIRST)
  await pairing.expectClosed()
})

test('the wallet moves to another network and to another account, and the page follows', async ({
  page,
  host,
  pocket,
  chainOne,
  chainTwo,
}) => {
  const account = new AccountView(page)
  const amount = () => random.between(parseEther('1'), parseEther('99'))
  await chainOne.fund(FIRST, amount())
  await chainTwo.fund(FIRST, amount())
  await chainTwo.fund(SECOND, amount())
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.accountButton.click()
  await account.expectView('Account')

  await pocket.switchChain(TWO)
  await expect(host.read('network')).toHaveText('Sandbox Two')
  await expect(host.read('balance')).toHaveText(
    `${formatEther(await chainTwo.balanceOf(FIRST))} SND`,
  )

  await pocket.switchAccount(1)
  await host.expectConnected(SECOND)
  await expect(host.read('network')).toHaveText('Sandbox Two')
  await expect(host.read('caip-address')).toHaveText(`${TWO}:${SECOND}`)
  await expect(account.address).toHaveAccessibleName(new RegExp(SECOND))
  await expect(host.read('balance')).toHaveText(
    `${formatEther(await chainTwo.balanceOf(SECOND))} SND`,
  )
})

test('the page moves to another approved network without waking the wallet', async ({
  page,
  host,
  pocket,
  chainTwo,
}) => {
  const account = new AccountView(page)
  const networks = new NetworksView(page)
  await chainTwo.fund(FIRST, random.between(parseEther('1'), parseEther('99')))
  await host.goto()
  await connectOverRelay(host, pocket)
  await pocket.clearRequests()
  await host.accountButton.click()
  await account.networkPill.click()
  await networks.network('Sandbox Two').click()
  await expect(host.read('network')).toHaveText('Sandbox Two')
  await expect(host.read('balance')).toHaveText(
    `${formatEther(await chainTwo.balanceOf(FIRST))} SND`,
  )
  expect(await pocket.requests()).toEqual([])

  await page.reload()
  await host.expectConnected(FIRST)
  await expect(host.read('network')).toHaveText('Sandbox Two')
})

test('a session that the wallet ends is gone from the page, for good', async ({
  page,
  host,
  pocket,
}) => {
  const account = new AccountView(page)
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.accountButton.click()
  await expect(account.disconnect).toBeVisible()
  expect(await pocket.disconnect()).toBe(1)
  await account.expectClosed()
  await host.expectDisconnected()
  const told = page.getByTestId('wm-page-toast')
  await expect(told).toContainText('The connection to your wallet has ended.')
  // The message goes away with the user's next action, and blocks nothing.
  await connectOverRelay(host, pocket)
  await expect(told).toHaveCount(0)
  await expect(account.toast).toHaveCount(0)
  expect(await pocket.disconnect()).toBe(1)
  await host.expectDisconnected()
  await page.reload()
  await host.expectDisconnected()
})

test('P13: a visitor who disconnects leaves no session in the wallet, and nothing of it in the browser', async ({
  page,
  host,
  pocket,
  relay,
}) => {
  const account = new AccountView(page)
  await host.goto()
  await connectOverRelay(host, pocket)
  expect(await pocket.sessions()).toHaveLength(1)
  await host.accountButton.click()
  await account.disconnect.click()
  await host.expectDisconnected()
  await expect.poll(() => pocket.sessions()).toEqual([])
  await expect.poll(() => clientsOf(relay), 'the socket is closed').toEqual([])
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).filter(key => key.startsWith('wc@2'))).toEqual([])
  expect(JSON.stringify(stored).toLowerCase()).not.toContain(FIRST.toLowerCase())

  await page.reload()
  await host.expectDisconnected()
  const pairing = new PairingView(page)
  await pairing.expectClosed()
})

test('P1: a reload restores the session without a prompt, and it signs', async ({
  page,
  host,
  modal,
  pocket,
}) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  await pocket.clearRequests()
  const statuses = await recordStatuses(page)
  await page.reload()
  await host.expectConnected(FIRST)
  await expect(host.read('wallet')).toHaveText('Sandbox Pocket')
  await modal.expectClosed()
  expect((await statuses()).join(' ')).toMatch(/^(disconnected )?(reconnecting )?connected$/)
  expect(await pocket.requests()).toEqual([])

  await pocket.policy({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  expect(await askedFor(pocket, 'personal_sign')).toHaveLength(1)
})

/**
 * Imitates the reference product's library: the same records in a database, under names without
 * slashes.
 */
const moveToDatabase = (page: Page) =>
  page.evaluate(async () => {
    const keys = Object.keys(localStorage).filter(key => key.startsWith('wc@2:'))
    const request = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
    request.onupgradeneeded = () => request.result.createObjectStore('keyvaluestorage')
    await new Promise(resolve => (request.onsuccess = resolve))
    const transaction = request.result.transaction('keyvaluestorage', 'readwrite')
    const store = transaction.objectStore('keyvaluestorage')
    store.put('1', 'wc_storage_version')
    for (const key of keys) {
      store.put(localStorage.getItem(key), key.replace(/[:/]+/g, ':'))
      localStorage.removeItem(key)
    }
    await new Promise(resolve => (transaction.oncomplete = resolve))
    request.result.close()
    return keys.length
  })

test('a session of the reference product is restored without a prompt, signs, and leaves nothing behind', async ({
  page,
  host,
  modal,
  pocket,
}) => {
  await host.goto()
  await connectOverRelay(host, pocket)
  await pocket.clearRequests()
  // The page is gone before the records move, as they come from another program.
  await page.route('**/asleep', route => route.fulfill({ contentType: 'text/html', body: '' }))
  const url = page.url()
  await page.goto(new URL('/asleep', url).href)
  expect(await moveToDatabase(page)).toBeGreaterThan(1)
  await page.goto(url)
  await host.expectConnected(FIRST)
  await modal.expectClosed()
  expect(await pocket.requests()).toEqual([])

  await pocket.policy({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)

  await host.disconnect.click()
  await expect.poll(() => pocket.sessions()).toEqual([])
  const left = () =>
    page.evaluate(async () => ({
      stored: Object.keys(localStorage).filter(key => key.startsWith('wc@2:')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  await expect.poll(left).toEqual({ stored: [], databases: [] })
})
