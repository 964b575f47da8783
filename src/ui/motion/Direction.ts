/** The navigation direction; `none` when only the state of one view changed. */
export type Direction = 'forward' | 'back' | 'none'
