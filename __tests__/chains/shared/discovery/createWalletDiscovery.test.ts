import { createWalletDiscovery } from '../../../../src/chains/shared/discovery/createWalletDiscovery'
import { ModalError } from '../../../../src/domain/ModalError'
import type { Connector } from '../../../../src/domain/connector'
import { codeOf } from '../../../contracts/codeOf'

/** A page in which wallets are just names. */
function createPage() {
  const names: string[] = []
  const listening = { starts: 0, stops: 0 }
  const discovery = createWalletDiscovery<string>({
    listen() {
      listening.starts++
      return () => void listening.stops++
    },
    rows: () =>
      names.map((name): Connector => ({ id: name, name, namespace: 'eip155', type: 'ANNOUNCED' })),
    has: name => names.includes(name),
    open(name) {
      if (names.includes(name)) return `wallet ${name}`
      throw new ModalError('WALLET_NOT_FOUND', name)
    },
  })
  const appear = (...found: readonly string[]) => {
    for (const name of found) {
      names.push(name)
      discovery.publish()
    }
  }
  const watch = () => {
    const reports: (readonly string[])[] = []
    const stop = discovery.subscribe(rows => reports.push(rows.map(({ id }) => id)))
    return { reports, stop }
  }
  return { discovery, listening, appear, watch }
}

describe('a family’s discovery of wallets', () => {
  it('listens once for all subscribers, until the last has left', () => {
    const { discovery, listening, appear, watch } = createPage()
    const first = watch()
    appear('Heron')
    const second = watch()
    expect([first.reports, second.reports]).toEqual([[[], ['Heron']], [['Heron']]])
    first.stop()
    first.stop()
    expect([discovery.isListening(), listening.stops]).toEqual([true, 0])
    second.stop()
    expect([discovery.isListening(), listening]).toEqual([false, { starts: 1, stops: 1 }])
    appear('Late')
    expect(second.reports).toHaveLength(1)
  })

  it('reports wallets beyond twenty together', async () => {
    const { appear, watch } = createPage()
    const { reports } = watch()
    appear(...Array.from({ length: 60 }, (_, index) => `w${index}`))
    expect(reports).toHaveLength(21)
    await Promise.resolve()
    expect(reports).toHaveLength(22)
    expect(reports.at(-1)).toHaveLength(60)
  })

  it('looks once for a wallet that is requested without a subscriber', async () => {
    const { discovery, listening, appear } = createPage()
    expect(await codeOf((async () => discovery.walletOf('Heron'))())).toBe('WALLET_NOT_FOUND')
    expect(discovery.peek('Heron')).toBeUndefined()
    appear('Heron')
    expect(discovery.walletOf('Heron')).toBe('wallet Heron')
    expect(listening).toEqual({ starts: 3, stops: 3 })
  })

  it('waits for a wallet, and expects it from then on in any letter case', async () => {
    const { discovery, listening, appear } = createPage()
    expect(discovery.isAwaited('Heron')).toBe(false)
    const waiting = discovery.whenFound('Heron', new AbortController().signal)
    appear('Other', 'Heron')
    expect(await waiting).toBe('wallet Heron')
    expect(discovery.isAwaited('HERON')).toBe(true)
    expect(listening).toEqual({ starts: 1, stops: 1 })
  })

  it('stops listening for a wallet when the wait is aborted', async () => {
    const { discovery, listening } = createPage()
    const patience = new AbortController()
    const waiting = codeOf(discovery.whenFound('Heron', patience.signal))
    patience.abort()
    expect(await waiting).toBe('CANCELLED')
    expect(listening).toEqual({ starts: 1, stops: 1 })
  })
})
