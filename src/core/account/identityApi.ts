import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { NAME_IMAGE_HOSTS } from '../../domain/nameImageHosts'
import { identitySchema, type Identity } from '../../domain/schemas/identity'
import { reverseNamesSchema } from '../../domain/schemas/profile'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import { getDeps } from '../../services/getDeps'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { accountApi, type AccountArgs } from './accountApi'
import { getIdentityKey, selectAddressIdentity } from './identitySelectors'

export interface TrustedIdentityArgs extends AccountArgs {
  /** Whether it reads the stored answers: nothing is requested before the modal opens. */
  readonly isStoredOnly: boolean
}

const PLAIN_NAME = /^[\w.-]+$/

/**
 * Returns the name only if it is already normalized; otherwise case, emoji or accents could imitate
 * another name.
 */
async function toTrustedName(name: string): Promise<string | null> {
  if (PLAIN_NAME.test(name)) return name
  try {
    const { readName } = await import('../../lib/address/readName')
    const read = await readName(name)
    return read.fault === undefined && !read.marks?.isRewritten ? name : null
  } catch {
    return null // the name cannot be checked, so the address is shown
  }
}

async function readStored({ address }: AccountArgs, api: BaseQueryApi): Promise<Identity | null> {
  const cache = await getDeps(api)
    .cache()
    .catch(() => undefined)
  const hosts = getImageHosts(api, NAME_IMAGE_HOSTS)
  const who = v.safeParse(identitySchema(hosts), cache?.read('identity', address))
  const names = v.safeParse(reverseNamesSchema, cache?.read('ens', address))
  const found = (who.success && who.output.name) || (names.success && names.output[0]?.name)
  const name = found ? await toTrustedName(found) : null
  return name === null ? null : { name, avatar: who.success ? who.output.avatar : null }
}

/** Reads what `loadIdentityFlow` has requested. */
async function readAnswers(
  { address, caipNetworkId }: AccountArgs,
  state: RootState,
): Promise<Identity | null> {
  const services = selectModalApiState(state)
  if (!services) return null
  const args = { address, caipNetworkId }
  const { getIdentity, getNames } = accountApi.endpoints
  const { data } = getIdentity.select(args)(services)
  const name = data?.name ? data.name : getNames.select(args)(services).data?.[0]?.name
  if (!name && !data) return null
  return { name: name ? await toTrustedName(name) : null, avatar: data?.avatar ?? null }
}

/** What an account is called. */
export const identityApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /**
     * Checked name and picture of an account: its identity, else the first name registered for it.
     * Sends no request: `loadIdentityFlow` reads both before, and stops with the account.
     * While neither is known, the last one stays; `getIdentity` and `getNames` report failures.
     * Views select it without subscribing, so it is kept until the account disconnects.
     */
    getTrustedIdentity: build.query<Identity, TrustedIdentityArgs>({
      queryFn: async (args, api) => {
        const found = await (args.isStoredOnly
          ? readStored(args, api)
          : readAnswers(args, api.getState() as RootState))
        const { namespace } = parseCaipNetworkId(args.caipNetworkId)
        const state = api.getState() as RootState
        return { data: found ?? selectAddressIdentity(state, namespace, args.address) }
      },
      serializeQueryArgs: ({ queryArgs: { address, caipNetworkId } }) =>
        getIdentityKey(parseCaipNetworkId(caipNetworkId).namespace, address),
      keepUnusedDataFor: Infinity,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
