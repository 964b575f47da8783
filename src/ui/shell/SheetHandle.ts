import { createContext, useContext } from 'react'
import type { SheetListeners } from '../motion/SheetListeners'

/** The pointer listeners of a sheet's handle; null on a card that cannot be dragged. */
export const SheetHandle = createContext<SheetListeners | null>(null)

/** Returns the surrounding sheet's handle. */
export const useSheetHandle = () => useContext(SheetHandle)
