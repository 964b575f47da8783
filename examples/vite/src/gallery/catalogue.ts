import { errorStates } from '../../../../__tests__/support/states/errorStates'
import { states } from '../../../../__tests__/support/states/states'
import { createCatalogue } from './createCatalogue'

export const catalogue = createCatalogue({ state: states, error: errorStates })
