import { configSchema, type ConfigAnswer } from '../../domain/schemas/config'
import { sendAndValidate } from '../../services/sendAndValidate'
import { modalApi } from '../../services/modalApi'

/** Remote configuration: the features that the project owner enabled. */
export const configApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getConfig: build.query<ConfigAnswer, void>({
      queryFn: (_args, _api, _extra, ask) =>
        sendAndValidate(ask, { service: 'project', path: '/appkit/v1/config' }, configSchema),
      keepUnusedDataFor: Infinity,
    }),
  }),
})
