import { ALICE } from '../../support/flowWorld'
import {
  addressLabelled,
  addressLabelRemoved,
  optionsGiven,
  selectOptions,
} from '../../../src/core/options/optionsSlice'
import { selectAddressLabel } from '../../../src/core/options/optionsSelectors'
import { stateAfter } from '../../../src/testing/stateAfter'

describe('optionsSlice', () => {
  it('keeps defaults for options that the host omits', () => {
    const options = selectOptions(stateAfter(optionsGiven({ projectId: 'mine', isDebug: false })))
    expect(options).toMatchObject({ projectId: 'mine', isDebug: false, isReconnectEnabled: true })
  })

  it('keeps the host’s labels for addresses until they are removed', () => {
    const label = addressLabelled({ address: 'alice', label: 'Savings' })
    expect(selectAddressLabel(stateAfter(label), 'alice')).toBe('Savings')
    expect(selectAddressLabel(stateAfter(label), 'bob')).toBeNull()
    const gone = stateAfter(label, addressLabelRemoved({ address: 'alice' }))
    expect(selectAddressLabel(gone, 'alice')).toBeNull()
  })

  it('matches a lower-case label with the checksummed address', () => {
    const label = addressLabelled({ address: ALICE.toLowerCase(), label: 'Savings' })
    expect(selectAddressLabel(stateAfter(label), ALICE)).toBe('Savings')
    const gone = stateAfter(label, addressLabelRemoved({ address: ALICE }))
    expect(selectAddressLabel(gone, ALICE.toLowerCase())).toBeNull()
  })
})
