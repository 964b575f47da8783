import { screen } from '@testing-library/react'
import { TokenRow } from '../../../../src/core/account/components/TokenRow'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { sampleUsdc } from '../../../support/states/sampleHoldings'
import { tokensAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const copy = { ...sampleUsdc, address: `${ETHEREUM}:0x${'fa4e'.repeat(10)}` }
const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }

describe('TokenRow', () => {
  it('shows the contract of a token whose symbol another token shares', () => {
    const held = tokensAnswered(whose, [sampleUsdc, copy])
    renderView(<TokenRow token={copy} />, testingReducer(states.account(), held))
    expect(screen.getByText('Another token has this symbol: check 0xfa…4efa4e')).toBeVisible()
  })

  it('shows no contract when the symbol is unique', () => {
    const held = tokensAnswered(whose, [sampleUsdc])
    renderView(<TokenRow token={sampleUsdc} />, testingReducer(states.account(), held))
    expect(screen.queryByText(/Another token/)).not.toBeInTheDocument()
  })
})
