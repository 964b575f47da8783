import { describeDevice } from '../login/describeDevice'
import type { Visitor } from '../login/beginLogin'
import { readLanguage } from './readLanguage'
import type { Context } from 'hono'

/** Describes the requesting browser. */
export const readVisitor = (c: Context, ipAddress: string): Visitor => ({
  ipAddress,
  language: readLanguage(c),
  deviceName: language => describeDevice(c.req.header('user-agent') ?? '', language),
})
