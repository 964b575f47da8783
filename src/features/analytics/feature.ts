import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import { defineFeature } from '../../core/feature'
import { selectFeatures } from '../../core/options/optionsSlice'

const isFirstStep = isAnyOf(modalOpened, connectRequested)

/** Analytics for the page's project. A page that does not enable them never loads their chunk. */
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
