import { screen, waitFor } from '@testing-library/dom'
import { encodeFunctionData, recoverTypedDataAddress } from 'viem'
import type { Hex } from 'viem'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { KEYS_ABI } from '../../../src/shared/accounts/keysAbi'
import { batchTypedData } from '../../../src/shared/accounts/typedData'
import type { SendBatchRequest } from '../../../src/shared/accounts'
import type { ListedGrant } from '../../../src/shared/grantList'
import { openAccountPage, press, said, titled } from '../harness/accountPage'

const TOKEN = '0x00000000000000000000000000000000000A11ce'
const ID = `0x${'7'.repeat(64)}` as const
const EXPIRY = 2_000_000_000
const RELAYER = '0x00000000000000000000000000000000000B0b00'

const GRANT: ListedGrant = {
  id: ID,
  caipNetworkId: 'eip155:1',
  networkName: 'Ethereum',
  hostOrigin: 'https://shop.example',
  projectId: 'demo',
  expiry: EXPIRY,
  allowances: [
    {
      token: null,
      amount: '500000000000000000',
      period: 86_400,
      unit: { symbol: 'ETH', decimals: 18 },
    },
    { token: TOKEN, amount: '7', period: 3_600, unit: null },
    { token: TOKEN, amount: '2500000', period: 86_400, unit: { symbol: null, decimals: 6 } },
    { token: TOKEN, amount: '1000000', period: 60, unit: { symbol: null, decimals: 6 } },
    { token: TOKEN, amount: '3000000', period: 60, unit: { symbol: 'USD', decimals: 6 } },
  ],
  functions: [{ to: TOKEN, selector: '0x40c10f19' }],
  state: 'active',
  isStoppedHere: true,
}
const QUOTE = {
  isDeployed: true,
  isSponsored: true,
  nonce: '3',
  deadline: '1999999999',
  maxFee: '0',
  feeRecipient: RELAYER,
  minGas: '50000',
  failure: null,
} as const

const row = () => screen.getByRole('button', { name: /^shop\.example until/ })
const shown = () => document.body.textContent

async function open(grants: readonly ListedGrant[], quote: object = {}) {
  const page = await openAccountPage()
  Object.assign(page.server.state, { grants, quote: { ...QUOTE, ...quote } })
  press('Apps that act for you')
  await titled('Apps that act for you')
  return page
}
async function openFirst() {
  press(row().textContent ?? '')
  await titled('shop.example')
}

it('shows a text when there are no grants', async () => {
  await open([])
  expect(shown()).toContain('No app acts for you now')
  press('Back')
  await screen.findByRole('button', { name: 'Export your key' })
})

it('shows each app’s permissions, network and expiry, and what stopping a grant costs', async () => {
  await open([GRANT])
  await openFirst()
  for (const words of [
    'https://shop.example',
    'Ethereum',
    '0.5 ETH each day',
    `0x40c10f19 of the contract ${TOKEN}`,
    'May 18, 2033',
    'Paid for you',
  ])
    expect(shown()).toContain(words)
})

it('formats token amounts by their decimals, or in the smallest unit if the network reports none', async () => {
  await open([GRANT])
  await openFirst()
  const rows = [...document.querySelectorAll('.row')].map(each =>
    [...each.children].map(({ textContent }) => textContent).join(': '),
  )
  expect(rows.slice(2, 10)).toEqual([
    'May spend: 0.5 ETH each day',
    'May spend: 7 of the token’s smallest unit each hour',
    `Token: ${TOKEN}`,
    'May spend: 2.5 tokens each day',
    `Token: ${TOKEN}`,
    'May spend: 1 token each minute',
    `Token: ${TOKEN}`,
    'May spend: 3 USD each minute',
  ])
})

it('stops a grant with the owner’s signature of that one call, and confirms it once it is on the chain', async () => {
  const { server, addresses } = await open([GRANT])
  server.state.transactionHash = `0x${'1'.repeat(64)}`
  await openFirst()
  press('Stop it')
  await screen.findByText(/Waiting for the network/)
  const sent = await waitFor(() => {
    const found = server.bodies.find(each => each.includes('"signature"'))
    if (found === undefined) throw new Error('Nothing was sent yet')
    return JSON.parse(found) as SendBatchRequest
  })
  expect(sent).toMatchObject({
    projectId: 'demo',
    hostOrigin: 'https://shop.example',
    caipNetworkId: 'eip155:1',
  })
  const data = encodeFunctionData({ abi: KEYS_ABI, functionName: 'revoke', args: [ID] })
  expect(sent.calls).toEqual([{ to: KEYS_ADDRESS, value: '0', data }])
  const batch = {
    calls: [{ to: KEYS_ADDRESS, value: 0n, data }],
    nonce: 3n,
    deadline: 1_999_999_999n,
    maxFee: 0n,
    feeRecipient: RELAYER,
    minGas: 50_000n,
  } as const
  const signer = await recoverTypedDataAddress({
    ...batchTypedData(batch, accountAddress(addresses.eip155 as Hex), 1),
    signature: sent.signature as Hex,
  })
  expect(signer).toBe(addresses.eip155)
  server.state.grants = []
  await screen.findByRole('heading', { level: 1, name: 'Stopped' }, { timeout: 4_000 })
  press('Continue')
  await screen.findByText(/No app acts for you now/)
})

it('shows the fee when the account pays, and that nothing was sent when it is refused', async () => {
  const { server } = await open([GRANT], { isSponsored: false, maxFee: '2000000000000000' })
  await openFirst()
  expect(shown()).toContain('At most 0.002 ETH, from your smart account')
  expect(server.state.transactionHash).toBeNull()
  press('Stop it')
  await said(/Nothing was sent/)
  await titled('shop.example')
})

it.each([
  ['waiting', /does not have this permission yet/],
  ['unknown', /not known whether this permission holds/],
] as const)('reports that it is %s', async (state, words) => {
  await open([{ ...GRANT, state }])
  await openFirst()
  expect(shown()).toMatch(words)
})

it('refers to the app when a bundler serves the network, and sends the bundler no request', async () => {
  await open([{ ...GRANT, isStoppedHere: false }], { failure: 'not to be asked' })
  await openFirst()
  expect(shown()).toContain('0.5 ETH each day')
  expect(shown()).toContain('Stop it in the app')
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull()
  expect(shown()).not.toContain('not to be asked')
  press('Back')
  await titled('Apps that act for you')
})

it('does not offer to stop a grant when the call would fail', async () => {
  await open([GRANT], { failure: 'the account does not have enough for the fee' })
  await openFirst()
  expect(shown()).toContain('It can’t be stopped now: the account does not have enough for the fee')
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull()
})
