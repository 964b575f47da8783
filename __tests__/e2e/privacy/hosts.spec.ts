import { evm } from '../../../src/entries/evm'
import { walletConnect } from '../../../src/entries/walletconnect'
import { getContactedHosts } from '../../../src/testing/getContactedHosts'
import { AccountView } from '../pages/AccountView'
import { connectOverRelay } from '../support/connectOverRelay'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { recordTraffic } from './recordTraffic'

const network = (id: number, rpc: string) => ({
  id,
  name: 'Sandbox',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpc] } },
})

/** The example page's options, as far as they determine hosts. */
const { blockchainApi, projectService, relay, verify } = sandboxUrls
const declared = getContactedHosts(
  {
    projectId: 'sandbox',
    networks: [network(31337, sandboxUrls.chainOne), network(31338, sandboxUrls.chainTwo)],
    adapters: [evm(), walletConnect()],
    serviceUrls: { blockchainApi, projectService, relay },
  },
  { verifyUrl: verify },
).map(({ origin }) => origin)

test('P5 with everything in use, no request goes to a host outside the list of hosts', async ({
  page,
  host,
  pocket,
}) => {
  const traffic = await recordTraffic(page, sandboxUrls.page)
  const account = new AccountView(page)
  await host.goto()
  await connectOverRelay(host, pocket)
  await host.accountButton.click()
  await account.expectView('Account')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await account.send.click()
  await expect(page.getByTestId('wm-view-WalletSend')).toBeVisible()
  await page.waitForLoadState('networkidle')

  const origins = traffic.foreign().map(url => {
    const { protocol, host: name } = new URL(url)
    return `${protocol}//${name}`
  })
  // The sandbox's wallet stands for an extension, which makes its own requests.
  const asked = new Set(origins.filter(origin => origin !== sandboxUrls.wallet))
  expect([...asked].filter(origin => !declared.includes(origin))).toEqual([])
  expect(asked, 'the services, the chain and the relay were asked').toEqual(
    new Set([...asked, blockchainApi, projectService, relay]),
  )
})
