import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { depsOf } from './depsOf'

/** Whom the page may ask for a picture that a service names: where services keep such pictures, and whom the host allows. */
export const imageHostsOf = (
  api: Pick<BaseQueryApi, 'extra'>,
  known: readonly string[] = [],
): readonly string[] => [...known, ...(depsOf(api).imageHosts ?? [])]
