import { createBitcoinAdapter } from '../../../src/chains/bip122/createBitcoinAdapter'
import { parseUnits } from '../../../src/lib/amount/decimal'
import { addressRulesContract } from '../../contracts/addressRulesContract'
import { chainClientContract } from '../../contracts/chainClientContract'
import { walletSourceContract } from '../../contracts/walletSourceContract'
import { createScriptableBitcoinWallet } from '../../../src/testing'
import { scriptedWorld } from '../../support/scriptedWorld'
import { ALICE, BOB, mainnet, portsWith, testnet } from './world'

const source = () => createBitcoinAdapter(portsWith()).wallets
const places = { addresses: [ALICE, BOB], here: mainnet, there: testnet } as const

it('never reports a missing token: there is only the native coin', () => {
  expect(createBitcoinAdapter(portsWith()).chain.listsAllTokens).toBe(true)
})

const KINDS = {
  standard: 'a wallet of the wallet standard',
  listed: 'a wallet of btc_providers',
  okx: 'OKX',
  unisat: 'a wallet of the Unisat family',
} as const

for (const kind of ['standard', 'listed', 'okx', 'unisat'] as const) {
  walletSourceContract(`Bitcoin, ${KINDS[kind]},`, () => {
    const script = createScriptableBitcoinWallet({ kind, accounts: [ALICE], isPermitted: true })
    const wallet = scriptedWorld(script)
    return {
      source: source(),
      connectorId: script.connectorId,
      ...places,
      wallet: {
        ...wallet,
        moveTo: ({ isTestnet }) => script.switchNetwork(isTestnet ? 'testnet' : 'mainnet'),
      },
      close: wallet.remove,
    }
  })
}

/** Coins that add up to an amount, none above the maximum supply. */
function coinsOf(amount: string) {
  const most = parseUnits('20000000', 8)
  const values: bigint[] = []
  for (let left = parseUnits(amount, 8); left > 0n; left -= values.at(-1) ?? left) {
    values.push(left > most ? most : left)
  }
  return values.map((value, vout) => ({
    txid: 'ab'.repeat(32),
    vout,
    value: Number(value),
    status: { confirmed: true },
  }))
}

chainClientContract('Bitcoin', () => {
  const realFetch = globalThis.fetch
  let asked = 0
  const answer = (respond: typeof fetch) => {
    globalThis.fetch = (...args) => {
      asked += 1
      return respond(...args)
    }
  }
  const hold = (amount: string) =>
    answer(async input =>
      (input as string).endsWith(`/address/${ALICE}/utxo`)
        ? new Response(JSON.stringify(coinsOf(amount)))
        : new Response('Not found', { status: 404 }),
    )
  hold('1')
  return {
    chain: createBitcoinAdapter(portsWith()).chain,
    network: mainnet,
    address: ALICE,
    nodes: {
      hold,
      fallSilent: () => answer(() => new Promise<never>(() => {})),
      goAway: () => answer(() => Promise.reject(new TypeError('Failed to fetch'))),
      requests: () => asked,
    },
    close: () => void (globalThis.fetch = realFetch),
  }
})

const P2PKH = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const P2SH = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'

addressRulesContract('Bitcoin', () => createBitcoinAdapter(portsWith()).loadAddresses(), {
  typed: [
    [ALICE, ALICE],
    [` ${P2PKH} `, P2PKH],
    [P2SH, P2SH],
  ],
  none: ['bc1', '0xab5801a7d398351b8be11c439e05c5b3259aec9b', 'alice.eth', `bc1${'b'.repeat(40)}`],
  different: [ALICE, P2PKH],
  mistyped: [
    ALICE.replace(/t4$/, 't5'),
    P2PKH.replace(/2$/, '3'),
    P2SH.replace('Ly', 'Lz'),
    // From BIP-350: a Bech32 checksum on a version that requires Bech32m.
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  burnAddresses: [
    '1111111111111111111114oLvT2',
    'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
    '1BitcoinEaterAddressDontSendf59kuE',
    '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  ],
})
