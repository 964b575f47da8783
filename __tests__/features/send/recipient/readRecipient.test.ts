import { isForNetwork, readRecipient } from '../../../../src/features/send/recipient/readRecipient'
import type { CaipNetworkId } from '../../../../src/lib/address/caip'

const BOB = '0x00000000000000000000000000000000000B0b00'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOL = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('readRecipient', () => {
  it.each<[string, CaipNetworkId, string]>([
    [BOB, 'eip155:1', BOB],
    ['studio.eth', 'eip155:1', 'studio.eth'],
    [`eth:${BOB}`, 'eip155:1', BOB],
    [`ETH:${BOB}`, 'eip155:1', BOB],
    [`arb1:${BOB}`, 'eip155:42161', BOB],
    ['eth:studio.eth', 'eip155:1', 'studio.eth'],
    [`eip155:1:${BOB}`, 'eip155:1', BOB],
    [`eip155:${BOB}`, 'eip155:10', BOB],
    [`ethereum:${BOB}`, 'eip155:10', BOB],
    [`ethereum:${BOB}@1`, 'eip155:1', BOB],
    [`ethereum:${BOB}@0xa`, 'eip155:10', BOB],
    [`ethereum:pay-${BOB}@1?value=1`, 'eip155:1', BOB],
    ['ethereum:studio.eth@1', 'eip155:1', 'studio.eth'],
    [`ethereum:${USDC}@1/transfer?address=${BOB}&uint256=1e6`, 'eip155:1', BOB],
    [`solana:${SOL}`, MAINNET, SOL],
    [`solana:${SOL}?amount=1&label=a:b`, MAINNET, SOL],
    [`${MAINNET}:${SOL}`, MAINNET, SOL],
  ])('%s on %s is %s', (typed, network, text) => {
    const read = readRecipient(typed)
    expect(read).toMatchObject({ text, isOtherLink: false, hidden: [] })
    expect(isForNetwork(read, network)).toBe(true)
  })

  it.each<[string, CaipNetworkId]>([
    [`arb1:${BOB}`, 'eip155:1'],
    [`eip155:10:${BOB}`, 'eip155:1'],
    [`ethereum:${BOB}@137`, 'eip155:1'],
    [`xyz:${BOB}`, 'eip155:1'],
    [`toString:${BOB}`, 'eip155:1'],
    [`eth:${BOB}`, MAINNET],
    [`ethereum:${BOB}`, MAINNET],
    [`solana:${SOL}`, 'eip155:1'],
    [`solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${SOL}`, MAINNET],
    ['bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.1', 'eip155:1'],
    ['bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', MAINNET],
    ['cosmos:cosmoshub-4:cosmos1l35q2wegn4wvxepytf5yfkw94tvs22ruvz6zrk', 'eip155:1'],
    [`polkadot:91b171bb158e2d3848fa23a9f1c25182:5${SOL}`, 'eip155:1'],
  ])('%s is not meant for %s', (typed, network) => {
    expect(isForNetwork(readRecipient(typed), network)).toBe(false)
  })

  it.each([
    [`ethereum:${BOB}?value=2.014e18`, { units: '2014000000000000000' }],
    [`ethereum:${BOB}?value=15`, { units: '15' }],
    [`ethereum:${BOB}?gas=21000`, null],
    [`ethereum:${USDC}/transfer?address=${BOB}&uint256=1.5e6`, { units: '1500000', token: USDC }],
    [`ethereum:${USDC}/transfer?address=${BOB}`, { token: USDC }],
    [`solana:${SOL}?amount=0.5`, { amount: '0.5' }],
    [`solana:${SOL}?amount=5&spl-token=${USDC}`, { amount: '5', token: USDC }],
    [BOB, null],
  ])('keeps the request of the link %s: %j', (typed, asks) => {
    expect(readRecipient(typed).asks).toEqual(asks)
  })

  it.each([
    `ethereum:${USDC}@1/approve?address=${BOB}&uint256=1`,
    `ethereum:${USDC}/transfer?uint256=1`,
    `ethereum:${BOB}?value=1.5`,
    `ethereum:${BOB}?value=-1`,
    `ethereum:${BOB}?value=1e99`,
    `ethereum:${BOB}@base`,
    'ethereum:',
    'solana:https://shop.example/pay',
    `solana:${SOL}?amount=1e3`,
  ])('rejects %s as a payment link', typed => {
    expect(readRecipient(typed).isOtherLink).toBe(true)
  })

  it.each([
    [`${BOB}\u200B`, BOB, ['U+200B']],
    [`\uFEFF${BOB}`, BOB, ['U+FEFF']],
    [`${BOB}\u200E`, BOB, ['U+200E']],
    [`\u2068${BOB}\u2069\n`, BOB, ['U+2068', 'U+2069']],
    [`0x0000\u00AD${BOB.slice(6)}`, BOB, ['U+00AD']],
    [`eth:\u200B${BOB}`, BOB, ['U+200B']],
    ['\u200Bstudio.eth\u3164', 'studio.eth', ['U+200B', 'U+3164']],
    ['\u202Estudio.eth', '\u202Estudio.eth', []],
    ['stu\u200Bdio.eth', 'stu\u200Bdio.eth', []],
    [`  ${BOB}\u00A0\n`, BOB, []],
  ])('strips invisible characters from %j, and lists them', (typed, text, hidden) => {
    expect(readRecipient(typed)).toMatchObject({ text, hidden })
  })

  it('leaves a web address alone', () => {
    expect(readRecipient('https://shop.example').text).toBe('https://shop.example')
  })
})
