import fc from 'fast-check'
import {
  createStandardDiscovery,
  type StandardDiscovery,
} from '../../../../src/chains/shared/walletStandard/createStandardDiscovery'
import {
  disconnectStandard,
  requestStandardAccounts,
  watchStandardAccounts,
} from '../../../../src/chains/shared/walletStandard/standardSession'
import type { Connector } from '../../../../src/domain/connector'
import { delay } from '../../../../src/clients/delay'
import { codeOf } from '../../../contracts/codeOf'
import { createStandardWallet, installStandard, WALLET_ICON } from '../../../support/standardWallet'
import { until } from '../../../support/until'

const FAMILY = { prefix: 'solana:', isAddress: (text: string) => text.startsWith('addr') }

const onPage = () =>
  createStandardDiscovery({
    ...FAMILY,
    window,
    namespace: 'solana',
    isUsable: wallet => wallet.has('standard:connect'),
  })

const named = (name: string, chains: readonly string[] = ['solana:mainnet']) =>
  createStandardWallet({ name, chains })

const account = (address: string, chains: readonly unknown[] = ['solana:mainnet']) => ({
  address,
  publicKey: new Uint8Array(32),
  chains,
  features: ['solana:signMessage'],
})

function watchRows(discovery: StandardDiscovery) {
  const reports: (readonly Connector[])[] = []
  const stop = discovery.subscribe(rows => reports.push(rows))
  return {
    reports,
    stop,
    rows: () => reports.at(-1) ?? [],
    ids: () => reports.at(-1)?.map(({ id }) => id),
  }
}

const never = () => new AbortController().signal
const codeIn = (work: () => unknown) => codeOf((async () => work())())

describe('the discovery of wallets that register by the wallet standard', () => {
  it('returns a plain row for a wallet that was there before, and one for a late one', () => {
    const early = named('Early')
    early.appear()
    const { rows, reports, stop } = watchRows(onPage())
    expect(reports).toHaveLength(1)
    expect(rows()).toEqual([
      {
        id: 'Early',
        name: 'Early',
        namespace: 'solana',
        type: 'ANNOUNCED',
        imageUrl: WALLET_ICON,
      },
    ])
    const late = named('Late')
    late.appear()
    expect(rows().map(({ id }) => id)).toEqual(['Early', 'Late'])
    stop()
    early.remove()
    late.remove()
  })

  it('returns the same rows for any order of registrations', () => {
    const names = ['Zeta', 'alpha', 'Beta', 'Ωmega', 'beta']
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: names.length }), order => {
        const { ids, stop } = watchRows(onPage())
        const uninstalls = order.map(name => installStandard(named(name).wallet))
        expect(ids()?.map(id => id.toLowerCase())).toEqual(['alpha', 'beta', 'zeta', 'ωmega'])
        stop()
        for (const uninstall of uninstalls) uninstall()
      }),
      { numRuns: 100 },
    )
  })

  it('removes a wallet that unregisters, and keeps the others', () => {
    const { ids, stop } = watchRows(onPage())
    const [one, other] = [named('One'), named('Other')]
    one.appear()
    other.appear()
    one.remove()
    expect(ids()).toEqual(['Other'])
    stop()
    other.remove()
  })

  it('lists no wallet of another family, none without the required features, and no invalid one', () => {
    const { ids, stop } = watchRows(onPage())
    const poor = named('Poor').wallet
    const { 'standard:connect': _connect, ...rest } = poor.features
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('no')
        },
        ownKeys() {
          throw new Error('no')
        },
      },
    )
    const uninstalls = [
      named('Bitcoin only', ['bitcoin:mainnet']).wallet,
      { ...poor, features: rest },
      { ...poor, features: hostile },
      { ...poor, name: '' },
      { ...poor, name: 'walletConnect' },
      { ...poor, name: 'io.metamask' },
      hostile,
      null,
      'Phantom',
      {},
    ].map(installStandard)
    expect(ids()).toEqual([])
    stop()
    for (const uninstall of uninstalls) uninstall()
  })

  it('shows no picture of a foreign host, and no unsuitable name', () => {
    const { rows, stop } = watchRows(onPage())
    const { wallet } = named('Ex\u202Eam\u0000ple')
    wallet.icon = 'https://stranger.example/spy.png'
    const uninstall = installStandard(wallet)
    expect(rows()).toEqual([
      { id: 'Example', name: 'Example', namespace: 'solana', type: 'ANNOUNCED' },
    ])
    stop()
    uninstall()
  })

  it('shows Trust under its full name', () => {
    const { ids, stop } = watchRows(onPage())
    const uninstall = installStandard(named('Trust').wallet)
    expect(ids()).toEqual(['Trust Wallet'])
    stop()
    uninstall()
  })

  it('keeps the first of two wallets with one name, and reports it', () => {
    const discovery = onPage()
    const { rows, stop } = watchRows(discovery)
    const first = named('Same')
    const uninstalls = [first, named('same')].map(({ wallet }) => installStandard(wallet))
    expect(rows()).toMatchObject([{ id: 'Same', warnings: ['duplicateIdentity'] }])
    expect(discovery.walletOf('Same').source).toBe(first.wallet)
    stop()
    for (const uninstall of uninstalls) uninstall()
  })

  it('uses no wallet whose functions were replaced after it registered (D4)', async () => {
    const discovery = onPage()
    const { rows, stop } = watchRows(discovery)
    const { wallet } = named('Changed')
    const uninstall = installStandard(wallet)
    expect(discovery.walletOf('changed').source).toBe(wallet)
    wallet.features['standard:connect'] = { connect: () => ({ accounts: [] }) }
    expect(await codeIn(() => discovery.walletOf('Changed'))).toBe('WALLET_CHANGED')
    expect(rows()).toMatchObject([{ warnings: ['changedAfterAnnouncement'] }])
    stop()
    uninstall()
  })

  it('calls the functions that it captured at discovery', async () => {
    const discovery = onPage()
    const { stop } = watchRows(discovery)
    const fake = named('Captured')
    fake.share([account('addr1')])
    const uninstall = installStandard(fake.wallet)
    const wallet = discovery.walletOf('Captured')
    fake.wallet.features = {}
    const accounts = await requestStandardAccounts(wallet, FAMILY, {}, never())
    expect(accounts.map(({ address }) => address)).toEqual(['addr1'])
    stop()
    uninstall()
  })

  it('keeps a wallet that changes its own features', () => {
    const discovery = onPage()
    const { stop } = watchRows(discovery)
    const fake = named('Growing')
    const uninstall = installStandard(fake.wallet)
    const wallet = discovery.walletOf('Growing')
    const stopListening = wallet.listen(() => undefined)
    fake.wallet.features = {
      ...fake.wallet.features,
      'standard:disconnect': { disconnect: () => undefined },
      'solana:signMessage': { signMessage: () => [] },
    }
    fake.emit({ features: fake.wallet.features })
    expect(discovery.walletOf('Growing').has('solana:signMessage')).toBe(true)
    stopListening()
    stop()
    uninstall()
  })

  it('limits the registrations of a page, except for known or expected wallets', async () => {
    const discovery = onPage()
    const { reports, rows, stop } = watchRows(discovery)
    const many = Array.from({ length: 300 }, (_, index) => named(`Flood ${index}`).wallet)
    const uninstalls = many.map(installStandard)
    await Promise.resolve()
    expect(rows()).toHaveLength(100)
    expect(reports.length).toBeLessThan(30)
    const waiting = discovery.whenFound('Awaited', never())
    uninstalls.push(installStandard(named('Phantom').wallet))
    uninstalls.push(installStandard(named('Awaited').wallet))
    expect((await waiting).name).toBe('Awaited')
    await until(() => rows().length === 102)
    stop()
    for (const uninstall of uninstalls) uninstall()
  })

  it('stops without a subscriber, and requests registrations again for a new one', () => {
    const discovery = onPage()
    const { reports, stop } = watchRows(discovery)
    stop()
    const uninstall = installStandard(named('Late').wallet)
    expect(reports).toEqual([[]])
    const again = watchRows(discovery)
    expect(again.ids()).toEqual(['Late'])
    again.stop()
    uninstall()
  })

  it('handles an announcement that throws, and an invalid one', () => {
    const { ids, stop } = watchRows(onPage())
    for (const detail of [
      () => {
        throw new Error('no')
      },
      null,
      { register: 1 },
    ]) {
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    }
    expect(ids()).toEqual([])
    stop()
  })

  it('finds nothing on a server', async () => {
    const discovery = createStandardDiscovery({
      ...FAMILY,
      window: undefined,
      namespace: 'solana',
      isUsable: () => true,
    })
    expect(await codeIn(() => discovery.walletOf('Any'))).toBe('WALLET_NOT_FOUND')
  })
})

describe('using a wallet of the wallet standard', () => {
  function connected() {
    const discovery = onPage()
    const fake = named('Example')
    fake.appear()
    return { fake, wallet: discovery.walletOf('Example') }
  }

  it('reads accounts of the family, each once, and leaves out invalid ones', async () => {
    const { fake, wallet } = connected()
    const first = account('addr1', ['solana:mainnet', 'bitcoin:mainnet', 7])
    fake.share([
      first,
      account('addr1'),
      account('addr2', ['bitcoin:mainnet']),
      account('other'),
      { address: 5 },
      { ...account('addr3'), publicKey: 'no bytes' },
    ])
    const accounts = await requestStandardAccounts(wallet, FAMILY, {}, never())
    expect(accounts).toMatchObject([
      { address: 'addr1', chains: ['solana:mainnet'], features: ['solana:signMessage'] },
      { address: 'addr3', publicKey: undefined },
    ])
    expect(accounts[0]?.source).toBe(first)
    expect(wallet.accounts()).toHaveLength(2)
    fake.remove()
  })

  it('requests silently without a prompt', async () => {
    const { fake, wallet } = connected()
    fake.share([account('addr1')])
    await requestStandardAccounts(wallet, FAMILY, { isSilent: true }, never())
    expect([fake.prompts(), fake.requests()]).toEqual([0, 1])
    fake.remove()
  })

  it('reports other accounts, and an empty list once it has lasted', async () => {
    const { fake, wallet } = connected()
    const heard: (readonly string[])[] = []
    const stop = watchStandardAccounts(wallet, FAMILY, delay, accounts =>
      heard.push(accounts.map(({ address }) => address)),
    )
    fake.emit({ features: {} })
    fake.report([account('addr2')])
    fake.report([])
    fake.report([account('addr1')])
    fake.report([])
    await until(() => heard.length > 2)
    expect(heard).toEqual([['addr2'], ['addr1'], []])
    stop()
    expect(fake.listeners()).toBe(0)
    fake.remove()
  })

  it('handles a wallet that refuses, and one without a disconnect', async () => {
    const { fake, wallet } = connected()
    fake.decline()
    expect(await disconnectStandard(wallet, never())).toBeUndefined()
    expect(fake.requests()).toBe(1)
    fake.remove()
  })
})
