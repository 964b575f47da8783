import { encodeAbiParameters } from 'viem'
import {
  readNativeBalance,
  readTokenBalances,
} from '../../../../../src/chains/eip155/chain/rpc/readBalances'
import { usdcIcon } from '../../../../../src/chains/shared/dollarMarks'
import { EVM_COIN_ICONS } from '../../../../../src/chains/eip155/chain/evmCoinMarks'
import { unknownNetwork } from '../../../../../src/domain/unknownNetwork'
import { ALICE, mainnet, never, TOKEN } from '../../world'
import { askingClient } from './fakeNode'

const SELECTORS: Readonly<Record<string, string>> = {
  '0x70a08231': 'balanceOf',
  '0x313ce567': 'decimals',
  '0x06fdde03': 'name',
  '0x95d89b41': 'symbol',
}
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const bytes32 = (value: string) => `0x${Buffer.from(value).toString('hex').padEnd(64, '0')}`
const fail = () => Promise.reject(new Error('execution reverted'))

const usdc = {
  balanceOf: uint(12_340_000n),
  decimals: uint(6n),
  name: text('USD Coin'),
  symbol: text('USDC'),
}
const OTHER = `0x${'77'.repeat(20)}`

/** A node with contracts that answer by function name. */
const chainWith = (contracts: Record<string, Record<string, unknown>>) =>
  askingClient({
    eth_getBalance: '0xde0b6b3a7640000',
    eth_call: ([{ to, data }]: [{ to: string; data: string }]) => {
      const answer = contracts[to]?.[SELECTORS[data.slice(0, 10)] ?? '']
      return typeof answer === 'function' ? (answer as () => unknown)() : (answer ?? '0x')
    },
  })

const read = (contracts: Record<string, Record<string, unknown>>) =>
  readTokenBalances(
    chainWith(contracts),
    ALICE,
    mainnet,
    Object.keys(contracts).map(address => ({ address })),
    never(),
  )

describe('the native balance', () => {
  it.each([
    ['0x0', '0'],
    ['0x1', '0.000000000000000001'],
    ['0xde0b6b3a7640000', '1'],
    ['0x52b7d2dcc80cd2e4000000', '100000000'],
  ])('reads %s exactly', async (answer, expected) => {
    const client = askingClient({ eth_getBalance: answer })
    expect(await readNativeBalance(client, ALICE, mainnet, never())).toBe(expected)
    expect(client.calls).toEqual([{ method: 'eth_getBalance', params: [ALICE, 'latest'] }])
  })

  it.each([[null], [''], ['0x'], ['12'], [{}], ['0xzz'], [12]])(
    'treats %p as no balance rather than as zero',
    async answer => {
      const client = askingClient({ eth_getBalance: answer })
      await expect(readNativeBalance(client, ALICE, mainnet, never())).rejects.toThrow()
    },
  )

  it('uses eighteen decimals on an unknown network', async () => {
    const client = askingClient({ eth_getBalance: '0xde0b6b3a7640000' })
    expect(await readNativeBalance(client, ALICE, unknownNetwork('eip155:31337'), never())).toBe(
      '1',
    )
  })
})

describe('token balances from the chain', () => {
  it('list the native coin first, then the tokens in the requested order', async () => {
    expect(await read({ [TOKEN]: usdc, [OTHER]: { ...usdc, symbol: text('OTH') } })).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        quantity: { decimals: '18', numeric: '1' },
        iconUrl: EVM_COIN_ICONS.ETH,
      },
      {
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: 'eip155:1',
        address: `eip155:1:${TOKEN}`,
        quantity: { decimals: '6', numeric: '12.34' },
      },
      expect.objectContaining({ symbol: 'OTH' }),
    ])
  })

  it('give a token its icon by its contract, not by its symbol', async () => {
    const real = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    const [, own, other] = await read({ [real]: usdc, [TOKEN]: usdc })
    expect(own).toMatchObject({ symbol: 'USDC', iconUrl: usdcIcon })
    expect(other).toMatchObject({ symbol: 'USDC' })
    expect(other).not.toHaveProperty('iconUrl')
  })

  it('are requested in one batch', async () => {
    const client = chainWith({ [TOKEN]: usdc })
    const reading = readTokenBalances(client, ALICE, mainnet, [{ address: TOKEN }], never())
    expect(client.calls).toHaveLength(5)
    await reading
    expect(client.calls).toHaveLength(5)
    expect(client.calls[1]?.params).toEqual([
      { to: TOKEN, data: `0x70a08231${ALICE.slice(2).toLowerCase().padStart(64, '0')}` },
      'latest',
    ])
  })

  it('keep a checked icon and drop any other', async () => {
    const tokens = ['https://icons.example/a.png', 'javascript:alert(1)'].map(iconUrl => ({
      address: TOKEN,
      iconUrl,
    }))
    const client = chainWith({ [TOKEN]: usdc })
    const [, good, bad] = await readTokenBalances(client, ALICE, mainnet, tokens, never())
    expect(good?.iconUrl).toBe('https://icons.example/a.png')
    expect(bad).not.toHaveProperty('iconUrl')
  })

  it.each<[string, Record<string, unknown>]>([
    ['whose balance fails', { ...usdc, balanceOf: fail }],
    ['whose decimals fail', { ...usdc, decimals: fail }],
    ['that is not a contract', {}],
    ['with impossible decimals', { ...usdc, decimals: uint(256n) }],
    ['that answers garbage', { ...usdc, balanceOf: '0x12' }],
  ])('leave out a token %s, and no other', async (_what, contract) => {
    const balances = await read({ [TOKEN]: contract, [OTHER]: usdc })
    expect(balances.map(({ address }) => address)).toEqual([undefined, `eip155:1:${OTHER}`])
  })

  it('count a token without decimals in whole units, because the page lists it', async () => {
    const whole = { ...usdc, decimals: uint(0n), balanceOf: uint(1_000n) }
    const [, token] = await read({ [TOKEN]: whole })
    expect(token?.quantity).toEqual({ decimals: '0', numeric: '1000' })
  })

  it('leave out an invalid address', async () => {
    const client = chainWith({})
    const tokens = [{ address: 'USDC' }]
    expect(await readTokenBalances(client, ALICE, mainnet, tokens, never())).toHaveLength(1)
    expect(client.calls).toHaveLength(1)
  })

  it.each<[string, unknown, unknown, string, string]>([
    ['bytes32 texts', bytes32('Maker'), bytes32('MKR'), 'Maker', 'MKR'],
    ['no name', fail, text('USDC'), 'USDC', 'USDC'],
    ['no symbol', text('USD Coin'), fail, 'USD Coin', 'USD Coin'],
    ['neither', fail, '0x', '0x5F…180aa3', '0x5F…180aa3'],
    ['direction marks', text('US\u202eD'), text('U\u200bSDC\n'), 'USD', 'USDC'],
    ['an advertisement', text('Claim at claim.example'), text('X'), 'X', 'X'],
    ['markup', text('<b>x</b>'), text('X'), '<b>x</b>', 'X'],
    ['a text that points nowhere', uint(10_000n) + uint(1n).slice(2), text('X'), 'X', 'X'],
    ['emoji', text('Fire 🔥'), text('🔥'), 'Fire 🔥', '🔥'],
  ])('show a token with %s', async (_what, name, symbol, shownName, shownSymbol) => {
    const [, token] = await read({ [TOKEN]: { ...usdc, name, symbol } })
    expect(token).toMatchObject({ name: shownName, symbol: shownSymbol })
  })

  it('truncate a name of one megabyte', async () => {
    const [, token] = await read({ [TOKEN]: { ...usdc, name: text('x'.repeat(1_000_000)) } })
    expect(token?.name.length).toBeLessThanOrEqual(64)
  })

  it('reject when the network itself is unreachable', async () => {
    const client = askingClient({ eth_call: '0x', eth_getBalance: fail })
    await expect(
      readTokenBalances(client, ALICE, mainnet, [{ address: TOKEN }], never()),
    ).rejects.toThrow('execution reverted')
  })
})
