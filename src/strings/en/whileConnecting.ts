import { connectionsTexts } from './connectionsTexts'
import { errorsTexts } from './errorsTexts'

/** While a wallet is asked to connect, with what may go wrong. */
export const whileConnecting = { ...connectionsTexts, ...errorsTexts } as const
