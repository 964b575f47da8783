import { readPageFacts } from '../../../src/clients/readPageFacts'
import { viewEntry } from '../../../src/domain/views'
import { modalOpened } from '../../../src/events/modalEvents'
import type { WalletOptions } from '../../../src/domain/options'
import type { Wallet } from '../../../src/domain/wallet'
import { readPlatform } from '../../../src/lib/links/platform'
import { platformRead } from '../../../src/core/wallets/walletsSlice'
import { selectSameWalletConnectors } from '../../../src/core/connectors/sameWalletSelectors'
import {
  selectAllWalletsRow,
  selectConnectorImage,
  selectMethodOrder,
  selectWalletChoices,
  selectWalletRows,
} from '../../../src/core/connectors/connectorsSelectors'
import { readOptions } from '../../../src/app/host/readOptions'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { sampleConnector, sampleConnectors } from '../../../src/testing/samples'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { featuresGiven } from '../../support/featuresGiven'
import { states } from '../../support/states/states'
import { beginnings } from '../../support/states/beginnings'
import { featured as featuredAnswered, recommended } from '../../support/states/directoryAnswers'
import { hostOptions } from '../../support/hostWorld'

const announced = { id: 'io.heron', type: 'ANNOUNCED' } as const
const platform = readPlatform(readPageFacts(undefined))
const onSolana = { ...sampleConnector('Ember', 'Ember'), namespace: 'solana' as const }
const found = [
  connectorsFound({ namespace: 'eip155', connectors: sampleConnectors }),
  connectorsFound({ namespace: 'solana', connectors: [onSolana] }),
]
const namesIn = (state: Parameters<typeof selectWalletChoices>[0]) =>
  selectWalletChoices(state).map(({ connector }) => connector.name)

describe('connector selectors', () => {
  it('offers the wallets of every namespace', () => {
    expect(namesIn(stateAfter(...found))).toEqual(['Ember', 'Heron', 'Lumen Wallet', 'Vesper'])
  })

  it('offers only the namespace the modal was opened for', () => {
    const opened = modalOpened({ view: viewEntry('Connect'), namespace: 'solana' })
    expect(namesIn(stateAfter(...found, opened))).toEqual(['Ember'])
  })

  it('offers only the browser wallets that the page names', () => {
    const { options } = readOptions(hostOptions({ installedWalletIds: ['io.heron'] }))
    expect(namesIn(stateAfter(optionsGiven(options), ...found))).toEqual(['Heron'])
  })

  it('returns the same list while nothing it depends on changes', () => {
    const state = states.connectFound()
    const next = testingReducer(state, viewPushed(viewEntry('WhatIsAWallet')))
    expect(selectWalletChoices(next)).toBe(selectWalletChoices(state))
  })

  it.each([
    ['https://app.example/heron.png', 'https://app.example/heron.png'],
    ['javascript:alert(1)', 'https://wallet.example/own.png'],
  ])('shows the host’s picture at %s only if it is safe', (given, shown) => {
    const state = stateAfter(optionsGiven({ connectorImages: { 'io.heron': given } }))
    const connector = { ...announced, imageUrl: 'https://wallet.example/own.png' }
    expect(selectConnectorImage(state, connector)).toBe(shown)
  })

  it('has no picture for a wallet that provides none', () => {
    expect(selectConnectorImage(stateAfter(), announced)).toBeNull()
  })

  describe('the picture for an explorer id', () => {
    const cached = (id: string) =>
      ({
        ...stateAfter(),
        walletModalApi: { queries: { [`getImage:asset:${id}`]: { data: `blob:${id}` } } },
      }) as unknown as ReturnType<typeof stateAfter>
    const preset = '07ba87ed-43aa-4adf-4540-9e6a2b9cae00'

    it('is shown once fetched, unless the wallet provides its own', () => {
      const connector = { ...announced, imageId: 'own' }
      expect(selectConnectorImage(cached('own'), connector)).toBe('blob:own')
      expect(selectConnectorImage(stateAfter(), connector)).toBeNull()
      const brought = { ...connector, imageUrl: 'data:image/png;base64,AA' }
      expect(selectConnectorImage(cached('own'), brought)).toBe(brought.imageUrl)
    })

    it('is available for the unnamed wallet', () => {
      const nameless = { id: 'injected', type: 'INJECTED' } as const
      expect(selectConnectorImage(cached(preset), nameless)).toBe(`blob:${preset}`)
    })

    it('is not used for a wallet that only announces that id', () => {
      const safe = '461db637-8616-43ce-035a-d89b8a1d5800'
      expect(selectConnectorImage(cached(safe), { id: 'safe', type: 'EXTERNAL' })).toBe(
        `blob:${safe}`,
      )
      expect(selectConnectorImage(cached(safe), { id: 'safe', type: 'ANNOUNCED' })).toBeNull()
    })
  })
})

describe('selectAllWalletsRow', () => {
  const row = (
    wallets: WalletOptions,
    { count, featured = [], ...more }: RowCase = { count: 470 },
  ) =>
    selectAllWalletsRow(
      stateAfter(
        optionsGiven({
          wallets: { ...wallets, featuredWalletIds: featured.map(({ id }) => id) },
          hasWalletConnect: more.hasWalletConnect ?? true,
        }),
        platformRead({ ...platform, isMobile: more.isMobile ?? false }),
        modalOpened({ view: viewEntry('Connect'), namespace: more.namespace ?? null }),
        ...(count === undefined
          ? beginnings.suggestionsPending
          : [...featuredAnswered(featured), ...recommended([], count)]),
      ),
    )
  interface RowCase {
    readonly count?: number
    readonly featured?: readonly Wallet[]
    readonly hasWalletConnect?: boolean
    readonly isMobile?: boolean
    readonly namespace?: 'solana'
  }
  const two = [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]

  it.each<[string, WalletOptions, RowCase, boolean]>([
    ['unless told otherwise', {}, {}, true],
    ['never when hidden', { allWallets: 'HIDE' }, { isMobile: true }, false],
    ['on a phone when only there', { allWallets: 'ONLY_MOBILE' }, { isMobile: true }, true],
    ['not elsewhere when only there', { allWallets: 'ONLY_MOBILE' }, {}, false],
    ['not where nothing can be reached', {}, { hasWalletConnect: false }, false],
    ['not where the host wants no wallets', { enableWallets: false }, {}, false],
  ])('is shown %s', (_when, wallets, more, isShown) => {
    expect(row(wallets, { count: 470, ...more }).isShown).toBe(isShown)
  })

  it.each([
    ['SHOW', true, true],
    ['SHOW', false, false],
    ['HIDE', true, false],
    ['ONLY_MOBILE', true, false],
  ] as const)('takes the option %s and the flag %p together', (allWallets, flag, isShown) => {
    const given = [
      optionsGiven({ wallets: { allWallets }, hasWalletConnect: true }),
      featuresGiven({ allWallets: flag }),
      platformRead({ ...platform, isMobile: false }),
    ]
    expect(selectAllWalletsRow(stateAfter(...given)).isShown).toBe(isShown)
  })

  it.each<[number, readonly Wallet[], string]>([
    [0, [], '0'],
    [9, [], '9'],
    [10, [], '10+'],
    [473, [], '470+'],
    [8, two, '10+'],
    [7, two, '9'],
    [599, two, '600+'],
  ])('counts %p and the featured ones', (count, featured, label) => {
    expect(row({}, { count, featured })).toMatchObject({ label, isLoading: false })
  })

  it('counts exactly for one namespace', () => {
    expect(row({}, { count: 47, featured: two, namespace: 'solana' }).label).toBe('47')
  })

  it('shows no count while it is loading', () => {
    expect(row({}, {})).toEqual({ isShown: true, label: null, isLoading: true })
  })
})

describe('selectMethodOrder', () => {
  const opened = modalOpened({ view: viewEntry('Connect'), namespace: null })
  const some = connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })
  const none = connectorsFound({ namespace: 'eip155', connectors: [] })
  const walletFirst = ['wallet', 'email', 'social']
  const walletLast = ['email', 'social', 'wallet']

  it.each([
    ['a wallet is installed', [some, opened], walletFirst],
    ['no wallet is installed', [none, opened], walletLast],
    ['discovery has not reported yet', [opened], walletFirst],
    ['the first report after opening has a wallet', [opened, some], walletFirst],
    ['a wallet appears later, so that nothing moves', [none, opened, some], walletLast],
    ['the last wallet disappears, so that nothing moves', [some, opened, none], walletFirst],
    ['a wallet appeared before the next opening', [none, opened, some, opened], walletFirst],
  ])('is right when %s', (_when, actions, order) => {
    expect(selectMethodOrder(stateAfter(...actions))).toEqual(order)
  })

  it('follows the host', () => {
    const connectMethodsOrder = ['social', 'wallet'] as const
    const given = featuresGiven({ connectMethodsOrder })
    expect(selectMethodOrder(stateAfter(given, some, opened))).toEqual(connectMethodsOrder)
  })
})

describe('selectWalletRows', () => {
  it('returns no rows when the host disables wallets', () => {
    const given = optionsGiven({ wallets: { enableWallets: false }, hasWalletConnect: true })
    expect(selectWalletRows(stateAfter(...found, given))).toEqual([])
  })

  it('follows the host’s order of groups and its own wallets', () => {
    const customWallets = [{ id: 'own', name: 'Our own' }]
    const rows = selectWalletRows(
      stateAfter(
        ...found,
        optionsGiven({ hasWalletConnect: true, wallets: { customWallets } }),
        featuresGiven({ connectorTypeOrder: ['custom', 'injected'] }),
      ),
    )
    expect(rows[0]).toMatchObject({ kind: 'wallet', wallet: customWallets[0] })
    expect(rows.at(-1)?.kind).toBe('walletConnect')
  })
})

describe('selectSameWalletConnectors', () => {
  const twoWays = [
    ...found,
    connectorsFound({
      namespace: 'solana',
      connectors: [{ ...sampleConnector('Heron', 'HERON'), namespace: 'solana' }],
    }),
  ]

  it('separates a wallet of the same name but another identity', () => {
    const ways = selectSameWalletConnectors(stateAfter(...twoWays), 'io.heron')
    expect(ways).toHaveLength(1)
    expect(selectSameWalletConnectors(stateAfter(...twoWays), 'unknown')).toEqual([])
  })

  it('matches by name when one wallet has no rdns', () => {
    const { rdns: _none, ...nameOnly } = { ...sampleConnector('Heron', 'HERON') }
    const state = stateAfter(
      ...found,
      connectorsFound({ namespace: 'solana', connectors: [{ ...nameOnly, namespace: 'solana' }] }),
    )
    expect(selectSameWalletConnectors(state, 'io.heron').map(({ namespace }) => namespace)).toEqual(
      ['eip155', 'solana'],
    )
  })
})
