import { exportReport, redactAction, type BugReport } from '../../../src/app/runtime/exportReport'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { replay } from '../../../src/testing/replay'
import { ERRORS, type ErrorCode } from '../../../src/domain/errorCatalogue'
import { viewEntry } from '../../../src/domain/views'
import {
  connectFailed,
  connectRequested,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { networkChosen, networkSwitchFailed } from '../../../src/events/networkEvents'
import { reviewRequested } from '../../../src/events/sendEvents'
import { tabSelected } from '../../../src/core/account/accountSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  amountTyped,
  recipientTyped,
  sendConfirmed,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { ALICE, BOB, HERON, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'
import { base, mainnet } from '../../support/hostWorld'
import { ether, fee, HASH } from '../../support/payment'
import { readBalance } from '../../support/readBalance'

const KEY = 'SECRET-RPC-KEY'
const MESSAGE = 'the text to be signed'
const SIGNATURE = `0x${'5e'.repeat(65)}`
const NAME = 'bobs-savings.eth'

describe('bugReport', () => {
  const createWorld = setUpFlowTests()

  /** A visit that uses every feature: connecting, signing, switching, sending, looking up. */
  async function visit() {
    const world = createWorld({
      http: {
        ...quietServices,
        '/v1/identity/*': answered({ name: 'alice-herself.eth', avatar: null }),
        '/v1/profile/account/*': answered({
          name: NAME,
          attributes: [],
          addresses: { 60: { address: BOB } },
        }),
      },
      adapter: {
        estimateFee: async () => fee,
        send: async () => HASH,
        waitForReceipt: async () => ({ hash: HASH, status: 'confirmed', minedAt: 0 }),
        signMessage: async () => SIGNATURE,
      },
      options: {
        projectId: 'the-project-of-the-host',
        networks: [
          { ...mainnet, rpcUrls: { default: { http: [`https://rpc.example/v3/${KEY}`] } } },
          base,
        ],
        customRpcUrls: { 'eip155:1': [`https://rpc.example/?key=${KEY}`] },
      },
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    await world.controls.signMessage(MESSAGE)
    world.dispatch(modalOpenRequested({}))
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:8453' }))
    await pass(1_000)
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:1' }))
    await pass(1_000)
    world.dispatch(viewPushed(viewEntry('WalletSend')))
    world.dispatch(tokenChosen(ether))
    world.dispatch(recipientTyped('correct horse battery staple, pasted by mistake'))
    await pass(1_000)
    world.dispatch(recipientTyped(BOB.slice(2)))
    world.dispatch(recipientTyped(NAME))
    await pass(1_000)
    world.dispatch(amountTyped('0.5'))
    world.dispatch(reviewRequested())
    await pass(1_000)
    world.dispatch(sendConfirmed())
    await pass(1_000)
    world.dispatch(tabSelected({ namespace: 'eip155', tab: 'tokens' }))
    await pass(1_000)
    const { log } = findRuntime(world.hostStore, 'walletModal')
    return { world, report: exportReport(log(), 'walletModal') }
  }

  it('contains no secret, no whole address and no name of an account', async () => {
    const { report } = await visit()
    expect(report.entries.length).toBeGreaterThan(60)
    const text = JSON.stringify(report).toLowerCase()
    const secrets = {
      KEY,
      MESSAGE,
      SIGNATURE,
      HASH,
      ALICE,
      BOB,
      bare: BOB.slice(2),
      NAME,
      own: 'alice-herself',
      staple: 'battery staple',
      project: 'the-project-of-the-host',
    }
    const found = Object.entries(secrets).filter(([, secret]) =>
      text.includes(secret.toLowerCase()),
    )
    expect(found.map(([name]) => name)).toEqual([])
  })

  it('replays to the state in which the visit ended, without a request', async () => {
    const { world, report } = await visit()
    const calls = world.adapter.calls.length
    const asked = world.http.requests.length
    const live = world.store.getState()
    const replayed = replay(report)
    expect(replayed.router).toEqual(live.router)
    expect(replayed.modal).toEqual(live.modal)
    expect(replayed.network.activeId).toEqual(live.network.activeId)
    expect(replayed.network.phase).toEqual(live.network.phase)
    expect(replayed.connections.byNamespace).toEqual(live.connections.byNamespace)
    expect(replayed.transactions.submitted.map(({ status }) => status)).toEqual(['confirmed'])
    expect(readBalance(replayed)).toMatchObject({ phase: 'known', balance: '1.5' })
    expect(world.adapter.calls).toHaveLength(calls)
    expect(world.http.requests).toHaveLength(asked)
  })

  it('replays to any moment', async () => {
    const { report } = await visit()
    const views = report.entries.map(
      (_entry, index) => replay(report, index).router.history.at(-1)?.name,
    )
    expect(new Set(views)).toEqual(
      new Set([
        'Connect',
        'ConnectingExternal',
        'Account',
        'SwitchNetwork',
        'WalletSend',
        'WalletSendPreview',
      ]),
    )
  })

  it('returns text to the host, which can start a test of the host', async () => {
    const { world } = await visit()
    const outcome = await world.controls.report()
    if (outcome.status !== 'done') throw new Error(outcome.status)
    const text = JSON.stringify(outcome.value)
    expect(text).not.toContain(ALICE)
    const received = JSON.parse(text) as BugReport
    const { hostStore } = createWorld({ state: replay(received) })
    const { router } = findRuntime(hostStore, 'walletModal').store.getState()
    expect(router).toEqual(world.store.getState().router)
  })

  it('replays cause before effect, even where the effect is immediate', async () => {
    const world = createWorld()
    world.dispatch(modalOpenRequested({}))
    world.dispatch(disconnectRequested({}))
    world.dispatch(modalOpenRequested({}))
    const { log, store } = findRuntime(world.hostStore, 'walletModal')
    expect(replay(exportReport(log(), 'walletModal')).modal).toEqual(store.getState().modal)
    await pass(1_000)
  })

  it.each(Object.keys(ERRORS) as ErrorCode[])('keeps the error code %s', code => {
    const error = { code, detail: 'why' }
    for (const action of [
      connectFailed({ ...HERON, error }),
      networkSwitchFailed({ caipNetworkId: 'eip155:1', error }),
    ]) {
      expect(redactAction(action)).toEqual(action)
    }
  })

  it.each([
    ['a one-time code', { code: '123456' }],
    ['an e-mail', { email: 'me@example.org' }],
    ['an e-mail anywhere', { detail: 'sent to me@example.org' }],
    ['a session token', { sessionToken: 'abcdef' }],
    ['a signature', { signature: '0xabcdef' }],
    ['a seed', { seedPhrase: 'abcdef' }],
    ['a signed message', { message: 'abcdef' }],
    ['a private key', { privateKey: 'abcdef' }],
    ['a key in a URL', { url: 'wss://node.example/v2/abcdef' }],
    ['a Solana address', { owner: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
  ])('removes %s, at any depth', (_what, payload) => {
    const action = { type: 'walletModal/any', payload: { list: [{ inner: { payload } }] } }
    const text = JSON.stringify(redactAction(action))
    expect(text).not.toMatch(/123456|me@example|abcdef|7xKXtg2CW/)
    expect(text).toContain('walletModal/any')
  })

  it.each([
    ['as it is', 'wc:8f3a@2?expiryTimestamp=17&relay-protocol=irn&symKey=0123abcd'],
    ['in a link', 'metamask://wc?uri=wc%3A8f3a%402%3Frelay-protocol%3Dirn%26symKey%3D0123abcd'],
    ['in a link inside a link', 'tg://open?url=wc%253A8f3a%25402%253FsymKey%253D0123abcd'],
    ['cut off', 'Failed: relay-protocol=irn&symKey=0123abcd'],
  ])('never contains the key of a pairing URI: %s', (_how, text) => {
    const redacted = JSON.stringify(
      redactAction({ type: 'walletModal/pairing/failed', payload: { error: { detail: text } } }),
    )
    expect(redacted).not.toMatch(/0123abcd|8f3a/)
  })

  it('keeps what a payment was for: the coin and the amount', () => {
    expect(redactAction(tokenChosen(ether))).toEqual(tokenChosen(ether))
    expect(redactAction(amountTyped('0.5'))).toEqual(amountTyped('0.5'))
  })
})
