import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
} from '@solana/web3.js'
import type { Page } from '@playwright/test'
import type { MailboxControl } from '@redux-wallet-modal/sandbox'
import { HDNodeWallet, Mnemonic, Wallet } from 'ethers'
import { HDKey } from 'micro-key-producer/slip10.js'
import { base58 } from '@scure/base'
import { verifyMessage, type Address, type Hex } from 'viem'
import { readAllTables } from '../../../secure-site/__tests__/server/tools/readAllTables'
import { AccountSitePage } from '../pages/AccountSitePage'
import { EmailView } from '../pages/EmailView'
import { HostPage } from '../pages/HostPage'
import { UnlockFrame } from '../pages/UnlockFrame'
import { addAuthenticator } from '../support/addAuthenticator'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { startOwnSite, type OwnSite } from '../support/startOwnSite'
import { test as journey, expect } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

const MESSAGE = 'Hello from the example host'
/** The site sends at most one mail per address within this time. */
const CODE_PAUSE_MS = 31_000
const PASSWORD = 'a heron stands in 7 cold rivers'

const test = journey.extend<{ dataFolder: string; site: OwnSite }>({
  dataFolder: async ({ baseURL: _baseURL }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
    await provide(folder)
    rmSync(folder, { recursive: true })
  },
  site: async ({ context, dataFolder }, provide) => {
    const site = await startOwnSite(dataFolder)
    await provide(site)
    await site.close(context)
  },
})

async function signIn(page: Page, site: OwnSite, mailbox: MailboxControl, email: string) {
  const host = new HostPage(page)
  await host.goto(
    `?email=on&wallet=none&relay=none&families=eip155,solana&site=${encodeURIComponent(site.url)}`,
  )
  await host.connectButton.click()
  await new EmailView(page).signIn(mailbox, email)
  await expect(host.read('status')).toHaveText('connected')
  return (await host.read('address').textContent()) as Address
}

/** Clears everything that the browser stores for the site and for the page. */
async function loseDevice(page: Page, site: OwnSite) {
  const session = await page.context().newCDPSession(page)
  for (const origin of [site.url, sandboxUrls.page])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.context().clearCookies()
  site.passTime(CODE_PAUSE_MS)
}

/** The site sends mails after its response, so the newest mail may still be an earlier one. */
const expectMail = (mailbox: MailboxControl, email: string, subject: string) =>
  expect
    .poll(async () => (await mailbox.next(email)).subject, { message: `a mail: ${subject}` })
    .toContain(subject)

async function expectSigned(host: HostPage, address: Address) {
  await expect(host.result).toHaveText(/^done 0x[\da-f]{130}$/, { timeout: 20_000 })
  const signature = ((await host.result.textContent()) ?? '').replace('done ', '') as Hex
  expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
}

test('an owner sets a passkey, loses the device, and recovers the same address', async ({
  page,
  host,
  mailbox,
  site,
}) => {
  test.setTimeout(90_000)
  const email = newEmail()
  const account = new AccountSitePage(page, site.url)
  const unlock = new UnlockFrame(page)
  const address = await signIn(page, site, mailbox, email)

  await addAuthenticator(page)
  await account.goto()
  await account.expectTitle('Your wallet account')
  await expect(account.main).toContainText(address)
  await account.button('Set how your key is recovered').click()
  await account.button('Use a passkey').click()
  await account.expectTitle('Done')
  await expect(account.main).toContainText('your passkey as well as a sign-in')
  await expectMail(mailbox, email, 'recovered with a passkey')

  await loseDevice(page, site)
  expect(await signIn(page, site, mailbox, email)).toBe(address)
  await host.signMessage.click()
  await unlock.expectLocked()
  await unlock.usePasskey.click()
  await unlock.expectRequest('Sign message')
  await unlock.confirm()
  await expectSigned(host, address)
  await unlock.expectClosed()

  // From here on the browser has its own share of the key.
  await host.signMessage.click()
  await unlock.expectRequest('Sign message')
  await unlock.confirm()
  await expectSigned(host, address)
})

test('an owner sets a password, loses the device, and recovers after one wrong try', async ({
  page,
  host,
  mailbox,
  site,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const account = new AccountSitePage(page, site.url)
  const unlock = new UnlockFrame(page)
  const address = await signIn(page, site, mailbox, email)

  await account.goto()
  await account.button('Set how your key is recovered').click()
  await account.button('Use a password').click()
  await page.getByLabel('New password').fill('short')
  await account.button('Set the password').click()
  await expect(account.problem).toContainText('at least 12 characters')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('The same again').fill(`${PASSWORD}.`)
  await account.button('Set the password').click()
  await expect(account.problem).toContainText('not the same')
  await page.getByLabel('The same again').fill(PASSWORD)
  await account.button('Set the password').click()
  await account.expectTitle('Done')

  await loseDevice(page, site)
  expect(await signIn(page, site, mailbox, email)).toBe(address)
  await host.signMessage.click()
  await unlock.expectLocked()
  await unlock.cancel.click()
  await expect(host.result).toHaveText('rejected')

  await host.signMessage.click()
  await unlock.expectLocked()
  await unlock.password.fill('a heron stands in 8 cold rivers')
  await unlock.unlock.click()
  await expect(unlock.problem).toContainText('That is not the password', { timeout: 30_000 })
  await unlock.password.fill(PASSWORD)
  await unlock.unlock.click()
  await expect(unlock.frame.getByRole('heading', { level: 1, name: 'Sign message' })).toBeVisible({
    timeout: 30_000,
  })
  await unlock.expectRequest('Sign message')
  await unlock.confirm()
  await expectSigned(host, address)
})

test('an owner exports the key to other wallets, and it appears nowhere else', async ({
  page,
  mailbox,
  site,
  dataFolder,
  trouble,
}) => {
  test.setTimeout(90_000)
  // The browser logs that the server requires a newer code.
  trouble.expect(FAILED_REQUEST)
  const email = newEmail()
  const sent: string[] = []
  page.context().on('request', request => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  const printed: string[] = []
  page.context().on('console', message => printed.push(message.text()))
  const address = await signIn(page, site, mailbox, email)
  const hostContent = await page.content()

  // The code is too old, so the page requires a new one.
  site.passTime(6 * 60_000)
  const account = new AccountSitePage(page, site.url)
  await account.goto()
  await account.button('Export your key').click()
  const { id: before } = await mailbox.next(email)
  await account.button('Show').click()
  await account.expectTitle('Enter the code')
  await account.enterCode(mailbox, email, before)
  await account.expectTitle('Your recovery phrase')
  const [phrase, evmKey, solanaKey] = await Promise.all(
    (['phrase', 'eip155', 'solana'] as const).map(async name =>
      ((await account.part(name).textContent()) ?? '').trim(),
    ),
  )
  expect(phrase?.split(' ')).toHaveLength(12)
  await expectMail(mailbox, email, 'recovery phrase')
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await account.expectTitle('Hidden')
  await expect(account.main).not.toContainText(phrase ?? '')
  await account.button('Back').click()
  const solanaAddress = await account.main.getByText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/).textContent()

  const fromPhrase = HDNodeWallet.fromPhrase(phrase ?? '')
  expect(fromPhrase.address).toBe(address)
  expect(new Wallet(evmKey ?? '').address).toBe(address)
  const pair = await createKeyPairSignerFromBytes(base58.decode(solanaKey ?? ''))
  expect(pair.address).toBe(solanaAddress)
  const seed = Mnemonic.fromPhrase(phrase ?? '').computeSeed()
  const { privateKey } = HDKey.fromMasterSeed(seed.slice(2)).derive("m/44'/501'/0'/0'")
  expect((await createKeyPairSignerFromPrivateKeyBytes(privateKey)).address).toBe(solanaAddress)

  await site.close(page.context())
  const tables = JSON.stringify(await readAllTables(dataFolder, async () => undefined))
  expect(tables).toContain('keyExported')
  const places = { sent: sent.join('\n'), printed: printed.join('\n'), hostContent, tables }
  for (const [place, text] of Object.entries({ ...places, log: site.logged.join('\n') })) {
    for (const secret of [phrase, evmKey?.slice(2), solanaKey]) {
      expect(text.includes(secret ?? ''), `a key is in ${place}`).toBe(false)
    }
  }
})

test('an owner signs out everywhere, and deletes the account', async ({ page, mailbox, site }) => {
  test.setTimeout(90_000)
  const email = newEmail()
  const address = await signIn(page, site, mailbox, email)
  const account = new AccountSitePage(page, site.url)
  await account.goto()
  await account.button('Sign out everywhere').click()
  await account.expectTitle('Sign out everywhere?')
  await account.button('Sign out everywhere').click()
  await account.expectTitle('Signed out everywhere')

  site.passTime(CODE_PAUSE_MS)
  await account.signIn(mailbox, email)
  await expect(account.main).toContainText(address)
  await account.button('Delete the account').click()
  await account.button('Delete for good').click()
  await expect(account.problem).toContainText('Nothing was deleted')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await account.button('Delete for good').click()
  await account.expectTitle('The account was deleted')
  await account.goto()
  await account.expectTitle('Sign in to your account')
})
