import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { signInRequested } from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { bob, connect, hang, HERON, pass, session, setUpFlowTests } from '../../support/flowWorld'
import { createFakeSiwx, fieldsOf, PAGE } from '../../support/siwxWorld'

const eip155 = { namespace: 'eip155' } as const
const BASE = 'eip155:8453'
const HOUR_MS = 3_600_000
/** The tolerated difference between two clocks. */
const MINUTE_MS = 60_000

describe('P16 a wallet that counts its signature requests', () => {
  const createWorld = setUpFlowTests()

  /** Creates a signed-in visitor, a wallet that counts, and a server that can go offline. */
  async function signedIn() {
    /** Requests to the wallet by address, network and nonce. */
    const asked = new Map<string, number>()
    let nonces = 0
    let isOffline = false
    let isSlow = false
    const keys = new Map<string, string>()
    const siwx = createFakeSiwx({
      async createMessage({ accountAddress, chainId }) {
        const nonce = `nonce${String((nonces += 1)).padStart(4, '0')}`
        const text = `${PAGE.domain} wants you to sign in:\n${accountAddress}\n\nNonce: ${nonce}`
        keys.set(text, `${accountAddress} ${chainId} ${nonce}`)
        const expirationTime = new Date(Date.now() + HOUR_MS).toISOString()
        const data = { ...fieldsOf(accountAddress, chainId, nonce), expirationTime }
        return { ...data, toString: () => text }
      },
      getSessions: async (chainId, address) => {
        if (isOffline) throw new TypeError('Failed to fetch')
        return siwx.sessions.filter(
          ({ data }) => data.chainId === chainId && data.accountAddress === address,
        )
      },
    })
    const storage = memoryStorage()
    const open = () =>
      createWorld({
        storage,
        options: { siwx },
        adapter: {
          restore: async () => session,
          async signMessage(_id, _address, text) {
            const key = keys.get(text) ?? text
            asked.set(key, (asked.get(key) ?? 0) + 1)
            return isSlow ? hang() : '0x1b'
          },
        },
      })
    const shop = {
      world: open(),
      siwx,
      requests: () => [...asked.values()].reduce((sum, times) => sum + times, 0),
      most: () => Math.max(...asked.values()),
      phase: () => selectSignIn(shop.world.store.getState(), 'eip155')?.phase,
      async press(times = 1) {
        for (let time = 0; time < times; time += 1) shop.world.dispatch(signInRequested(eip155))
        await pass(1_000)
      },
      async reload() {
        shop.world.dispose()
        shop.world = open()
        await pass(2_000)
      },
      goOffline: (next: boolean) => void (isOffline = next),
      beSlow: (next: boolean) => void (isSlow = next),
    }
    await connect(shop.world)
    await shop.press()
    expect(shop.phase()).toBe('signedIn')
    expect(shop.requests()).toBe(1)
    return shop
  }
  type Shop = Awaited<ReturnType<typeof signedIn>>

  const toBase = async ({ world }: Shop) => {
    world.dispatch(networkChosen({ caipNetworkId: BASE }))
    await pass(1_000)
  }
  const toBob = async ({ world }: Shop) => {
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    await pass(1_000)
  }

  it.each<[event: string, more: number, phase: string, happens: (shop: Shop) => Promise<unknown>]>([
    ['reload', 0, 'signedIn', shop => shop.reload()],
    ['account change', 0, 'asking', toBob],
    ['account change, and a press', 1, 'signedIn', shop => toBob(shop).then(() => shop.press())],
    ['network change', 0, 'asking', toBase],
    ['network change, and a press', 1, 'signedIn', shop => toBase(shop).then(() => shop.press())],
    ['press while signed in', 0, 'signedIn', shop => shop.press(2)],
    ['double press', 1, 'signedIn', shop => toBase(shop).then(() => shop.press(2))],
    [
      'double press on a slow wallet',
      1,
      'signing',
      async shop => {
        await toBase(shop)
        shop.beSlow(true)
        await shop.press(2)
        await shop.press()
      },
    ],
    [
      'back button: away and back',
      0,
      'signedIn',
      async ({ world }) => {
        window.dispatchEvent(new Event('pagehide'))
        await pass(5_000)
        window.dispatchEvent(new Event('pageshow'))
        world.page.comeBack()
        await pass(1_000)
      },
    ],
    [
      'opening and closing',
      0,
      'signedIn',
      async ({ world }) => {
        world.dispatch(modalOpenRequested({}))
        await pass(1_000)
        world.dispatch(modalCloseRequested({ by: 'visitor' }))
        await pass(1_000)
      },
    ],
    [
      'offline check',
      0,
      'failed',
      async shop => {
        shop.goOffline(true)
        await shop.reload()
      },
    ],
    [
      'offline check, and back online',
      0,
      'signedIn',
      async shop => {
        shop.goOffline(true)
        await shop.reload()
        shop.goOffline(false)
        shop.world.page.comeBack()
        await pass(1_000)
      },
    ],
    ['expired session', 0, 'asking', () => pass(HOUR_MS + MINUTE_MS)],
    [
      'expired session, and a double press',
      1,
      'signedIn',
      async shop => {
        await pass(HOUR_MS + MINUTE_MS)
        await shop.press(2)
      },
    ],
  ])('%s: %i more requests, then %s', async (_event, more, phase, happens) => {
    const shop = await signedIn()
    await happens(shop)
    expect({ more: shop.requests() - 1, phase: shop.phase(), most: shop.most() }).toEqual({
      more,
      phase,
      most: 1,
    })
    shop.beSlow(false)
    shop.world.dispatch(disconnectRequested({}))
    await pass(1_000)
  })
})
