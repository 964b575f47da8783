import { codeOf } from '../../../contracts/codeOf'
import { createSolanaRpc, RpcError } from '../../../../src/chains/solana/chain/createSolanaRpc'
import { parseRpcJson } from '../../../../src/chains/solana/chain/parseRpcJson'
import { delay } from '../../../../src/clients/delay'
import { createHttpClient } from '../../../../src/clients/createHttpClient'
import { adapterWith, ALICE, createFakeNode, mainnet } from '../world'

const never = () => new AbortController().signal

describe('the JSON of nodes', () => {
  it('keeps integers beyond the range of a number, and leaves strings alone', () => {
    expect(
      parseRpcJson('{"a":18446744073709551615,"b":[1,-9007199254740993],"c":1.12345678901234567}'),
    ).toEqual({ a: '18446744073709551615', b: [1, '-9007199254740993'], c: 1.1234567890123457 })
    const text = JSON.stringify({ log: 'paid ,12345678901234567890] "quoted" \\' })
    expect(parseRpcJson(text)).toEqual(JSON.parse(text))
    expect(parseRpcJson('<html>')).toBeUndefined()
    expect(parseRpcJson(7)).toBeUndefined()
  })
})

describe('requests to nodes', () => {
  const ROUTES = ['https://one.example/rpc?key=a', 'https://two.example/']

  it('tries the next node when the first is down or behind, and keeps the query of its URL', async () => {
    const asked: string[] = []
    const http = createHttpClient({
      async fetch(url) {
        asked.push(url as string)
        if (asked.length === 1) return new Response('', { status: 503 })
        return new Response('{"jsonrpc":"2.0","id":1,"result":5}')
      },
      now: () => 0,
    })
    const rpc = createSolanaRpc({ http, delay }, ROUTES)
    expect(await rpc.request('getSlot', [], never())).toBe(5)
    expect(asked).toEqual(ROUTES)
  })

  /** Two nodes: the first returns this error, the second answers. */
  const afterRefusal = async (code: number) => {
    let asked = 0
    const http = createHttpClient({
      async fetch() {
        asked += 1
        const answer = asked === 1 ? { error: { code, message: 'no' } } : { result: 5 }
        return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
      },
      now: () => 0,
    })
    const rpc = createSolanaRpc({ http, delay }, ROUTES)
    const outcome = await rpc.request('getSlot', [], never()).catch((thrown: unknown) => thrown)
    return { outcome, asked }
  }

  it.each([403, 429, -32000, -32004, -32005, -32016, -32052, -32600, -32601, -32603])(
    'tries the next node after %s, which is about the node',
    async code => {
      expect(await afterRefusal(code)).toEqual({ outcome: 5, asked: 2 })
    },
  )

  it.each([-32002, -32003, -32602])('accepts %s as an answer', async code => {
    const { outcome, asked } = await afterRefusal(code)
    expect(outcome).toBeInstanceOf(RpcError)
    expect(outcome).toMatchObject({ code })
    expect(asked).toBe(1)
  })

  it('reports that no node is reachable', async () => {
    const http = createHttpClient({
      fetch: async () => new Response('', { status: 503 }),
      now: () => 0,
    })
    const rpc = createSolanaRpc({ http, delay }, ROUTES)
    expect(await codeOf(rpc.request('getSlot', [], never()))).toBe('CHAIN_UNREACHABLE')
  })
})

describe('the tokens that a node returns', () => {
  const account = (mint: string, amount: string, decimals: number) => ({
    pubkey: ALICE,
    account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
  })
  const A = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const B = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
  const C = 'So11111111111111111111111111111111111111112'

  it('are summed, without any that are empty, indivisible or unreadable', async () => {
    const { http } = createFakeNode({
      getBalance: { value: 5 },
      getTokenAccountsByOwner: (_owner: string, { programId }: { programId: string }) => ({
        value: programId.startsWith('TokenkegQ')
          ? [
              account(A, '1500000', 6),
              account(A, '500000', 6),
              account(B, '0', 6),
              account(C, '1', 0),
              { pubkey: 1 },
              account(B, '-5', 6),
            ]
          : [],
      }),
      getMultipleAccounts: new Error('names are not told'),
    })
    const { chain } = adapterWith({ http })
    const named = [{ address: A, iconUrl: 'https://page.example/a.png' }]
    const [coin, ...tokens] = await chain.getTokenBalances(ALICE, mainnet, named, never())
    expect(coin?.quantity).toEqual({ decimals: '9', numeric: '0.000000005' })
    expect(tokens).toEqual([
      {
        name: 'EPjF…yTDt1v',
        symbol: 'EPjF…yTDt1v',
        chainId: mainnet.caipNetworkId,
        address: `${mainnet.caipNetworkId}:${A}`,
        quantity: { decimals: '6', numeric: '2' },
        iconUrl: 'https://page.example/a.png',
      },
    ])
  })

  it('are listed in whole units where they have no decimals and the page lists them', async () => {
    const { http } = createFakeNode({
      getBalance: { value: 5 },
      getTokenAccountsByOwner: (_owner: string, { programId }: { programId: string }) => ({
        value: programId.startsWith('TokenkegQ') ? [account(A, '1000', 0), account(C, '1', 0)] : [],
      }),
      getMultipleAccounts: new Error('names are not told'),
    })
    const { chain } = adapterWith({ http })
    const [, ...tokens] = await chain.getTokenBalances(ALICE, mainnet, [{ address: A }], never())
    expect(tokens).toMatchObject([
      {
        address: `${mainnet.caipNetworkId}:${A}`,
        quantity: { decimals: '0', numeric: '1000' },
      },
    ])
  })

  it('are shown with the node’s UI amount for the newer program, and by their units without one', async () => {
    const told = (mint: string, amount: string, uiAmountString: unknown) => ({
      pubkey: ALICE,
      account: {
        data: {
          parsed: { info: { mint, tokenAmount: { amount, decimals: 8, uiAmountString } } },
        },
      },
    })
    const { http } = createFakeNode({
      getBalance: { value: 5 },
      getTokenAccountsByOwner: (_owner: string, { programId }: { programId: string }) => ({
        value: programId.startsWith('TokenzQ')
          ? [told(A, '1000000000', '20'), told(A, '50000000', '1'), told(B, '1000000000', '1e1')]
          : [told(C, '1000000000', '20')],
      }),
      getMultipleAccounts: new Error('names are not told'),
    })
    const { chain } = adapterWith({ http })
    const rows = await chain.getTokenBalances(ALICE, mainnet, [], never())
    const amounts = rows.map(({ address, quantity }) => [address?.split(':')[2], quantity.numeric])
    expect(Object.fromEntries(amounts.slice(1))).toEqual({ [A]: '21', [B]: '10', [C]: '10' })
  })

  it('have no name that links to a page', async () => {
    const told = (name: string, symbol: string) => ({
      data: {
        parsed: { info: { extensions: [{ extension: 'tokenMetadata', state: { name, symbol } }] } },
      },
    })
    const { http } = createFakeNode({
      getBalance: { value: 5 },
      getTokenAccountsByOwner: (_owner: string, { programId }: { programId: string }) => ({
        value: programId.startsWith('TokenzQ') ? [account(A, '7', 1), account(B, '7', 1)] : [],
      }),
      getMultipleAccounts: (_keys: unknown, { encoding }: { encoding: string }) => ({
        value:
          encoding === 'jsonParsed'
            ? [told('Claim at free-sol.xyz', 'FREE'), told('Plain \u202Ecoin', 'PLN')]
            : [null, null],
      }),
    })
    const { chain } = adapterWith({ http })
    const [, first, second] = await chain.getTokenBalances(ALICE, mainnet, [], never())
    expect([first?.name, first?.symbol]).toEqual(['FREE', 'FREE'])
    expect([second?.name, second?.symbol]).toEqual(['Plain coin', 'PLN'])
  })
})
