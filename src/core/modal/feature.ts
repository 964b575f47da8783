import { defineFeature } from '../feature'
import { registerReportViewShownFlow } from '../router/reportViewShownFlow'
import { toViewEvent } from '../router/toViewEvent'
import { registerCloseModalFlow } from './closeModalFlow'
import { registerGoBackFlow } from './goBackFlow'
import { registerOpenModalFlow } from './openModalFlow'
import { toStartEvent } from './toStartEvent'

/** Opening, closing and going back. */
export const modal = defineFeature({
  name: 'modal',
  chunk: {
    flows: [
      registerOpenModalFlow,
      registerCloseModalFlow,
      registerGoBackFlow,
      registerReportViewShownFlow,
    ],
    events: (action, state) => toViewEvent(action, state) ?? toStartEvent(action, state),
  },
})
