import { createBitcoinControl } from '@redux-wallet-modal/sandbox'
import { BitcoinControls } from '../pages/BitcoinControls'
import { ConnectView } from '../pages/ConnectView'
import { readBitcoinTransaction } from '../support/readBitcoinTransaction'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { verifyBip322 } from '../support/verifyBip322'

/** The message that the example host requests a signature for. */
const MESSAGE = 'Hello from the example host'
/**
 * The sandbox wallet's first payment address, at m/84'/1'/0'/0/2, and a recipient outside the
 * wallet.
 */
const ADDRESS = 'bcrt1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7mk8hkdv'
const RECIPIENT = 'bcrt1q0rvyhr5465rrdfmavlj67u7ru5vr434c08qx4e'

/** The sandbox's initial setting. */
const BLOCK_AFTER_MS = 3_000

test.afterEach(() => createBitcoinControl(sandboxUrls.bitcoin).mineAfter(BLOCK_AFTER_MS))

test('Bitcoin: a visitor connects, signs, reviews and makes a payment, and is restored after a reload', async ({
  page,
  host,
  wallet,
}) => {
  const chain = createBitcoinControl(sandboxUrls.bitcoin)
  await chain.mineAfter(null)
  await wallet.policy({
    'bitcoin:connect': 'approve',
    'bitcoin:signMessage': 'approve',
    'bitcoin:signPsbt': 'approve',
  })
  await host.goto('?families=bip122&relay=none')
  await host.open.click()
  const list = new ConnectView(page)
  await expect(list.wallets).toHaveCount(1)
  await list.wallet('Sandbox Wallet').click()
  await host.expectConnected(ADDRESS)
  await expect(host.read('network-id')).toHaveText('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  await expect(host.read('balance')).toHaveText(/^\d\.\d+ BTC$/)

  const bitcoin = new BitcoinControls(page)
  const { result } = bitcoin
  await bitcoin.sign.click()
  await expect(result).toHaveText(/=$/)
  const signature = (await result.textContent()) ?? ''
  expect(verifyBip322(ADDRESS, MESSAGE, signature)).toBe(true)
  expect(verifyBip322(ADDRESS, `${MESSAGE}!`, signature)).toBe(false)

  const fee = await bitcoin.build(RECIPIENT, 123456)
  const txid = await bitcoin.pay('0.00123456')
  const sent = await readBitcoinTransaction(txid)
  expect(sent.status.confirmed).toBe(false)
  expect(sent.fee).toBe(fee)
  expect(sent.vin.map(({ prevout }) => prevout.scriptpubkey_address)).toEqual([ADDRESS])
  expect(sent.vout[0]).toMatchObject({ scriptpubkey_address: RECIPIENT, value: 123456 })
  expect(sent.vout[1]).toMatchObject({ scriptpubkey_address: ADDRESS })
  await chain.mine()
  expect((await readBitcoinTransaction(txid)).status.confirmed).toBe(true)

  await page.reload()
  await host.expectConnected(ADDRESS)
  await host.accountButton.click()
  await expect(list.dialog.getByText('BTC', { exact: false }).first()).toBeVisible()
  await expect(list.dialog.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
})

test('Bitcoin: the page learns what the visitor declined, and nothing is sent', async ({
  page,
  host,
  wallet,
}) => {
  await wallet.policy({ 'bitcoin:connect': 'approve', 'bitcoin:signPsbt': 'reject' })
  await host.goto('?families=bip122&relay=none')
  await host.open.click()
  await new ConnectView(page).wallet('Sandbox Wallet').click()
  await host.expectConnected(ADDRESS)
  await expect(host.read('modal')).toHaveText('closed')
  await new ConnectView(page).expectClosed()
  const bitcoin = new BitcoinControls(page)
  const { result, confirm } = bitcoin
  await bitcoin.build(RECIPIENT, 5000)
  const { waiting } = await createBitcoinControl(sandboxUrls.bitcoin).state()
  await bitcoin.send.click()
  await confirm.waitFor()
  // First cancelled before the wallet receives a request; then confirmed in the modal and declined
  // in the wallet.
  await bitcoin.cancel.click()
  await expect(result).toHaveText('failed USER_REJECTED')
  await bitcoin.send.click()
  await expect(result).toHaveText('waiting')
  await confirm.click()
  await expect(result).toHaveText('failed USER_REJECTED')
  expect((await createBitcoinControl(sandboxUrls.bitcoin).state()).waiting).toBe(waiting)
})
