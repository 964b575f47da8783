// @ts-check
import { isRecord } from './isRecord.js'

/**
 * Returns positional parameters; none when they have another form.
 *
 * @param {unknown} params
 * @returns {unknown[]}
 */
export const listParams = params => (Array.isArray(params) ? params : [])

/**
 * Returns named parameters; none when they have another form.
 *
 * @param {unknown} params
 * @returns {Record<string, unknown>}
 */
export const namedParams = params => (isRecord(params) ? params : {})
