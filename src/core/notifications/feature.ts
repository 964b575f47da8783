import { defineFeature } from '../feature'
import { notificationsSlice } from './notificationsSlice'

/** Toasts for the user and alerts for the page's developers. */
export const notifications = defineFeature({
  name: 'notifications',
  owns: [],
  chunk: { slices: [notificationsSlice] },
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/errorsTexts'),
})
