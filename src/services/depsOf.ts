import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Deps } from '../ports/deps'

/** The outside things of the store a request belongs to. */
export const depsOf = ({ extra }: Pick<BaseQueryApi, 'extra'>): Deps => extra as Deps
