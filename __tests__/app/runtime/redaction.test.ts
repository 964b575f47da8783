import fc from 'fast-check'
import { exportReport, redact, redactAction } from '../../../src/app/runtime/exportReport'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { replay } from '../../../src/testing/replay'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { walletSearchTyped } from '../../../src/events/walletEvents'
import { addressLabelled } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { amountTyped, recipientTyped, tokenChosen } from '../../../src/features/send/sendSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { ALICE, HERON, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'
import { ether } from '../../support/payment'

const CANARY = 'canary4711'
const textOf = (value: unknown) => JSON.stringify(redact(value))

describe('D11 the contents of a report and of DevTools', () => {
  it('contain nothing that a visitor typed', () => {
    for (const typed of [
      recipientTyped(CANARY),
      amountTyped(CANARY),
      walletSearchTyped({ text: CANARY }),
    ]) {
      const shown = redactAction(typed)
      expect(JSON.stringify(shown)).not.toContain(CANARY)
      expect(shown).toMatchObject({ type: typed.type })
    }
  })

  it.each([
    'jwt',
    'mnemonic',
    'password',
    'secret',
    'privateKey',
    'private_key',
    'PRIVATE-KEY',
    'seed',
    'seedPhrase',
    'passphrase',
    'token',
    'sessionToken',
    'access_token',
    'authorization',
    'Authorization',
    'cookie',
    'Set-Cookie',
    'apiKey',
    'x-api-key',
    'symKey',
    'credentials',
    'otp',
    'pin',
    'email',
    'code',
    'signature',
    'profileName',
    'names',
    'label',
  ])('contain nothing from under the key %s, in any shape', key => {
    fc.assert(
      fc.property(
        fc.constantFrom<(value: unknown) => unknown>(
          value => value,
          value => [value],
          value => ({ inner: { list: [value] } }),
          value => [{ value }, { value: [value] }],
        ),
        fc.constantFrom<(value: unknown) => unknown>(
          value => ({ [key]: value }),
          value => ({ outer: [{ [key]: value }] }),
          value => ({ queryCacheKey: `ask(${JSON.stringify({ [key]: value })})` }),
          value => ({ [`ask(${JSON.stringify({ [key]: value })})`]: 'known' }),
        ),
        (inner, outer) => {
          const isLookedInto = key === 'token' && typeof inner(CANARY) === 'object'
          if (isLookedInto) return // under this key, an object is a coin rather than a secret
          expect(textOf(outer(inner(CANARY)))).not.toContain(CANARY)
        },
      ),
    )
  })

  it.each([
    'alice.lens',
    'bob.bnb',
    'carol.x',
    'dave.888',
    'erin.wallet',
    'frank.example',
    'grace.sub.lens',
    'ünïcode.lens',
    '🦄.eth',
    'hugo_1.near',
    'me.alice.eth',
  ])('contain no account name %s', name => {
    const places = [
      { recipient: { name } },
      { detail: `No account is named ${name}.` },
      { detail: `to:${name}, asked` },
      { arg: { originalArgs: { name }, queryCacheKey: `getProfile({"name":"${name}"})` } },
      { [`getProfile({"name":"${name}"})`]: { data: [{ name }] } },
      { [name]: 1 },
      [name],
    ]
    for (const place of places) expect(textOf(place)).not.toContain(name)
  })

  it.each([
    ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl', /eyJ/],
    ['a header', `Authorization: Bearer ${CANARY}`, /canary/],
    ['a parameter', `failed at step?password=${CANARY}&x=1`, /canary/],
    ['a field of JSON text', `{"mnemonic": "${CANARY}"}`, /canary/],
    [
      'a recovery phrase',
      'test walk nut penalty hip pave soap entry language right filter choice',
      /penalty/,
    ],
    ['a key in hexadecimal', 'c0ffee'.repeat(11), /(?:c0ffee){4}/],
    ['a key in base58', `5${'KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD'}`, /PhXujxW37/],
  ])('contain no credential inside a text: %s', (_what, text, secret) => {
    expect(textOf({ error: { detail: `It said: ${text}` } })).not.toMatch(secret)
  })

  it.each([
    { connectorId: 'io.metamask' },
    { rdns: 'com.okex.wallet', id: 'com.okex.wallet' },
    { connectorId: 'wallet.other' },
    { detail: 'org.example.wallet' },
    { text: 'errors.sessionEnded', tone: 'warning' },
    { url: 'https://app.example' },
    { symbol: 'USDC.e' },
    { amount: '1.5', balance: '0.000128', version: '2.21.8' },
    { error: { code: 'USER_REJECTED', detail: 'The wallet said no.' } },
    { token: { symbol: 'ETH', quantity: { decimals: '18', numeric: '2.5' } } },
    { search: { phase: 'waiting' } },
    { iconUrl: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org' },
    { queryCacheKey: 'getNativeBalance({"caipNetworkId":"eip155:1"})' },
  ])('keep what is not secret: %p', value => {
    expect(redact(value)).toEqual(value)
  })

  it('keep an amount, and nothing else in its place', () => {
    expect(redactAction(amountTyped('0.5'))).toEqual(amountTyped('0.5'))
    expect(JSON.stringify(redactAction(amountTyped(CANARY)))).not.toContain(CANARY)
  })
})

describe('D11 text typed into any field', () => {
  const createWorld = setUpFlowTests()

  it('is in no report and in no state shown by DevTools', async () => {
    const world = createWorld({
      walletConnect: createFakeWalletConnect(),
      http: {
        ...quietServices,
        '/getWallets': answered({ data: [], count: 0 }),
        '/v1/profile/account/*': answered({
          name: `${CANARY}.lens`,
          attributes: [],
          addresses: {},
        }),
      },
      adapter: { signMessage: async () => `0x${'5e'.repeat(65)}` },
    })
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
    world.dispatch(addressLabelled({ address: ALICE, label: CANARY }))
    await world.controls.signMessage(CANARY)
    world.dispatch(modalOpenRequested({ view: viewEntry('AllWallets') }))
    await pass(1_000)
    world.dispatch(walletSearchTyped({ text: CANARY }))
    await pass(2_000)
    world.dispatch(viewPushed(viewEntry('WalletSend')))
    world.dispatch(tokenChosen(ether))
    for (const text of [CANARY, `${CANARY}.lens`, `${CANARY} ${CANARY}`, `${CANARY}.bnb`]) {
      world.dispatch(recipientTyped(text))
      await pass(2_000)
      expect(JSON.stringify(redact(world.store.getState()))).not.toContain(CANARY)
    }
    world.dispatch(amountTyped(CANARY))
    world.controls.open({ uri: `wc:${'a'.repeat(64)}@2?symKey=${CANARY}` }).catch(() => undefined)
    await pass(2_000)
    expect(JSON.stringify(redact(world.store.getState()))).not.toContain(CANARY)
    const { log } = findRuntime(world.hostStore, 'walletModal')
    const report = exportReport(log(), 'walletModal')
    expect(report.entries.length).toBeGreaterThan(30)
    expect(JSON.stringify(report)).not.toContain(CANARY)
    expect(JSON.stringify(replay(report))).not.toContain(CANARY)
  })
})
