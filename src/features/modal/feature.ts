import { defineFeature } from '../feature'
import { registerTellViewShownFlow } from '../router/tellViewShownFlow'
import { registerCloseModalFlow } from './closeModalFlow'
import { registerGoBackFlow } from './goBackFlow'
import { registerOpenModalFlow } from './openModalFlow'

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
  },
})
