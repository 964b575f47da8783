import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { bytesToHex, hexToBytes, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { ApprovalFrame } from '../pages/ApprovalFrame'
import { EmailView } from '../pages/EmailView'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY } from '../support/signInByEmail'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { leaksIn } from './leaksIn'
import { readPage } from './readPage'
import { recordSecrets } from './recordSecrets'

const SITE = sandboxUrls.secureSite
const ENTROPY_BYTES = 16
/** Where the email of a login is stored, as documented. */
const EMAIL_KEY = '@appkit-wallet/EMAIL'

declare global {
  /** The random bytes that this document drew, as hexadecimal. */
  var drawnRandom: string[] | undefined
}

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The usual text encodings of bytes. */
const spellings = (bytes: Uint8Array) => [
  bytesToHex(bytes).slice(2),
  Buffer.from(bytes).toString('base64').replaceAll('=', ''),
  toBase64Url(bytes),
]

/**
 * Returns the seed phrase and its intermediate keys; empty if these bytes are not the account's
 * entropy.
 */
function seedOf(entropy: Uint8Array, address: string): readonly string[] {
  const phrase = entropyToMnemonic(entropy, wordlist)
  const seed = mnemonicToSeedSync(phrase)
  const { privateKey } = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0/0")
  if (!privateKey || privateKeyToAddress(toHex(privateKey)) !== address) return []
  return [phrase, ...spellings(entropy), ...spellings(seed), ...spellings(privateKey)]
}

test('D11, field web3auth-web#932: email, codes, tokens, shares and the seed are nowhere that the page or a third party can read', async ({
  page,
  context,
  host,
  mailbox,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(FAILED_REQUEST) // the wrong code
  const traffic = recordSecrets(context)
  const printed: string[] = []
  context.on('console', message => printed.push(message.text()))
  await page.addInitScript(site => {
    if (location.origin !== site) return
    globalThis.drawnRandom = []
    const draw = Crypto.prototype.getRandomValues
    Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(array: T): T {
      const filled = draw.call(this, array as ArrayBufferView<ArrayBuffer>)
      const bytes = new Uint8Array(filled.buffer, filled.byteOffset, filled.byteLength)
      globalThis.drawnRandom?.push(
        [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(''),
      )
      return array
    }
  }, SITE)

  const email = newEmail()
  const view = new EmailView(page)
  const approval = new ApprovalFrame(page)
  await host.goto(`${EMAIL_ONLY}&devtools=instrument`)
  await host.connectButton.click()
  await view.enterAddress(email)
  await view.allowDevice(mailbox, email)
  await expect(view.code).toBeFocused()
  await expect
    .poll(async () => (await mailbox.next(email)).subject, { message: 'a mail with a code' })
    .toMatch(/^\d{6}/)
  const code = await mailbox.code(email)
  const wrongCode = String((Number(code) + 77_777) % 1_000_000).padStart(6, '0')
  await view.code.fill(wrongCode)
  await expect(view.view).toContainText('That code isn’t right')
  await view.code.fill(code)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  const address = (await host.read('address').textContent()) ?? ''
  await host.signMessage.click()
  await approval.expectRequest('Sign message')
  await approval.confirm()
  await expect(host.result).toHaveText(/^done 0x/)
  await approval.expectClosed()

  const frame = page.frames().find(each => each.url().startsWith(SITE))
  const drawn = (await frame?.evaluate(() => globalThis.drawnRandom)) ?? []
  const seed = drawn
    .filter(hex => hex.length === 2 * ENTROPY_BYTES)
    .flatMap(hex => seedOf(hexToBytes(`0x${hex}`), address))
  expect(seed, 'the seed was found, so that it would be recognised').toHaveLength(10)
  const hidden = await traffic.secrets()
  expect(hidden.length, 'token, device, login, link and shares').toBeGreaterThanOrEqual(6)

  const { storage, ...places } = await readPage(page)
  const secrets = [email, code, wrongCode, ...hidden, ...seed]
  const everywhere: Readonly<Record<string, string>> = {
    ...places,
    console: printed.join('\n'),
    'other storage': JSON.stringify(storage.filter(([key]) => key !== EMAIL_KEY)),
    'requests to others': traffic.requests.filter(text => !text.startsWith(SITE)).join('\n'),
    'the one key that holds the email': JSON.stringify(storage).replace(email, ''),
  }
  expect(leaksIn(everywhere, secrets)).toEqual([])
  const toSite = traffic.requests.join('\n')
  expect(
    seed.filter(secret => toSite.includes(secret)),
    'not even to the site',
  ).toEqual([])
  for (const [place, text] of Object.entries(places)) {
    if (place !== 'cookies' && place !== 'databases') expect(text.length, place).toBeGreaterThan(0)
  }
})
