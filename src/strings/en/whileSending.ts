import { errorsTexts } from './errorsTexts'
import { sendErrorsTexts } from './sendErrorsTexts'
import { sendTexts } from './sendTexts'

/** The form and the review of a payment, with what may go wrong. */
export const whileSending = { ...errorsTexts, ...sendErrorsTexts, ...sendTexts } as const
