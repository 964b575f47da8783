import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { depsOf } from './depsOf'

/** Returns the hosts from which pictures may load: known ones and those the host app allows. */
export const imageHostsOf = (
  api: Pick<BaseQueryApi, 'extra'>,
  known: readonly string[] = [],
): readonly string[] => [...known, ...(depsOf(api).imageHosts ?? [])]
