import fc from 'fast-check'
import { selectAccount } from '../../../src/app/host/selectors/selectAccount'
import { selectEmbeddedUser } from '../../../src/app/host/selectors/selectEmbeddedUser'
import { embeddedWallet } from '../../../src/entries/embeddedWallet'
import { evm } from '../../../src/entries/evm'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { selectAccountTitle } from '../../../src/core/account/selectAccountTitle'
import { accountTypeRequested } from '../../../src/core/login/accountTypeEvents'
import { accountSwitchRequested } from '../../../src/features/profile/profileSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { signInRequested } from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import { truncateAddress } from '../../../src/lib/text/truncate'
import { EMBEDDED_CONNECTOR_ID } from '../../../src/ports/embedded'
import { createFakeFrame, type FakeFrameRequest } from '../../../src/testing/createFakeFrame'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { pass, quietServices } from '../../support/flowWorld'
import { createFakeSiwx } from '../../support/siwxWorld'
import { drawAccount } from './drawAccount'

type AccountType = 'eoa' | 'smartAccount'

const KEY = '0x00000000000000000000000000000000000A11ce'
const SMART = '0x00000000000000000000000000000000005Aa0C7'
const TYPES = ['eoa', 'smartAccount'] as const
const NETWORKS: readonly CaipNetworkId[] = ['eip155:1', 'eip155:137', 'eip155:8453']
/** The site has no smart accounts on the last network. */
const hasBoth = (id: CaipNetworkId) => id !== NETWORKS[2]
const eip155 = { namespace: 'eip155' } as const

const network = (id: number) => ({
  id,
  name: `Network ${String(id)}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc.example/${String(id)}`] } },
})

/** The expected state. */
interface Model {
  isConnected: boolean
  type: AccountType
  /** The type that the visitor chose last; null if there was no choice. */
  chosen: AccountType | null
  caipNetworkId: CaipNetworkId
}

/** Creates a login that survives reloads of a page, which prefers a type. */
function createPage(preferred: AccountType) {
  const storage = memoryStorage({
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit/eip155:connected_connector_id': EMBEDDED_CONNECTOR_ID,
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
  })
  let refusals = 0
  const answers = {
    SET_PREFERRED_ACCOUNT() {
      if (refusals === 0) return undefined
      refusals -= 1
      throw new Error('not now')
    },
  }
  const open = () => {
    const frame = createFakeFrame({
      isLoggedIn: true,
      addresses: { eip155: KEY },
      smartAccount: { address: SMART, networks: [1, 137], isDeployed: true },
      refuses: answers,
    })
    const descriptor = embeddedWallet({ secureSiteUrl: frame.origin })
    const [first, ...others] = [1, 137, 8453].map(network)
    if (!first) throw new Error('There are networks')
    const siwx = createFakeSiwx({ getRequired: () => false })
    const world = createTestStore({
      storage,
      http: quietServices,
      embedded: { descriptor },
      options: {
        networks: [first, ...others],
        adapters: [evm(), descriptor],
        siwx,
        ...(preferred === 'eoa' && { defaultAccountTypes: { eip155: 'eoa' } }),
      },
    })
    return { frame, world, siwx, drawn: drawAccount(world) }
  }
  const model: Model = {
    isConnected: true,
    type: preferred,
    chosen: null,
    caipNetworkId: 'eip155:1',
  }
  const page = {
    ...open(),
    storage,
    model,
    preferred,
    /** Makes the site refuse the next request for another type. */
    refuse: () => void (refusals = 1),
    isRefusing: () => refusals > 0,
    stopRefusing: () => void (refusals = 0),
    reload() {
      page.close()
      Object.assign(page, open())
    },
    close() {
      page.drawn.remove()
      page.world.dispose()
      page.frame.close()
      for (const frame of [...document.querySelectorAll('iframe')]) frame.remove()
    },
  }
  return page
}
type Page = ReturnType<typeof createPage>

const begun = ({ preferred, model: { chosen, caipNetworkId } }: Page): AccountType =>
  hasBoth(caipNetworkId) ? (chosen ?? preferred) : 'eoa'

/** Requests a type as the visitor does, from the row or from the list of accounts. */
function wish(page: Page, type: AccountType, by: 'row' | 'list') {
  const { model, world } = page
  if (by === 'row') world.store.dispatch(accountTypeRequested({ ...eip155, accountType: type }))
  else {
    const address = type === 'eoa' ? KEY : SMART
    world.store.dispatch(accountSwitchRequested({ ...eip155, address }))
  }
  if (!model.isConnected || !hasBoth(model.caipNetworkId)) return
  if (model.type !== type && page.isRefusing()) return
  model.type = type
  model.chosen = type
}

const shared = (page: Page) =>
  selectAccount(page.world.store.getState(), 'eip155').allAccounts.length

/** Adopts what the model cannot predict; `check` still verifies that everything agrees on it. */
function accept({ model, world }: Page) {
  const state = world.store.getState()
  model.type = selectEmbeddedUser(state, 'eip155')?.preferredAccountType ?? model.type
  const stored = state.account.preferredAccountTypes.eip155
  model.chosen = stored === 'eoa' || stored === 'smartAccount' ? stored : null
  model.caipNetworkId = selectActiveCaipNetworkId(state) ?? model.caipNetworkId
}

type Happening = (page: Page, pick: number) => void | Promise<void>

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  row: (page, pick) => wish(page, TYPES[pick % 2] ?? 'eoa', 'row'),
  list(page, pick) {
    if (shared(page) === 2) wish(page, TYPES[pick % 2] ?? 'eoa', 'list')
  },
  network(page, pick) {
    const { model, world } = page
    const caipNetworkId = NETWORKS[pick % 3] ?? 'eip155:1'
    world.store.dispatch(networkChosen({ caipNetworkId }))
    model.caipNetworkId = caipNetworkId
    if (!hasBoth(caipNetworkId)) model.type = 'eoa'
  },
  reload(page) {
    page.reload()
    page.model.type = begun(page)
  },
  refuse: page => page.refuse(),
  /** The site reports a change that did not happen. */
  update: ({ frame, model }) => {
    if (model.isConnected) frame.moveTo({ eip155: KEY }, true)
  },
  /** The frame reloads by itself. */
  frameReload: ({ frame }) => frame.reload(),
  disconnect({ model, world }) {
    world.store.dispatch(disconnectRequested({}))
    model.isConnected = false
  },
  login(page) {
    const { frame, model, world } = page
    if (model.isConnected) return
    frame.beginLogin()
    world.store.dispatch(connectRequested({ ...eip155, connectorId: EMBEDDED_CONNECTOR_ID }))
    model.isConnected = true
    model.type = begun(page)
  },
  open: ({ world }) => void world.store.dispatch(modalOpenRequested({})),
  close: ({ world }) => void world.store.dispatch(modalCloseRequested({ by: 'page' })),
  async leaveHalfway(page, pick) {
    page.world.store.dispatch(modalOpenRequested({}))
    await pass(500)
    wish(page, TYPES[pick % 2] ?? 'eoa', 'row')
    page.world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(2_000)
    accept(page)
  },
  async both(page, pick) {
    wish(page, TYPES[pick % 2] ?? 'eoa', 'row')
    const caipNetworkId = NETWORKS[pick % 3] ?? 'eip155:1'
    page.world.store.dispatch(networkChosen({ caipNetworkId }))
    await pass(2_000)
    accept(page)
  },
}

const equal = (what: string, found: unknown, expected: unknown) => {
  if (found === expected) return
  throw new Error(`${what}: ${String(found)} instead of ${String(expected)}`)
}

const textOf = ({ params }: FakeFrameRequest) =>
  Buffer.from(String((params as readonly string[])[0]).slice(2), 'hex').toString()

/** Signs in and checks what is signed, by which account, and that the session matches. */
async function checkSignature({ world, frame, model, siwx }: Page, address: string) {
  if (selectSignIn(world.store.getState(), 'eip155')?.phase === 'signedIn') return
  world.store.dispatch(signInRequested(eip155))
  await pass(1_000)
  const [request] = frame.requests
  if (!request) throw new Error('nothing to sign')
  equal('signed with', request.account, address)
  equal('asked for', (request.params as readonly string[])[1], address)
  if (!textOf(request).includes(address)) throw new Error('the message names another account')
  request.approve()
  await pass(2_000)
  const session = siwx.sessions.at(-1)
  equal('session of', session?.data.accountAddress, address)
  equal('session on', session?.data.chainId, model.caipNetworkId)
}

/** Checks what the page renders and what the host’s components read by hooks. */
function checkDrawn({ drawn, model }: Page, address: string | null) {
  const { hooks } = drawn
  equal('shown', drawn.shown(), address && truncateAddress(address))
  equal('read out', drawn.label()?.includes(address ?? '') ?? null, address && true)
  equal('hook', hooks().address, address)
  equal('hook of CAIP-10', hooks().caipAddress, address && `${model.caipNetworkId}:${address}`)
  equal('hook of the user', hooks().user, address)
  equal('type in the hook', hooks().type, address && model.type)
}

/** Checks that every place that shows the account agrees with the model. */
async function check(page: Page) {
  const { world, frame, storage, model } = page
  const state = world.store.getState()
  const account = selectAccount(state, 'eip155')
  equal('connected', account.isConnected, model.isConnected)
  const stored = storage.getItem('@appkit/preferred_account_types')
  const preferred = { bip122: 'payment', eip155: model.chosen, polkadot: 'eoa', solana: 'eoa' }
  equal('stored type', stored, model.chosen === null ? null : JSON.stringify(preferred))
  if (!model.isConnected) {
    equal('user', selectEmbeddedUser(state, 'eip155'), null)
    checkDrawn(page, null)
    return
  }
  const address = model.type === 'smartAccount' ? SMART : KEY
  const user = selectEmbeddedUser(state, 'eip155')
  const { allAccounts } = account
  equal('account', account.address, address)
  equal('its type', user?.preferredAccountType, model.type)
  equal('first of all', allAccounts[0]?.address, address)
  equal('type of the first', allAccounts[0]?.type, model.type)
  equal('all', allAccounts.length, hasBoth(model.caipNetworkId) ? 2 : 1)
  equal('user', user?.address, address)
  equal('on the chain', user?.smartAccountDeployed, model.type === 'smartAccount')
  equal('CAIP-10', account.caipAddress, `${model.caipNetworkId}:${address}`)
  equal('header', selectAccountTitle(state), truncateAddress(address))
  checkDrawn(page, address)
  const kept = JSON.parse(storage.getItem('@appkit/connections') ?? '{}') as {
    readonly eip155?: readonly { readonly accounts: readonly { readonly address: string }[] }[]
  }
  equal('stored account', kept.eip155?.[0]?.accounts[0]?.address, address)
  const provider = await world.controls.getProvider('eip155')
  const accounts = await provider?.request({ method: 'eth_accounts' })
  equal('provider', (accounts as readonly string[]).join(), address)
  const signIn = selectSignIn(state, 'eip155')
  if (signIn?.phase === 'signedIn') equal('signed in', signIn.address, address)
  await checkSignature(page, address)
  equal('frame', frame.account, address)
}

const step = fc.record({ name: fc.constantFrom(...Object.keys(HAPPENINGS)), pick: fc.nat(5) })

async function tell(preferred: AccountType, story: readonly { name: string; pick: number }[]) {
  const page = createPage(preferred)
  try {
    await pass(3_000)
    await check(page)
    for (const { name, pick } of story) {
      await HAPPENINGS[name]?.(page, pick)
      await pass(3_000)
      if (name !== 'refuse') page.stopRefusing()
      await check(page)
    }
  } finally {
    page.close()
    jest.clearAllTimers()
  }
}

/** Checks any sequence of events of a login with both account types, starting from either type. */
export const checkAnyAccountType = (search: {
  readonly numRuns: number
  readonly seed: number
  readonly endOnFailure?: boolean
}) =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...TYPES), fc.array(step, { maxLength: 8 }), tell),
    search,
  )
