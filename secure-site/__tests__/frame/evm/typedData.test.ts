import { verifyTypedData } from 'viem'
import type { Hex } from 'viem'
import { encodeAbiParameters } from 'viem'
import { approve, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'

const SPENDER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const mail = (chainId: number) => ({
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail' as const,
  domain: { name: 'Ether Mail', version: '1', chainId, verifyingContract: TOKEN as Hex },
  message: {
    from: { name: 'Cow', wallet: SPENDER as Hex },
    to: [{ name: 'Bob', wallet: TOKEN as Hex }],
    contents: 'Hello, Bob!',
    unsigned: 'not a part of it',
  },
})

const permit = (value: string) => ({
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN },
  message: { owner: SPENDER, spender: SPENDER, value, nonce: '0', deadline: '1893456000' },
})

async function startWithAccount() {
  const frame = startFrame()
  const user = await frame.logIn()
  frame.server.rpc.eth_call = params =>
    JSON.stringify(params).includes('0x95d89b41')
      ? encodeAbiParameters([{ type: 'string' }], ['USDC'])
      : encodeAbiParameters([{ type: 'uint8' }], [6])
  return { frame, address: user.payload?.address as Hex }
}

const shown = () => document.body.textContent

it('shows exactly the fields that are signed, and signs what it showed', async () => {
  const { frame, address } = await startWithAccount()
  const typed = mail(1)
  const id = frame.rpc('eth_signTypedData_v4', [address, JSON.stringify(typed)])
  await reviewed('Sign data')
  for (const words of ['Data: Mail', 'Cow', 'Bob', 'Hello, Bob!', 'Ether Mail', '0x d8dA 6BF2'])
    expect(shown()).toContain(words)
  expect(shown()).not.toContain('not a part of it')
  expect(document.querySelectorAll('.warning')).toHaveLength(0)
  approve(frame, 'Sign')
  const { payload } = await frame.answered(id)
  const signature = payload as unknown as Hex
  expect(await verifyTypedData({ ...typed, address, signature })).toBe(true)
})

it('warns about data for another network', async () => {
  const { frame, address } = await startWithAccount()
  frame.rpc('eth_signTypedData_v4', [address, mail(137)])
  await reviewed('Sign data')
  expect(shown()).toContain('This data is for Polygon, but the page is on Ethereum.')
})

it.each([
  { value: '2500000', says: ['2.5 USDC', '2030-01-01', 'without asking you again'] },
  { value: (2n ** 256n - 1n).toString(), says: ['Unlimited USDC', 'There is no limit'] },
])('describes what a permit of $value allows', async ({ value, says }) => {
  const { frame, address } = await startWithAccount()
  frame.rpc('eth_signTypedData_v4', [address, permit(value)])
  await reviewed('Let an address spend your tokens')
  for (const words of says) expect(shown()).toContain(words)
})

it('recognises one signature for several tokens', async () => {
  const { frame, address } = await startWithAccount()
  const details = [
    { token: TOKEN, amount: '1000000', expiration: 0, nonce: 0 },
    { token: SPENDER, amount: (2n ** 160n - 1n).toString(), expiration: 0, nonce: 0 },
  ]
  frame.rpc('eth_signTypedData_v4', [
    address,
    {
      types: {
        Details: ['token:address', 'amount:uint160', 'expiration:uint48', 'nonce:uint48'].map(
          each => {
            const [name, type] = each.split(':')
            return { name, type }
          },
        ),
        PermitBatch: [
          { name: 'details', type: 'Details[]' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
      },
      primaryType: 'PermitBatch',
      domain: { name: 'Permit2', chainId: 1, verifyingContract: TOKEN },
      message: { details, spender: SPENDER, sigDeadline: '1893456000' },
    },
  ])
  await reviewed('Let an address spend your tokens')
  expect(shown()).toContain('1 USDC')
  expect(shown()).toContain('Unlimited USDC')
})

it.each([
  { what: 'broken JSON', params: (address: Hex) => [address, '{'] },
  {
    what: 'an unknown type',
    params: (address: Hex) => [address, { ...mail(1), primaryType: 'Letter' }],
  },
  {
    what: 'a value that does not fit its type',
    params: (address: Hex) => [address, { ...mail(1), message: { ...mail(1).message, to: 'Bob' } }],
  },
])('refuses $what', async ({ params }) => {
  const { frame, address } = await startWithAccount()
  const answer = await frame.answered(frame.rpc('eth_signTypedData_v4', params(address)))
  expect(answer.payload).toMatchObject({ code: -32602 })
})
