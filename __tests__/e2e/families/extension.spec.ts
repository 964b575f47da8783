import { createBitcoinControl, SOLANA_MINTS } from '@redux-wallet-modal/sandbox'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { readModalState, readQueries } from '../accessibility/exampleStore'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { BitcoinControls } from '../pages/BitcoinControls'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { WalletsView } from '../pages/WalletsView'
import { expect, test } from '../support/extensionTest'
import { partOf } from '../support/partOf'
import { readBitcoinTransaction } from '../support/readBitcoinTransaction'
import { sandboxUrls } from '../support/sandboxUrls'
import { LAMPORTS, lamportsOf, newSolanaAddress, tokensOf } from '../support/solanaChain'
import { readCosmosKey, verifiers, verifyCosmos } from '../support/verifySignature'
import { FAMILIES } from '../../../src/lib/address/families'
import { SHORT_FAMILIES } from '../../../src/lib/address/shortFamilies'
import type { Namespace } from '../../../src/lib/address/caip'

/** The message that the example host requests a signature for. */
const MESSAGE = 'Hello from the example host'
const ALL: readonly Namespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']
/** The family that is disconnected while another one is in use. */
const LEFT: Namespace = 'bip122'
const OTHERS = ALL.filter(namespace => namespace !== LEFT)
const BITCOIN_RECIPIENT = 'bcrt1q0rvyhr5465rrdfmavlj67u7ru5vr434c08qx4e'
/** The sandbox's initial setting. */
const BLOCK_AFTER_MS = 3_000

test.afterEach(() => createBitcoinControl(sandboxUrls.bitcoin).mineAfter(BLOCK_AFTER_MS))

test('an extension on five chain families: it offers the choice, signs on each, pays on three, is restored after a reload, and disconnecting one leaves the others unchanged', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  test.setTimeout(120_000)
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  const send = new SendView(page)
  const review = new ReviewView(page)
  await wallet.policy({ '*': 'approve' })
  await host.goto(`?families=${ALL.join(',')}&wallet=none&relay=none&devtools=instrument`)

  const readConnected = async () => {
    const { connections, account: accounts } = await readModalState(page)
    return ALL.flatMap(namespace => {
      const isConnected = connections.byNamespace[namespace]?.phase === 'connected'
      return isConnected ? [`${namespace} ${accounts.byNamespace[namespace]?.address ?? ''}`] : []
    })
  }
  const openWallets = async (family: Namespace) => {
    await host.accountButton.click()
    await account.dialog.getByTestId('wm-account-wallets').click()
    await wallets.family(SHORT_FAMILIES[family]).click()
  }
  /**
   * Verifies the signature against the account's address with a library other than the wallet's,
   * not by what the host page reports.
   */
  const expectSigned = async (namespace: Namespace) => {
    await host.signMessage.click()
    await expect(host.result).toHaveText(/^done \S/)
    const signature = ((await host.result.textContent()) ?? '').replace('done ', '')
    const address = (await host.read('address').textContent()) ?? ''
    const key = namespace === 'cosmos' ? await readCosmosKey(page) : new Uint8Array()
    const isSigned = (message: string) =>
      namespace === 'cosmos'
        ? verifyCosmos({ address, message, signature }, key)
        : verifiers[namespace]({ address, message, signature })
    expect(isSigned(MESSAGE), `${namespace}: signed by its account`).toBe(true)
    expect(isSigned(`${MESSAGE}!`), `${namespace}: and no other text`).toBe(false)
  }
  const use = async (family: Namespace) => {
    await openWallets(family)
    await wallets.use.click()
    await expect(host.read('caip-address')).toHaveText(new RegExp(`^${family}:`))
    await wallets.close.click()
    await wallets.expectClosed()
  }
  /** Starts and ends at the account. */
  const pay = async (payment: Parameters<SendView['fill']>[0]) => {
    await account.send.click()
    await send.fill(payment)
    await send.preview.click()
    await review.expectView('Review send')
    await review.expectRecipient(payment.recipient)
    await review.confirm.click()
    await review.expectView('Sent')
    await review.button('Done').click()
  }

  await host.open.click()
  await expect(connect.wallets, 'one row, all ways in it').toHaveCount(1)
  await connect.wallet('Sandbox Wallet').click()
  await connect.expectView('Choose a network type')
  for (const namespace of ALL) await expect(connect.view).toContainText(FAMILIES[namespace])
  expect(await violationsOf(page)).toEqual([])
  await connect.button(/^EVM Networks/).click()
  for (const namespace of ALL) {
    if (namespace !== 'eip155') {
      await openWallets(namespace)
      await wallets.add.click()
      await connect.wallet('Sandbox Wallet').click()
    }
    await connect.expectClosed()
    await expect(host.read('caip-address')).toHaveText(new RegExp(`^${namespace}:`))
    await expectSigned(namespace)
  }
  const connected = await readConnected()
  expect(connected).toHaveLength(ALL.length)

  const addressOf = (namespace: Namespace) =>
    connected.find(each => each.startsWith(`${namespace} `))?.split(' ')[1] ?? ''

  // Each payment is read from its chain directly, without the page or the wallet.
  await wallet.clearRequests()
  await use('eip155')
  const evmRecipient = privateKeyToAddress(generatePrivateKey())
  await host.accountButton.click()
  await pay({ symbol: 'ETH', amount: '0.125', recipient: evmRecipient })
  expect(await chainOne.balanceOf(evmRecipient)).toBe(parseEther('0.125'))
  const { status, from } = await chainOne.paymentTo(evmRecipient)
  expect({ status, from }).toEqual({ status: 'success', from: addressOf('eip155').toLowerCase() })
  await account.close.click()

  const bitcoinChain = createBitcoinControl(sandboxUrls.bitcoin)
  await bitcoinChain.mineAfter(null)
  const bitcoin = new BitcoinControls(page)
  await bitcoin.build(BITCOIN_RECIPIENT, 123456)
  const txid = await bitcoin.pay('0.00123456')
  await bitcoinChain.mine()
  const paid = await readBitcoinTransaction(txid)
  expect(paid.status.confirmed).toBe(true)
  expect(paid.vin.map(({ prevout }) => prevout.scriptpubkey_address)).toEqual([addressOf('bip122')])
  expect(paid.vout[0]).toMatchObject({ scriptpubkey_address: BITCOIN_RECIPIENT, value: 123456 })

  await use('solana')
  const solanaRecipient = newSolanaAddress()
  const { dollar } = SOLANA_MINTS
  const lamports = await lamportsOf(addressOf('solana'))
  const [tokens] = await tokensOf(addressOf('solana'), dollar.address)
  await host.accountButton.click()
  await pay({ symbol: 'SOL', amount: '0.125', recipient: solanaRecipient })
  expect(await lamportsOf(solanaRecipient)).toBe(LAMPORTS / 8)
  expect(await lamportsOf(addressOf('solana'))).toBeLessThan(lamports - LAMPORTS / 8)
  expect(await tokensOf(solanaRecipient, dollar.address), 'no token account yet').toEqual([])
  await pay({ symbol: dollar.symbol, amount: '1.25', recipient: solanaRecipient })
  expect(await tokensOf(solanaRecipient, dollar.address), 'made for it').toEqual(['1250000'])
  expect(await tokensOf(addressOf('solana'), dollar.address)).toEqual([
    String(Number(tokens) - 1_250_000),
  ])
  await account.close.click()
  const asked = (await wallet.requests()).map(({ method }) => method)
  expect(asked.filter(method => /send|psbt/i.test(method))).toEqual([
    'eth_sendTransaction',
    'bitcoin:signPsbt',
    'solana:signAndSendTransaction',
    'solana:signAndSendTransaction',
  ])

  await page.reload()
  await expect(host.read('status')).toHaveText('connected')
  await expect.poll(readConnected).toEqual(connected)
  await expect(host.read('caip-address')).toHaveText(/^solana:/)

  await openWallets(LEFT)
  const areBalancesKnown = async () =>
    (await readQueries(page))
      .filter(({ endpointName }) => endpointName === 'getNativeBalance')
      .every(({ status }) => status !== 'pending')
  await expect(host.read('balance')).toHaveText(/SOL$/)
  await expect.poll(areBalancesKnown).toBe(true)
  const before = await readModalState(page)
  await wallets.disconnect.click()
  await expect(wallets.add).toHaveText('Connect Bitcoin wallet')
  const partAfter = async (namespace: Namespace) => partOf(await readModalState(page), namespace)
  for (const namespace of OTHERS) {
    const part = partOf(before, namespace)
    const slices = Object.keys(part).map(path => path.split('.')[1])
    expect(slices, `what there is of ${namespace}`).toEqual(
      expect.arrayContaining(['account', 'connections', 'connectors', 'network', 'wallets']),
    )
    await expect.poll(() => partAfter(namespace), `${namespace} as it was`).toEqual(part)
  }
  expect(await partAfter(LEFT)).not.toEqual(partOf(before, LEFT))
  expect(await readConnected()).toEqual(connected.filter(each => !each.startsWith(LEFT)))
})
