import { readModalState } from '../accessibility/exampleStore'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { WalletsView } from '../pages/WalletsView'
import { expect, test } from '../support/extensionTest'
import { partOf } from '../support/partOf'
import { readCosmosKey, verifiers, verifyCosmos } from '../support/verifySignature'
import { FAMILIES } from '../../../src/lib/address/families'
import { SHORT_FAMILIES } from '../../../src/lib/address/shortFamilies'
import type { Namespace } from '../../../src/lib/address/caip'

/** What the example host asks to have signed. */
const MESSAGE = 'Hello from the example host'
const ALL: readonly Namespace[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']
/** Who is left, while another family is in use. */
const LEFT: Namespace = 'bip122'
const OTHERS = ALL.filter(namespace => namespace !== LEFT)

test('an extension on five chain families in one page: it asks which, signs in each, comes back after a reload, and leaving one changes nothing of the others', async ({
  page,
  host,
  wallet,
}) => {
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
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
  /** Not by the host's own words: against the account's address, by another library than the wallet's. */
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

  await host.open.click()
  await expect(connect.wallets, 'one row, all ways in it').toHaveCount(1)
  await connect.wallet('Sandbox Wallet').click()
  await connect.expectView('Choose an ecosystem')
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

  await page.reload()
  await expect(host.read('status')).toHaveText('connected')
  await expect.poll(readConnected).toEqual(connected)
  await expect(host.read('caip-address')).toHaveText(/^cosmos:/)

  await openWallets(LEFT)
  const areBalancesKnown = async () =>
    Object.values((await readModalState(page)).account.byNamespace)
      .map(({ balancePhase }) => balancePhase)
      .every(phase => phase !== 'loading')
  await expect(host.read('balance')).toHaveText(/SATM$/)
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
