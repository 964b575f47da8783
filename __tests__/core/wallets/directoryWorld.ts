import type { Wallet } from '../../../src/domain/wallet'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import type { HttpRequest, HttpResult } from '../../../src/ports/http'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { answered } from '../../../src/testing/createFakeHttp'
import type { TestStoreOptions } from '../../../src/testing/createTestStore'
import { quietServices, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'

const IDS = 4
export const walletId = (at: number) => `w${String(at).padStart(IDS, '0')}`

/** The test page’s networks, as a request lists them. */
export const ALL_CHAINS = 'eip155:1,eip155:42161,eip155:8453,eip155:10,eip155:11155111'

/** Builds a wallet that cannot be confused with a real one. */
export const entry = (at: number, more: Partial<Wallet> = {}): Wallet => ({
  id: walletId(at),
  name: `Sample ${String(at)}`,
  image_id: `image-${String(at)}`,
  mobile_link: `sample${String(at)}://`,
  chains: ['eip155:1'],
  ...more,
})

export const entries = (count: number, more?: (at: number) => Partial<Wallet>): Wallet[] =>
  Array.from({ length: count }, (_, at) => entry(at, more?.(at)))

const listOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.split(',') : []

/** Responds as the project service does. */
export function directoryAnswer(
  wallets: readonly Wallet[],
  { params = {} }: HttpRequest,
): HttpResult {
  const include = listOf(params['include'])
  const exclude = listOf(params['exclude'])
  const search = String(params['search'] ?? '').toLowerCase()
  const found = wallets
    .filter(({ id }) => include.length === 0 || include.includes(id))
    .filter(({ id }) => !exclude.includes(id))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .filter(({ badge_type: badge }) => !params['badge_type'] || badge === params['badge_type'])
  const size = Number(params['entries'])
  const from = (Number(params['page']) - 1) * size
  return answered({ data: found.slice(from, from + size), count: found.length })
}

export interface DirectoryOptions extends TestStoreOptions {
  /** Default: true. */
  readonly hasWalletConnect?: boolean
  /** The test provokes errors on purpose. */
  readonly mayLogErrors?: boolean
}

/** Options of a page with WalletConnect and a directory of these wallets. */
export const directoryOptions = (
  wallets: readonly Wallet[],
  { http, hasWalletConnect = true, ...more }: DirectoryOptions = {},
): TestStoreOptions => ({
  ...(hasWalletConnect && { walletConnect: createFakeWalletConnect() }),
  http: {
    ...quietServices,
    '/getWallets': request => directoryAnswer(wallets, request),
    '/getWalletImage/*': answered(new Blob(['x'], { type: 'image/png' })),
    ...http,
  },
  ...more,
})

/** Returns the requests to one path, without the parameters that every request has. */
export const asked = ({ http }: FlowWorld, path: string) =>
  http.requests
    .filter(request => request.path.startsWith(path))
    .map(({ params: { projectId: _id, st: _st, sv: _sv, ...params } = {}, path: whole }) => ({
      path: whole,
      params: Object.fromEntries(Object.entries(params).filter(([, value]) => value)),
    }))
export const askedWallets = (world: FlowWorld) =>
  asked(world, '/getWallets').map(({ params }) => params)

/** Opens the modal on a view and lets every response arrive. */
export async function open(world: FlowWorld, name: 'AllWallets' | 'GetWallet' | 'Connect') {
  world.dispatch(modalOpenRequested({ view: viewEntry(name) }))
  await settle()
  await settle()
}

/** Sets up worlds with a directory, one per test. */
export function setUpDirectoryTests() {
  const createWorld = setUpFlowTests()
  beforeAll(giveObjectUrls)
  return (wallets: readonly Wallet[], options?: DirectoryOptions) =>
    createWorld(directoryOptions(wallets, options))
}

let urls = 0

/** Mocks object URLs, which jsdom does not implement. */
export function giveObjectUrls() {
  Object.assign(URL, {
    createObjectURL: () => `blob:page/${String((urls += 1))}`,
    revokeObjectURL: () => undefined,
  })
}
