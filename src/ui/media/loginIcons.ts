import type { IconShape } from './Icon'

/* Login icons, separate from the others so that a wallet list does not load them. */

export const iconMail =
  'M5.25 4.25h9.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-9.5a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5ZM3.25 6.5l5.4 4.1a2.25 2.25 0 0 0 2.7 0l5.4-4.1'
export const iconArrowEnd = 'M4 10h12M11 5l5 5-5 5'
export const iconMore: IconShape = ['', 'M4.75 10v.01M10 10v.01M15.25 10v.01']
