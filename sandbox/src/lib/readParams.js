// @ts-check
import { isRecord } from './isRecord.js'

/**
 * Parameters that come as a list; none when they come otherwise.
 *
 * @param {unknown} params
 * @returns {unknown[]}
 */
export const listParams = params => (Array.isArray(params) ? params : [])

/**
 * Parameters that come by name; none when they come otherwise.
 *
 * @param {unknown} params
 * @returns {Record<string, unknown>}
 */
export const namedParams = params => (isRecord(params) ? params : {})
