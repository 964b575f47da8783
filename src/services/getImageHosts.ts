import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { getDeps } from './getDeps'

/** Returns the hosts from which pictures may load: known ones and those the host app allows. */
export const getImageHosts = (
  api: Pick<BaseQueryApi, 'extra'>,
  known: readonly string[] = [],
): readonly string[] => [...known, ...(getDeps(api).imageHosts ?? [])]
