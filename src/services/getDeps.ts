import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Deps } from '../ports/deps'

/** Returns the dependencies of the store that a request belongs to. */
export const getDeps = ({ extra }: Pick<BaseQueryApi, 'extra'>): Deps => extra as Deps
