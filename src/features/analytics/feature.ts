import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import { defineFeature } from '../feature'
import { selectFeatures } from '../options/optionsSlice'

const isFirstStep = isAnyOf(modalOpened, connectRequested)

/** Statistics for the page's project. A page that does not turn them on never fetches their code. */
export const analytics = defineFeature({
  name: 'analytics',
  owns: [],
  after: ['services'],
  wakesOn: (action, state, { host }) =>
    isFirstStep(action) &&
    selectFeatures(state).analytics === true &&
    host?.analytics !== undefined,
  load: () => import('./chunk'),
})
