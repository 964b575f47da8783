import { accountsChanged, disconnected } from '../../../src/events/connectionEvents'
import { amountTyped, windowOpened } from '../../../src/features/onramp/onrampSlice'
import { mayChangeAccount } from '../../../src/features/onramp/mayChangeAccount'
import { stateAfter } from '../../../src/testing/stateAfter'
import { CHECKOUT } from '../../support/onrampWorld'

const opened = stateAfter(windowOpened({ url: CHECKOUT, at: 0, namespace: 'eip155' }))
const accountsOf = (namespace: 'eip155' | 'solana') =>
  accountsChanged({ namespace, connectorId: 'x', accounts: [] })

describe('mayChangeAccount', () => {
  it('is true for the chain family of the account that the window is for', () => {
    expect(mayChangeAccount(accountsOf('eip155'), opened)).toBe(true)
    expect(mayChangeAccount(disconnected({ namespace: 'eip155', by: 'wallet' }), opened)).toBe(true)
  })

  it('is false for accounts of other chain families (P14)', () => {
    expect(mayChangeAccount(accountsOf('solana'), opened)).toBe(false)
    expect(mayChangeAccount(disconnected({ namespace: 'bip122', by: 'visitor' }), opened)).toBe(
      false,
    )
  })

  it('is true for every account while no window is open', () => {
    expect(mayChangeAccount(accountsOf('solana'), stateAfter())).toBe(true)
  })

  it('is false for other actions', () => {
    expect(mayChangeAccount(amountTyped('100'), opened)).toBe(false)
  })
})
