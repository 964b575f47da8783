import { refusalOf } from '../../src/app/refusalOf'
import { connectExpected } from '../../src/events/connectionEvents'
import { networkChosen, networkSwitchRequested } from '../../src/events/networkEvents'
import { pairingRequested } from '../../src/events/pairingEvents'
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
