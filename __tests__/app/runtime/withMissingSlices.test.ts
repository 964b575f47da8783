import { withMissingSlices } from '../../../src/app/runtime/withMissingSlices'
import { registerFeatures } from '../../../src/app/features'
import { sendSlice } from '../../../src/features/send/sendSlice'
import { injectSlices } from '../../../src/store/injectSlices'
import { rootReducer, type RootState } from '../../../src/store/rootReducer'

describe('withMissingSlices', () => {
  const old = rootReducer(undefined, { type: 'walletModal/begin' }) as RootState

  it('gives readers the initial state of missing slices', () => {
    const { modal: _modal, ...partial } = old
    expect(withMissingSlices(partial as RootState).modal.phase).toBe('closed')
    expect(withMissingSlices(undefined).network.networks).toEqual([])
  })

  it('gives the same object for the same state', () => {
    expect(withMissingSlices(old)).toBe(withMissingSlices(old))
    expect(withMissingSlices(undefined)).toBe(withMissingSlices(undefined))
  })

  it('finds slices that arrive later, even in a state it has seen before', () => {
    expect(withMissingSlices(old)).not.toHaveProperty('wallets')
    registerFeatures()
    expect(withMissingSlices(old).wallets.recent).toEqual([])
    injectSlices([sendSlice])
    expect(withMissingSlices(old).send?.phase).toBe('editing')
    expect(withMissingSlices(old).network).toBe(old.network)
  })
})
