import { createContext, useContext } from 'react'
import type { SheetListeners } from '../motion/SheetListeners'

/** The pointer listeners that make an element a handle of the sheet; null on a card that does not move. */
export const SheetHandle = createContext<SheetListeners | null>(null)

/** The handle of the surrounding sheet. */
export const useSheetHandle = () => useContext(SheetHandle)
