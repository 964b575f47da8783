import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { HeaderNetwork } from '../../../../src/features/network/components/HeaderNetwork'
import { featuresUpdated } from '../../../../src/features/options/optionsSlice'
import { viewPushed } from '../../../../src/features/router/routerSlice'
import { firstTexts } from '../../../../src/strings/en/firstTexts'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

// In the head of the card there are no more texts than those of the first view.
const strings = firstTexts

describe('HeaderNetwork', () => {
  it('leads to the sessions of an account, by a name of its own', async () => {
    const state = testingReducer(states.account(), featuresUpdated({ smartSessions: true }))
    const { actions } = renderView(<HeaderNetwork />, state, { strings })
    await userEvent.click(await screen.findByRole('button', { name: 'Smart sessions' }))
    expect(actions).toEqual([viewPushed(viewEntry('SmartSessionList'))])
  })

  it('has no way there where the page did not ask for sessions', () => {
    renderView(<HeaderNetwork />, states.account(), { strings })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
