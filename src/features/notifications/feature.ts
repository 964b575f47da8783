import { defineFeature } from '../feature'
import { notificationsSlice } from './notificationsSlice'

/** Short messages inside the card, to visitors and to developers. */
export const notifications = defineFeature({
  name: 'notifications',
  owns: [],
  chunk: { slices: [notificationsSlice] },
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/errorsTexts'),
})
