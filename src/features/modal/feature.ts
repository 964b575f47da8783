import { defineFeature } from '../feature'
import { registerTellViewShownFlow } from '../router/tellViewShownFlow'
import { viewEventOf } from '../router/viewEventOf'
import { registerCloseModalFlow } from './closeModalFlow'
import { registerGoBackFlow } from './goBackFlow'
import { registerOpenModalFlow } from './openModalFlow'
import { startEventOf } from './startEventOf'

/** Opening, closing and going back. */
export const modal = defineFeature({
  name: 'modal',
  chunk: {
    flows: [
      registerOpenModalFlow,
      registerCloseModalFlow,
      registerGoBackFlow,
      registerTellViewShownFlow,
    ],
    events: (action, state) => viewEventOf(action, state) ?? startEventOf(action, state),
  },
})
