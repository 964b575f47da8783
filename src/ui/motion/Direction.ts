/** Where the visitor is going: deeper, back, or nowhere because only the state of one view changed. */
export type Direction = 'forward' | 'back' | 'none'
