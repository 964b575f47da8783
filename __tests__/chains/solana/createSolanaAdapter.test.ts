import { base58 } from '@scure/base'
import { addressRulesContract } from '../../contracts/addressRulesContract'
import { chainClientContract } from '../../contracts/chainClientContract'
import { codeOf } from '../../contracts/codeOf'
import { walletSourceContract } from '../../contracts/walletSourceContract'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import { parseUnits } from '../../../src/lib/amount/decimal'
import { createScriptableSolanaWallet } from '../../../src/testing'
import { scriptedWorld } from '../../support/scriptedWorld'
import {
  adapterWith,
  ALICE,
  AT_NEWEST_BLOCK,
  BOB,
  createFakeNode,
  createFakeSolanaWallet,
  devnet,
  mainnet,
  SIGNATURE,
  solanaAccount,
} from './world'

const never = () => new AbortController().signal

walletSourceContract('The Solana adapter', () => {
  const script = createScriptableSolanaWallet({ accounts: [ALICE], isPermitted: true })
  const wallet = scriptedWorld(script)
  return {
    source: adapterWith({ http: createFakeNode(AT_NEWEST_BLOCK).http }).wallets,
    connectorId: script.connectorId,
    addresses: [ALICE, BOB],
    here: mainnet,
    there: devnet,
    isEverywhere: true,
    wallet,
    close: wallet.remove,
  }
})

chainClientContract('The Solana adapter', () => {
  let asked = 0
  let respond: (body: { method: string }) => Promise<Response>
  const http = createHttpClient({
    fetch(_url, init) {
      asked += 1
      return respond(JSON.parse(init?.body as string) as { method: string })
    },
    now: () => 0,
  })
  const hold = (amount: string) => {
    const lamports = parseUnits(amount, 9).toString()
    respond = async ({ method }) => {
      const value = method === 'getBalance' ? lamports : '[]'
      // Nodes write it as a number, however large.
      return new Response(
        `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${value}}}`,
      )
    }
  }
  hold('1')
  return {
    chain: adapterWith({ http }).chain,
    network: mainnet,
    address: ALICE,
    nodes: {
      hold,
      fallSilent: () => void (respond = () => new Promise(() => {})),
      goAway: () => void (respond = () => Promise.reject(new TypeError('Failed to fetch'))),
      requests: () => asked,
    },
    close: () => undefined,
  }
})

addressRulesContract('The Solana adapter', () => adapterWith().loadAddresses(), {
  typed: [
    [ALICE, ALICE],
    [` ${BOB} `, BOB],
    ['11111111111111111111111111111111', '11111111111111111111111111111111'],
    // The keys of RFC 8032, §7.1, in base58.
    [
      'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
      'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
    ],
  ],
  none: ['0x', 'toly.sol', ALICE.slice(0, 20), `${ALICE}1111`, ALICE.replace('4', '0')],
  different: [ALICE, BOB],
  mistyped: [],
  burnAddresses: [
    '11111111111111111111111111111111',
    '1nc1nerator11111111111111111111111111111111',
  ],
})

describe('an address of Solana', () => {
  it.each([
    ['33 bytes', 'z'.repeat(44)],
    ['31 bytes', '44aLB2AXRPXCkyeVpyU8kHr4p56Vhwfy8cdz1unGjHR'],
  ])('cannot be %s', async (_what, text) => {
    expect((await adapterWith().loadAddresses()).parse(text)).toBeNull()
  })
})

describe('connecting a Solana wallet', () => {
  it('requests accounts and nothing else, and returns the wallet’s capabilities', async () => {
    const fake = createFakeSolanaWallet()
    fake.appear()
    const session = await adapterWith().wallets.connect('Example Wallet', never())
    expect(session).toEqual({
      accounts: [{ namespace: 'solana', address: ALICE, type: 'eoa' }],
      caipNetworkId: mainnet.caipNetworkId,
      capabilities: ['switchNetwork', 'balance', 'signMessage', 'send'],
    })
    expect(fake.requests()).toBe(1)
    fake.remove()
  })

  it('allows neither signing nor sending where the wallet or account does not', async () => {
    const fake = createFakeSolanaWallet()
    fake.share([{ ...solanaAccount(ALICE), features: ['solana:signMessage'] }])
    fake.appear()
    const { capabilities } = await adapterWith().wallets.connect('Example Wallet', never())
    expect(capabilities).toEqual(['switchNetwork', 'balance', 'signMessage'])
    fake.remove()
  })

  it('stays on the page’s network, if the wallet knows it', async () => {
    const fake = createFakeSolanaWallet()
    fake.appear()
    const { wallets } = adapterWith({ wantedNetwork: () => devnet.caipNetworkId })
    const session = await wallets.restore('Example Wallet', never())
    expect(session?.caipNetworkId).toBe(devnet.caipNetworkId)
    fake.remove()
  })

  it('reports the wallet’s network when it knows none of the page’s networks', async () => {
    const fake = createFakeSolanaWallet('Far away', ['solana:testnet'])
    fake.appear()
    const session = await adapterWith().wallets.connect('Far away', never())
    expect(session.caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
    fake.remove()
  })

  it('treats a network that wallets do not name as one on this machine', async () => {
    const fake = createFakeSolanaWallet('Local', ['solana:localnet'])
    fake.appear()
    const own = { ...mainnet, caipNetworkId: 'solana:own', reference: 'own' } as const
    const { wallets } = adapterWith({ networks: () => [mainnet, own] })
    expect((await wallets.connect('Local', never())).caipNetworkId).toBe('solana:own')
    expect(await codeOf(wallets.switchNetwork('Local', mainnet, never()))).toBe(
      'CHAIN_NOT_SUPPORTED',
    )
    fake.remove()
  })

  it('treats a declined silent request as a wallet that shares nothing', async () => {
    const fake = createFakeSolanaWallet()
    const connect = () => Promise.reject(Object.assign(new Error('declined'), { code: 4001 }))
    fake.wallet.features['standard:connect'] = { version: '1.0.0', connect }
    fake.appear()
    expect(await adapterWith().wallets.restore('Example Wallet', never())).toBeNull()
    fake.remove()
  })

  it('signs a text as it is, and encodes the signature in base58', async () => {
    const fake = createFakeSolanaWallet()
    fake.appear()
    const { wallets } = adapterWith()
    await wallets.connect('Example Wallet', never())
    const signature = await wallets.signMessage('Example Wallet', ALICE, 'Grüße', never())
    expect(signature).toBe(base58.encode(SIGNATURE))
    expect(fake.asked[0]).toEqual({
      account: solanaAccount(ALICE),
      message: new TextEncoder().encode('Grüße'),
    })
    expect(await codeOf(wallets.signMessage('Example Wallet', BOB, 'x', never()))).toBe(
      'UNAUTHORIZED',
    )
    fake.remove()
  })

  it('reports that the person declined to sign', async () => {
    const fake = createFakeSolanaWallet()
    fake.appear()
    const { wallets } = adapterWith()
    await wallets.connect('Example Wallet', never())
    fake.decline()
    const sign = () => codeOf(wallets.signMessage('Example Wallet', ALICE, 'x', never()))
    expect(await sign()).toBe('USER_REJECTED')
    fake.remove()
  })
})
