import fc from 'fast-check'
import {
  createDiscovery,
  type Discovery,
} from '../../../../src/chains/eip155/wallet/createDiscovery'
import type { Connector } from '../../../../src/domain/connector'
import { announce, createFakeProvider, install, PNG, walletInfo } from '../fakeWallet'
import { turn } from '../../../support/turn'
import { never, codeOf } from '../world'

type Row = Connector

const onPage = (changes: Partial<Parameters<typeof createDiscovery>[0]> = {}) =>
  createDiscovery({ window, injected: true, announced: true, ...changes })

function watchRows(discovery: Discovery) {
  const reports: (readonly Row[])[] = []
  const stop = discovery.subscribe(rows => reports.push(rows))
  return {
    reports,
    stop,
    rows: () => reports.at(-1) ?? [],
    ids: () => reports.at(-1)?.map(({ id }) => id),
  }
}

const setGlobal = (ethereum: unknown) => Reflect.set(window, 'ethereum', ethereum)

afterEach(() => {
  Reflect.deleteProperty(window, 'ethereum')
})

describe('requesting announcements again', () => {
  it('finds a wallet that was installed meanwhile, and requests nothing without a listener', () => {
    const asked = jest.fn()
    window.addEventListener('eip6963:requestProvider', asked)
    const discovery = onPage()
    discovery.rediscover()
    expect(asked).not.toHaveBeenCalled()
    const watched = watchRows(discovery)
    expect(watched.ids()).toEqual([])
    const { provider } = createFakeProvider()
    const answer = () => announce(walletInfo('Heron', 'io.heron'), provider)
    window.addEventListener('eip6963:requestProvider', answer)
    discovery.rediscover()
    expect(asked).toHaveBeenCalledTimes(2)
    expect(watched.ids()).toEqual(['io.heron'])
    watched.stop()
    window.removeEventListener('eip6963:requestProvider', answer)
    window.removeEventListener('eip6963:requestProvider', asked)
  })
})

describe('P11 one row per wallet, always in the same order', () => {
  it('gives the same rows for any order, delay and repetition of announcements', () => {
    const names = ['Alpha', 'beta', 'Beta', 'Ωmega', 'Zeta', '阿尔法', 'alpha 2', 'Alpha']
    const wallets = names.map((name, index) => ({
      info: walletInfo(name, `org.example.w${index}`),
      provider: createFakeProvider().provider,
    }))
    const all = wallets.map((_, index) => index)
    const schedule = fc.record({
      // every wallet at least once, in any order …
      each: fc.shuffledSubarray(all, { minLength: all.length }),
      // … and some again, anywhere
      again: fc.array(fc.record({ index: fc.constantFrom(...all), at: fc.nat(20) }), {
        maxLength: 12,
      }),
      /** The number of wallets present before discovery starts. */
      early: fc.nat(20),
    })
    const expected = onPageRows(wallets, all, 0)
    expect(expected).toHaveLength(wallets.length)

    fc.assert(
      fc.property(schedule, ({ each, again, early }) => {
        const order = [...each]
        for (const { index, at } of again) order.splice(at, 0, index)
        expect(onPageRows(wallets, order, early)).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })

  function onPageRows(
    wallets: readonly { info: unknown; provider: unknown }[],
    order: readonly number[],
    early: number,
  ) {
    const discovery = onPage()
    const uninstalls = order
      .slice(0, early)
      .map(index => install(wallets[index]?.info, wallets[index]?.provider))
    const { rows, stop } = watchRows(discovery)
    for (const index of order.slice(early)) announce(wallets[index]?.info, wallets[index]?.provider)
    stop()
    for (const uninstall of uninstalls) uninstall()
    return rows()
  }

  it('sorts by name, whatever the letter case, then by id', () => {
    const { ids, stop } = watchRows(onPage())
    for (const [name, rdns] of [
      ['Same', 'b.wallet'],
      ['zulu', 'a.zulu'],
      ['Same', 'a.wallet'],
      ['Alpha', 'z.alpha'],
    ] as const) {
      announce(walletInfo(name, rdns), createFakeProvider().provider)
    }
    expect(ids()).toEqual(['z.alpha', 'a.wallet', 'b.wallet', 'a.zulu'])
    stop()
  })

  it('keeps one row for a wallet that announces the same provider again under a new uuid', () => {
    const { rows, stop } = watchRows(onPage())
    const { provider } = createFakeProvider()
    announce(walletInfo('One', 'org.one', 'first'), provider)
    announce(walletInfo('One', 'org.one', 'second'), provider)
    expect(rows()).toMatchObject([{ id: 'org.one' }])
    expect(rows()[0]).not.toHaveProperty('warnings')
    stop()
  })

  it('identifies a wallet without a reverse domain name by its name', () => {
    const { rows, stop } = watchRows(onPage())
    announce({ uuid: 'u', name: 'Nameless', rdns: '', icon: PNG }, createFakeProvider().provider)
    expect(rows()).toEqual([
      { id: 'Nameless', name: 'Nameless', namespace: 'eip155', type: 'ANNOUNCED', imageUrl: PNG },
    ])
    stop()
  })
})

describe('listening for wallets', () => {
  it('shares one pair of listeners between subscribers, and removes it with the last', () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    const discovery = onPage()
    const first = watchRows(discovery)
    const second = watchRows(discovery)
    const announced = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([type]) => type === 'eip6963:announceProvider').length
    expect(announced(added.mock.calls)).toBe(1)
    first.stop()
    expect(announced(removed.mock.calls)).toBe(0)
    second.stop()
    second.stop()
    expect(announced(removed.mock.calls)).toBe(1)
    added.mockRestore()
    removed.mockRestore()
  })

  it('reports all present wallets at once', () => {
    const uninstalls = ['a', 'b', 'c'].map(name =>
      install(walletInfo(name, `org.${name}`), createFakeProvider().provider),
    )
    const { reports, stop } = watchRows(onPage())
    expect(reports.map(rows => rows.length)).toEqual([3])
    stop()
    for (const uninstall of uninstalls) uninstall()
  })

  it('requests announcements again when a new subscriber starts to listen', () => {
    const discovery = onPage()
    watchRows(discovery).stop()
    const uninstall = install(walletInfo('Late', 'org.late'), createFakeProvider().provider)
    const { ids, stop } = watchRows(discovery)
    expect(ids()).toEqual(['org.late'])
    stop()
    uninstall()
  })

  it('ignores announcements when the host turns them off', () => {
    const uninstall = install(walletInfo('Late', 'org.late'), createFakeProvider().provider)
    const { ids, stop } = watchRows(onPage({ announced: false }))
    expect(ids()).toEqual([])
    stop()
    uninstall()
  })

  it('finds nothing on a server', async () => {
    const discovery = onPage({ window: undefined })
    const { rows, stop } = watchRows(discovery)
    expect(rows()).toEqual([])
    expect(await codeOf((async () => discovery.providerOf('org.late'))())).toBe('WALLET_NOT_FOUND')
    stop()
  })

  it('stops listening once the expected wallet has been found', async () => {
    const removed = jest.spyOn(window, 'removeEventListener')
    const discovery = onPage()
    const waiting = discovery.whenFound('org.late', never())
    const { provider } = createFakeProvider()
    announce(walletInfo('Late', 'org.late'), provider)
    expect((await waiting).source).toBe(provider)
    expect(removed).toHaveBeenCalledWith('eip6963:announceProvider', expect.anything())
    removed.mockRestore()
  })
})

describe('P12 the global injected provider', () => {
  it('is listed as Browser Wallet when no wallet announces itself, whatever flags it has', () => {
    setGlobal({
      ...createFakeProvider().provider,
      isMetaMask: true,
      isRabby: true,
      isPhantom: true,
    })
    const { rows, stop } = watchRows(onPage())
    expect(rows()).toEqual([
      { id: 'injected', name: 'Browser Wallet', namespace: 'eip155', type: 'INJECTED' },
    ])
    stop()
  })

  it('is not listed when a wallet announces itself', () => {
    setGlobal(createFakeProvider().provider)
    const { ids, stop } = watchRows(onPage())
    expect(ids()).toEqual(['injected'])
    announce(walletInfo('Late', 'org.late'), createFakeProvider().provider)
    expect(ids()).toEqual(['org.late'])
    stop()
  })

  it('stays listed while it is the connected one', () => {
    setGlobal(createFakeProvider().provider)
    const discovery = onPage()
    const { ids, stop } = watchRows(discovery)
    discovery.keep('injected')
    announce(walletInfo('Late', 'org.late'), createFakeProvider().provider)
    expect(ids()).toEqual(['injected', 'org.late'])
    discovery.release('injected')
    expect(ids()).toEqual(['org.late'])
    stop()
  })

  it('is not listed when the host turns it off', () => {
    setGlobal(createFakeProvider().provider)
    const { rows, stop } = watchRows(onPage({ injected: false }))
    expect(rows()).toEqual([])
    stop()
  })

  it('is found when it arrives late with an event', () => {
    const { ids, stop } = watchRows(onPage())
    setGlobal(createFakeProvider().provider)
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(ids()).toEqual(['injected'])
    stop()
  })

  it('stays the discovered object when another extension replaces the global', () => {
    const first = createFakeProvider().provider
    setGlobal(first)
    const discovery = onPage()
    const { stop } = watchRows(discovery)
    setGlobal(createFakeProvider().provider)
    expect(discovery.providerOf('injected').source).toBe(first)
    stop()
  })

  it.each([[null], [{}], [{ request: 'no' }], ['ethereum']])('rejects %p', ethereum => {
    setGlobal(ethereum)
    const { rows, stop } = watchRows(onPage())
    expect(rows()).toEqual([])
    stop()
  })

  it('survives a global that throws when it is read', () => {
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get() {
        throw new Error('hands off')
      },
    })
    const { rows, stop } = watchRows(onPage())
    expect(rows()).toEqual([])
    stop()
  })
})

describe('D4 a wallet keeps the identity it announced', () => {
  it('flags a second provider under the same id and keeps the first', () => {
    const discovery = onPage()
    const { rows, stop } = watchRows(discovery)
    const first = createFakeProvider().provider
    announce(walletInfo('Bank', 'org.bank', 'a'), first)
    announce(walletInfo('Bank', 'org.bank', 'b'), createFakeProvider().provider)
    expect(rows()).toMatchObject([{ id: 'org.bank', warnings: ['duplicateIdentity'] }])
    expect(discovery.providerOf('org.bank').source).toBe(first)
    stop()
  })

  it('gives no row to a second provider under the same uuid', () => {
    const { rows, stop } = watchRows(onPage())
    announce(walletInfo('Bank', 'org.bank', 'same'), createFakeProvider().provider)
    announce(walletInfo('Thief', 'org.thief', 'same'), createFakeProvider().provider)
    expect(rows()).toMatchObject([{ id: 'org.bank', warnings: ['duplicateIdentity'] }])
    stop()
  })

  it('rejects a provider that announces itself under another id', async () => {
    const discovery = onPage()
    const { rows, stop } = watchRows(discovery)
    const { provider } = createFakeProvider()
    announce(walletInfo('Bank', 'org.bank'), provider)
    announce(walletInfo('Bank', 'org.thief'), provider)
    expect(rows()).toMatchObject([{ id: 'org.bank', warnings: ['changedAfterAnnouncement'] }])
    expect(await codeOf((async () => discovery.providerOf('org.bank'))())).toBe('WALLET_CHANGED')
    stop()
  })

  it('calls the captured function even when it was replaced after the wallet connected', async () => {
    const discovery = onPage()
    const { stop } = watchRows(discovery)
    const wallet = createFakeProvider({ eth_chainId: '0x1' })
    announce(walletInfo('Bank', 'org.bank'), wallet.provider)
    const captured = discovery.providerOf('org.bank')
    wallet.provider.request = async () => '0x666'
    expect(await captured.request('eth_chainId')).toBe('0x1')
    expect(captured.isUnchanged()).toBe(false)
    stop()
  })

  it('trusts a wallet that returns a freshly bound request function each time', () => {
    const discovery = onPage()
    const { rows, stop } = watchRows(discovery)
    const { provider } = createFakeProvider()
    const wrapped = {
      get request() {
        return provider.request.bind(provider)
      },
    }
    announce(walletInfo('Proxy', 'org.proxy'), wrapped)
    expect(discovery.providerOf('org.proxy').source).toBe(wrapped)
    expect(rows()[0]).not.toHaveProperty('warnings')
    stop()
  })
})

describe('D5 the info of a wallet is untrusted', () => {
  const thrower = (field: string, rest: Record<string, unknown>) =>
    Object.defineProperty({ ...rest }, field, {
      get() {
        throw new Error('boo')
      },
    })
  const good = { uuid: 'u', name: 'Good', rdns: 'org.good', icon: PNG }
  const { provider } = createFakeProvider()

  it.each([
    ['no detail', undefined, undefined],
    ['no info', null, provider],
    ['info that is text', 'info', provider],
    ['no name', { ...good, name: '' }, provider],
    ['a name of invisible characters', { ...good, name: '\u202e\u200b\u0000' }, provider],
    ['a name that is an object', { ...good, name: { toString: () => 'Evil' } }, provider],
    ['a name that throws', thrower('name', good), provider],
    ['no uuid', { ...good, uuid: undefined }, provider],
    ['a uuid that throws', thrower('uuid', good), provider],
    ['no provider', good, undefined],
    ['a provider without request', good, {}],
    ['a provider whose request is text', good, { request: 'eth' }],
    ['a provider that throws when it is read', good, thrower('request', {})],
  ])('ignores %s', (_what, info, source) => {
    const { reports, rows, stop } = watchRows(onPage())
    announce(info, source)
    expect(rows()).toEqual([])
    expect(reports).toHaveLength(1)
    stop()
  })

  it.each([
    ['markup', '<svg onload=alert(1)>'],
    ['a script', 'javascript:alert(1)'],
    ['an HTML page', 'data:text/html,<script>alert(1)</script>'],
    ['an unknown picture type', 'data:image/x-icon;base64,AAAA'],
    ['loaded over plain HTTP', 'http://icons.example/a.png'],
    ['on a third-party host', 'https://icons.example/a.png'],
    ['on localhost', 'http://localhost:9/a.png'],
    ['a picture that is too large', `data:image/png;base64,${'A'.repeat(300_000)}`],
    ['an object', { href: PNG }],
  ])('shows no icon that is %s', (_what, icon) => {
    const { rows, stop } = watchRows(onPage())
    announce({ ...good, icon }, provider)
    expect(rows()).toEqual([
      { id: 'org.good', name: 'Good', namespace: 'eip155', type: 'ANNOUNCED', rdns: 'org.good' },
    ])
    stop()
  })

  it('keeps the wallet when only its icon or domain name throws', () => {
    const { ids, stop } = watchRows(onPage())
    announce(thrower('icon', { ...good, uuid: 'a' }), createFakeProvider().provider)
    announce(thrower('rdns', { ...good, uuid: 'b', name: 'Other' }), createFakeProvider().provider)
    expect(ids()).toEqual(['org.good', 'Other'])
    stop()
  })

  it('removes direction marks from names and truncates them', () => {
    const { rows, stop } = watchRows(onPage())
    announce({ ...good, name: `Meta\u202eksaM\n${'x'.repeat(5000)}` }, provider)
    expect(rows()[0]?.name).toMatch(/^MetaksaM x+…$/)
    expect(rows()[0]?.name.length).toBeLessThanOrEqual(64)
    stop()
  })

  it.each(['org.good\u202e', 'two words', '../etc', 'x'.repeat(400), 'javascript:x'])(
    'rejects %p as a reverse domain name',
    rdns => {
      const { rows, stop } = watchRows(onPage())
      announce({ ...good, rdns }, provider)
      expect(rows()[0]?.id).toBe('Good')
      stop()
    },
  )

  it('ignores further wallets of a page that floods it', async () => {
    const { rows, stop } = watchRows(onPage())
    for (let index = 0; index < 150; index++) {
      announce(walletInfo(`w${index}`, `org.w${index}`), createFakeProvider().provider)
    }
    await turn()
    expect(rows()).toHaveLength(100)
    stop()
  })

  it('accepts a known or expected wallet after 10,000 announcements, and reports them together', async () => {
    const discovery = onPage()
    const { ids, reports, stop } = watchRows(discovery)
    const waiting = discovery.whenFound('org.kept', never())
    for (let index = 0; index < 10_000; index++) {
      announce(walletInfo(`w${index}`, `org.w${index}`), createFakeProvider().provider)
    }
    const genuine = createFakeProvider().provider
    announce(walletInfo('MetaMask', 'io.metamask'), genuine)
    announce(walletInfo('Kept', 'org.kept'), createFakeProvider().provider)
    await turn()
    expect(ids()).toEqual(expect.arrayContaining(['io.metamask', 'org.kept']))
    expect(ids()).toHaveLength(102)
    expect(discovery.providerOf('io.metamask').source).toBe(genuine)
    expect((await waiting).source).toBe(discovery.providerOf('org.kept').source)
    expect(reports.length).toBeLessThan(30)
    stop()
  })
})

describe('ids that a wallet may not claim', () => {
  it.each([
    ['injected', undefined],
    ['Injected', undefined],
    ['Any', 'injected'],
    ['walletConnect', undefined],
    ['Any', 'walletconnect'],
    ['ID_AUTH', undefined],
    ['coinbaseWalletSDK', undefined],
    ['io.metamask', undefined],
    ['IO.MetaMask', ''],
  ])('are rejected: %p with %p', (name, rdns) => {
    const discovery = onPage()
    const { ids, stop } = watchRows(discovery)
    announce({ uuid: 'u', name, rdns, icon: PNG }, createFakeProvider().provider)
    expect(ids()).toEqual([])
    stop()
  })

  it('leave the global wallet and a wallet of that identity alone', () => {
    const injected = createFakeProvider().provider
    setGlobal(injected)
    const discovery = onPage()
    const { ids, stop } = watchRows(discovery)
    announce({ uuid: 'u', name: 'injected', icon: PNG }, createFakeProvider().provider)
    expect(ids()).toEqual(['injected'])
    expect(discovery.providerOf('injected').source).toBe(injected)
    announce({ uuid: 'v', name: 'io.metamask', icon: PNG }, createFakeProvider().provider)
    announce(walletInfo('MetaMask', 'io.metamask'), createFakeProvider().provider)
    expect(ids()).toEqual(['io.metamask'])
    stop()
  })
})
