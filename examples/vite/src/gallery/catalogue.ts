import { errorStates, states } from 'redux-wallet-modal/testing'
import { createCatalogue } from './createCatalogue'

export const catalogue = createCatalogue({ state: states, error: errorStates })
