import type { FeatureRow } from '../feature'
import { notificationsSlice } from './notificationsSlice'

/** Short messages inside the card. */
export const notifications: FeatureRow = {
  name: 'notifications',
  chunk: { slices: [notificationsSlice] },
}
