import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { HeaderNetwork } from '../../../../src/core/network/components/HeaderNetwork'
import { featuresGiven } from '../../../support/featuresGiven'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { firstTexts } from '../../../../src/strings/en/firstTexts'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

// The modal’s header has only the texts of the first view.
const strings = firstTexts

describe('HeaderNetwork', () => {
  it('opens the account’s sessions by a labelled button', async () => {
    const state = testingReducer(states.account(), featuresGiven({ smartSessions: true }))
    const { actions } = renderView(<HeaderNetwork />, state, { strings })
    await userEvent.click(await screen.findByRole('button', { name: 'Smart sessions' }))
    expect(actions).toEqual([viewPushed(viewEntry('SmartSessionList'))])
  })

  it('has no such button when the page did not enable sessions', () => {
    renderView(<HeaderNetwork />, states.account(), { strings })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
