import { refusalOf, refuse } from '../../src/app/refusalOf'
import type { EngineHost } from '../../src/app/Runtime'
import { connectExpected } from '../../src/events/connectionEvents'
import { networkChosen, networkSwitchRequested } from '../../src/events/networkEvents'
import { pairingFailed, pairingRequested } from '../../src/events/pairingEvents'
import { until } from '../support/until'
import { rootReducer } from '../../src/store/rootReducer'
import { signRequested } from '../../src/features/connections/signEvents'

const networkId = 'eip155:10' as const

describe('refusalOf', () => {
  it.each([
    [networkChosen({ networkId }), 'walletModal/network/switchFailed', { networkId }],
    [networkSwitchRequested({ networkId }), 'walletModal/network/switchFailed', { networkId }],
    [pairingRequested({ wallet: null }), 'walletModal/pairing/failed', {}],
    [
      signRequested({ id: '7', kind: 'message', namespace: 'eip155' }),
      'walletModal/connections/signFailed',
      { id: '7' },
    ],
  ])('answers $type with the failure its waiters know', (action, type, about) => {
    const error = expect.objectContaining({ code: 'CODE_NOT_LOADED' }) as unknown
    expect(refusalOf(action)).toEqual({ type, payload: { ...about, error } })
  })

  it('has no answer where nobody waits', () => {
    expect(refusalOf(connectExpected())).toBeNull()
  })
})

describe('refuse', () => {
  it('brings the slice of a pairing before it says that one failed', async () => {
    const slices = () => Object.keys(rootReducer(undefined, { type: '@@start' }))
    expect(slices()).not.toContain('pairing')
    const said: unknown[] = []
    const store = {
      dispatch: (action: unknown) => void said.push(action, slices().includes('pairing')),
    }
    const failed = pairingFailed({ error: { code: 'CODE_NOT_LOADED', detail: 'pairing' } })
    refuse({ store } as unknown as EngineHost, [failed])
    await until(() => said.length > 0)
    expect(said).toEqual([failed, true])
  })
})
